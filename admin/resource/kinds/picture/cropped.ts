import type { Area } from 'react-easy-crop'
import { UPLOAD_DEFAULTS } from '../../../../contract/format/upload-defaults.ts'

/** Draws a part of a picture as a PNG of 150×150 (K-01c). */
export async function cropped(address: string, { x, y, width, height }: Area): Promise<File> {
  const cut = UPLOAD_DEFAULTS.crop
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = cut.width
  canvas.height = cut.height
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, x, y, width, height, 0, 0, cut.width, cut.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, cut.type)
  })
  return new File([blob!], 'avatar.png', { type: cut.type })
}
