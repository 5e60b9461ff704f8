import type { Piece } from '../../contract/features/portal.ts'
import { markedWords } from './terms.ts'

/** Characters shown before and after the first hit. */
const BEFORE = 40
const AFTER = 140

/** A text in pieces, the words asked for marked. */
export function marked(text: string, question: string): Piece[] {
  const words = markedWords(question)
  if (words.length === 0) return [{ text, hit: false }]
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'))
  // Split by a group, every second part is what the group caught.
  return parts.map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

/** The words around the first hit; the beginning where there is none. */
export function excerpt(text: string, question: string): Piece[] {
  const words = markedWords(question)
  const at = words.length === 0 ? -1 : text.search(new RegExp(words.join('|'), 'iu'))
  const from = at <= BEFORE ? 0 : wordStart(text, at - BEFORE)
  const to = Math.min(text.length, Math.max(at, 0) + AFTER)
  const shown = `${from > 0 ? '…' : ''}${text.slice(from, to).toWellFormed()}${to < text.length ? '…' : ''}`
  return marked(shown, question)
}

/** Not in the middle of a Latin word, if its beginning is near. */
function wordStart(text: string, at: number) {
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < 20 ? space + 1 : at
}
