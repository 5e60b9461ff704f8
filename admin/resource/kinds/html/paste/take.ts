import type { EditorView } from '@tiptap/pm/view'
import { cleaned, type Cleaned } from './clean.ts'
import type { Look } from './looks.ts'
import { lostKinds, type Losses } from './losses.ts'

/** The parts of the editor that a paste or a drop uses. */
export interface Hands {
  /** Uploads files and shows them where the caret is. */
  add: (files: readonly File[]) => void
  /** Uploads a file whose place is in the text already. */
  begin: (id: string, file: File) => void
  /** Asks whether to go on without what cannot be kept. */
  ask: (losses: Losses) => Promise<boolean>
  /** Says which looks are not kept. */
  say: (looks: readonly Look[]) => void
  /** True for a text of words and links, which holds no pictures and no tables. */
  isShort: boolean
}

/** Takes what the clipboard or the mouse brings; false leaves it to the editor. */
export function take(data: DataTransfer | null, view: EditorView, hands: Hands): boolean {
  const files = [...(data?.files ?? [])]
  const html = data?.getData('text/html') ?? ''
  if (!html || view.state.selection.$from.parent.type.spec.code) return takeFiles(files, hands)
  const text = fitted(cleaned(html, location.origin), hands)
  // A copied picture comes as a file, and as HTML with an address that may not be readable. Office adds a picture of the whole text.
  if (files.length > 0 && !text.hasText) return takeFiles(files, hands)
  const isWhole = lostKinds(text.losses).length === 0
  // A copy from an editor of this kind says itself how it joins the text around it.
  if (isWhole && text.embedded.length === 0 && html.includes('data-pm-slice')) return false
  if (isWhole) insert(text, view, hands)
  else void hands.ask(text.losses).then((isAgreed) => isAgreed && !view.isDestroyed && insert(text, view, hands))
  return true
}

function takeFiles(files: readonly File[], hands: Hands): boolean {
  if (files.length > 0) hands.add(files)
  return files.length > 0
}

function insert({ html, looks, embedded }: Cleaned, view: EditorView, hands: Hands): void {
  view.focus()
  if (html.trim()) view.pasteHTML(html)
  for (const { id, file } of embedded) hands.begin(id, file)
  if (looks.length > 0) hands.say(looks)
}

/** A short text has no pictures and no tables. The editor itself leaves the words of a table. */
function fitted(text: Cleaned, { isShort }: Hands): Cleaned {
  if (!isShort) return text
  const { body } = new DOMParser().parseFromString(text.html, 'text/html')
  const unfit = body.querySelectorAll('img, table').length
  for (const picture of body.querySelectorAll('img')) picture.remove()
  return { ...text, html: body.innerHTML, losses: { ...text.losses, unfit }, embedded: [] }
}
