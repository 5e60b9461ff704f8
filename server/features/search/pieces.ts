import type { Piece } from '../../../contract/features/portal.ts'
import { wordStart, wordEnd } from './word-edges.ts'

/** Characters shown before and after the first hit. */
const BEFORE = 40
const AFTER = 140

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
