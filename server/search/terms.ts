// Words are cut alike for both engines and for question and answer: Chinese into overlapping pairs of characters, so that two characters find
// what holds them; other scripts at their word boundaries.

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`
const RUNS = new RegExp(String.raw`([${CJK}]+)|(?:(?![${CJK}])[\p{L}\p{N}])+`, 'gu')
/** Longer words are cut: nobody searches for one, and an index would hold no longer one. */
const LONGEST = 40
const MOST_ASKED = 20

interface Run {
  text: string
  isCjk: boolean
}

function runsOf(text: string): Run[] {
  return [...text.normalize('NFKC').toLowerCase().matchAll(RUNS)].map(([run, cjk]) => ({ text: run, isCjk: cjk !== undefined }))
}

/**
 * Returns the terms of a text for the index, each once. The last character of a Chinese run is a term too, so that a single character is found as the
 * beginning of a term.
 */
export function termsOf(text: string): string[] {
  return [
    ...new Set(
      runsOf(text).flatMap((run) => (run.isCjk ? [...pairsOf(run.text), lettersOf(run.text).at(-1)!] : [run.text.slice(0, LONGEST)])),
    ),
  ]
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
  const terms = runsOf(question).flatMap(({ text, isCjk }) => {
    const pairs = isCjk ? pairsOf(text) : []
    return pairs.length > 0 ? pairs.map((term) => ({ term, isPrefix: false })) : [{ term: text.slice(0, LONGEST), isPrefix: true }]
  })
  return [...new Map(terms.map((asked) => [asked.term, asked])).values()].slice(0, MOST_ASKED)
}

/**
 * Returns the words to mark in a text that was found: each part of the question as it was written; if a text does not contain that, its words, and
 * instead of a missing Chinese word its pairs.
 */
export function markedWords(question: string, text: string): string[] {
  const there = text.toLowerCase()
  const parts = question.toLowerCase().split(/\s+/)
  const words = parts.flatMap((part) => (part !== '' && runsOf(part).length > 0 && there.includes(part) ? [part] : wordsOf(part)))
  return [...new Set(words)].toSorted((a, b) => b.length - a.length)
}

const wordsOf = (part: string) => runsOf(part).flatMap(({ text, isCjk }) => (isCjk ? [text, ...pairsOf(text)] : [text]))

/** A property and its value as one term, of letters and digits only. */
export const facetTerm = (key: string, value: string) => `${hex(key)}x${hex(value)}`

const hex = (text: string) => Buffer.from(text).toString('hex')
