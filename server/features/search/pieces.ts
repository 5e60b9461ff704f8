import type { Piece } from '../../../contract/features/portal.ts'

/** Characters shown before and after the first hit. */
const BEFORE = 40
const AFTER = 140
/** The most characters by which a text is cut shorter, so that it does not end within a word. */
const NEAR = 20

/** A text in pieces, these words marked. */
export function marked(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }]
  const parts = text.split(new RegExp(`(${anyOf(words)})`, 'giu'))
  // A text that is split by a group holds the caught words in every second part.
  return parts.map((part, index) => ({ text: part, hit: index % 2 === 1 })).filter((piece) => piece.text !== '')
}

/** Returns the text around the first of these words; the beginning of the text if it holds none. */
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

/** The most words that are marked: each place of a text is compared with all of them, and a search has up to a hundred letters. */
const MOST_WORDS = 20

const anyOf = (words: string[]) =>
  words
    .slice(0, MOST_WORDS)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|')

/** Not in the middle of a Latin word, nor between a number and its unit, if its beginning is near. */
function wordStart(text: string, at: number) {
  const space = text.indexOf(' ', at)
  return space !== -1 && space - at < NEAR ? space + 1 : at
}

const LATIN = /[\p{Script=Latin}\p{N}]/u
const BREAK = /[\s\p{Script=Han}]/u
const BETWEEN = /[\s·，、,;；]/

/** The same for the end of an excerpt; separators between words are left out there. It looks back no further than it cuts. */
function wordEnd(text: string, at: number) {
  let end = LATIN.test(text.charAt(at)) ? latinStart(text, at) : at
  while (end > 0 && BETWEEN.test(text.charAt(end - 1))) end--
  return end
}

/** Returns the start of the Latin word that ends before `at`, or `at` when the start is not near. */
function latinStart(text: string, at: number) {
  let start = at
  for (let i = at - 1; i >= 0 && !BREAK.test(text.charAt(i)); i--) {
    if (at - i >= NEAR) return at
    if (LATIN.test(text.charAt(i))) start = i
  }
  return start
}
