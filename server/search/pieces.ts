import type { Piece } from '../../contract/features/portal.ts'

/** Characters shown before and after the first hit. */
const BEFORE = 40
const AFTER = 140
/** How far a text is cut shorter, so that it is not cut within a word. */
const NEAR = 20

/** A text in pieces, these words marked. */
export function marked(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }]
  const parts = text.split(new RegExp(`(${anyOf(words)})`, 'giu'))
  // Split by a group, every second part is what the group caught.
  return parts.map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

/** What stands around the first of these words; the beginning where there is none. */
export function excerpt(text: string, words: string[]): Piece[] {
  const at = words.length === 0 ? -1 : text.search(new RegExp(anyOf(words), 'iu'))
  const from = at <= BEFORE ? 0 : wordStart(text, at - BEFORE)
  const last = Math.max(at, 0) + AFTER
  const to = last >= text.length ? text.length : wordEnd(text, last)
  const shown = `${from > 0 ? '…' : ''}${text
    .slice(from, to)
    .replace(/^[\s·]+/u, '')
    .toWellFormed()}${to < text.length ? '…' : ''}`
  return marked(shown, words)
}

const anyOf = (words: string[]) => words.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|')

/** Not in the middle of a Latin word, nor between a number and its unit, if its beginning is near. */
function wordStart(text: string, at: number) {
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < NEAR ? space + 1 : at
}

const LATIN = /[\p{Script=Latin}\p{N}][^\s\p{Script=Han}]*$/u

/** The same at its other end; what only parts one word from the next is left out there. */
function wordEnd(text: string, at: number) {
  const kept = text.slice(0, at)
  const start = /^[\p{Script=Latin}\p{N}]/u.test(text.slice(at)) ? kept.search(LATIN) : at
  const end = start !== -1 && at - start < NEAR ? start : at
  return text.slice(0, end).replace(/[\s·，、,;；]+$/u, '').length
}
