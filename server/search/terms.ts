import { CJK } from './scripts.ts'
import { singularOf } from './singular.ts'
import { spellingsIn, withSigns, writtenAs } from './spellings.ts'

// Words are cut alike for both engines and for question and answer: Chinese into overlapping pairs of characters, so that two characters find
// what holds them; other scripts at their word boundaries.

const RUNS = new RegExp(String.raw`([${CJK}]+)|(?:(?![${CJK}])[\p{L}\p{N}])+`, 'gu')
const NUMBER = /^\p{N}+$/u
const BEGINS_CJK = new RegExp(String.raw`^[${CJK}]`, 'u')
/** Longer words are cut: nobody searches for one, and an index would hold no longer one. */
export const LONGEST = 40
const MOST_ASKED = 20

interface Run {
  text: string
  isCjk: boolean
  /** True for a number with its Chinese unit behind it: `25毫米` means no 250. */
  isWhole: boolean
}

function runsOf(text: string): Run[] {
  const all = text.normalize('NFKC').toLowerCase()
  return [...all.matchAll(RUNS)].map(({ 0: run, 1: cjk, index }) => ({
    text: run,
    isCjk: cjk !== undefined,
    isWhole: NUMBER.test(run) && BEGINS_CJK.test(all.slice(index + run.length, index + run.length + 2)),
  }))
}

/**
 * Returns the terms of a text for the index, each once. The last character of a Chinese run is a term too, so that a single character is found as the
 * beginning of a term. A code is found in each way of writing it, and an English word in plural also in singular.
 */
export function termsOf(text: string): string[] {
  const terms = runsOf(text).flatMap((run) =>
    run.isCjk ? [...pairsOf(run.text), lettersOf(run.text).at(-1)!] : [run.text, singularOf(run.text)],
  )
  return [...new Set([...terms, ...spellingsIn(text)].map((term) => term.slice(0, LONGEST)))]
}

/** By code points: rare characters are two units long, and none of these scripts joins several. */
const lettersOf = (run: string) => Array.from(run)

const pairsOf = (run: string) => {
  const letters = lettersOf(run)
  return letters.slice(1).map((letter, index) => letters[index]! + letter)
}

export interface AskedTerm {
  term: string
  /** True when terms that begin with it count too. */
  isPrefix: boolean
}

/** Returns the terms of a question; a record must contain all of them. */
export function askedTerms(question: string): AskedTerm[] {
  const terms = runsOf(question).flatMap(({ text, isCjk, isWhole }) => {
    const pairs = isCjk ? pairsOf(text) : []
    return pairs.length > 0
      ? pairs.map((term) => ({ term, isPrefix: false }))
      : [{ term: singularOf(text).slice(0, LONGEST), isPrefix: !isWhole }]
  })
  return [...new Map(terms.map((asked) => [asked.term, asked])).values()].slice(0, MOST_ASKED)
}

/**
 * Returns the words to mark in a text that was found: each part of the question as it was written; if a text does not contain that, its words, and
 * instead of a missing Chinese word its pairs.
 */
export function markedWords(question: string, text: string): string[] {
  const there = text.toLowerCase()
  const parts = [...new Set([question, withSigns(question)].flatMap((asked) => asked.toLowerCase().split(/\s+/)))]
  const words = parts.flatMap((part) => (part !== '' && runsOf(part).length > 0 && there.includes(part) ? [part] : wordsIn(there, part)))
  return [...new Set(words)].toSorted((a, b) => b.length - a.length)
}

const wordsIn = (text: string, part: string) => {
  const written = writtenAs(part)?.exec(text)?.[0]
  return written ? [written] : wordsOf(part)
}

const wordsOf = (part: string) => runsOf(part).flatMap(({ text, isCjk }) => (isCjk ? [text, ...pairsOf(text)] : [text, singularOf(text)]))

/** A property and its value as one term, of letters and digits only. */
export const facetTerm = (key: string, value: string) => `${hex(key)}x${hex(value)}`

const hex = (text: string) => Buffer.from(text).toString('hex')
