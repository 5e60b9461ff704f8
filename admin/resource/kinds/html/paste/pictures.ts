import { STORED_PICTURE } from '../../../../../contract/format/html-elements.ts'
import { PICTURE_TYPES } from '../../../../../contract/media-types.ts'
import { COMING, newComing } from './coming.ts'
import { addressOf } from './links.ts'

interface Taken {
  local: number
  foreign: number
  embedded: { id: string; file: File }[]
}

/** Keeps the pictures of this site, makes files of those that the text holds itself, and removes and counts all others. */
export function takePictures(body: HTMLElement, origin: string): Taken {
  const taken: Taken = { local: 0, foreign: 0, embedded: [] }
  for (const picture of body.querySelectorAll('img')) takeOne(picture, origin, taken)
  return taken
}

function takeOne(picture: HTMLImageElement, origin: string, taken: Taken): void {
  const given = picture.getAttribute('src')?.trim() ?? ''
  const own = addressOf(given, origin)
  if (own && STORED_PICTURE.test(own)) return picture.setAttribute('src', own)
  const file = fileOf(given, picture.alt)
  if (file && !isDot(picture)) {
    const id = newComing()
    taken.embedded.push({ id, file })
    picture.removeAttribute('src')
    return picture.setAttribute(COMING, id)
  }
  picture.remove()
  // A picture of one point counts readers or makes room.
  if (!given || isDot(picture)) return
  if (/^(https?:)?\/\//i.test(given)) taken.foreign += 1
  else taken.local += 1
}

const isDot = ({ width, height }: HTMLImageElement) => width === 1 && height === 1

/** The file of a `data:` address in a format that may be uploaded. */
function fileOf(address: string, alt: string): File | null {
  const [, type = '', base64 = ''] = /^data:([\w/]+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  const known = PICTURE_TYPES.find((allowed) => allowed === type.toLowerCase())
  if (!known) return null
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (char) => char.charCodeAt(0))
  return new File([bytes], `${alt || 'image'}.${known.slice('image/'.length)}`, { type: known })
}
