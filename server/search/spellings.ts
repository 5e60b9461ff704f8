import { CJK } from './scripts.ts'

// A code is written in several ways: HM-1200, HM 1200, HM1200. The index holds it joined and parted, so that a question finds it in whichever way.

/** A part of a code: letters that stand in words, or digits. */
const PARTS = new RegExp(String.raw`(?:(?![${CJK}])\p{L})+|\p{N}+`, 'gu')
/** Signs that stand within a code. */
const WITHIN = /^[-_./·]?$/
/** A code has few parts; the limit keeps a list of numbers from becoming terms of its own. */
const MOST_PARTS = 4
/** The most letters of a unit that stands behind a number and a space. */
const LONGEST_UNIT = 3

interface Part {
  text: string
  /** True if the part before belongs to the same code. */
  isNext: boolean
  /** True if a hyphen stands before it. */
  isHyphened: boolean
}

const isNumber = (text: string) => /^\p{N}/u.test(text)

/** A code has letters and digits. */
const isCode = (texts: string[]) => texts.some(isNumber) && !texts.every(isNumber)

/**
 * Returns the parts of the codes in a text and their joined spellings, in lower case, its numbers of pixels, and its hyphened words in one: `linescan` for
 * line-scan. Other words without digits have none.
 */
export function spellingsIn(text: string): string[] {
  const normal = text.normalize('NFKC')
  const parts = partsOf(withLatinUnits(normal))
  return [...parts.flatMap((_, from) => joined(parts, from)), ...pixelsIn(normal)]
}

/** Units that a question may write in the other script: `25毫米` and `25mm` are one. */
const LATIN_UNITS: Record<string, string> = { 毫米: 'mm', 微米: 'μm', 毫秒: 'ms', 微秒: 'μs' }
const CHINESE_UNIT = new RegExp(String.raw`(?<=\p{N}) ?(${Object.keys(LATIN_UNITS).join('|')})`, 'gu')

const withLatinUnits = (text: string) => text.replaceAll(CHINESE_UNIT, (_, unit: string) => ` ${LATIN_UNITS[unit]} `)

/** `1200 万像素`, `1200 万相机` and `12 megapixels`: buyers ask for `12MP`. */
const PIXELS = /(\d{1,6}) ?万(?:像素|(?=相机))|(?<![\d.])(\d{1,4})[- ]?megapixels?/giu
const TEN_THOUSANDS = 100

const pixelsIn = (text: string) =>
  [...text.matchAll(PIXELS)].flatMap((match) => {
    const millions = millionsOf(match)
    return millions === null ? [] : [`${millions}mp`, String(millions), 'mp']
  })

function millionsOf([, inTenThousands, inMillions]: readonly (string | undefined)[]): number | null {
  const millions = inMillions ? Number(inMillions) : Number(inTenThousands) / TEN_THOUSANDS
  return Number.isInteger(millions) ? millions : null
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  let before = ''
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const signs = text.slice(end, index)
    const isNext = belongs(before, signs, part)
    parts.push({ text: part.toLowerCase(), isNext, isHyphened: isNext && signs === '-' })
    end = index + part.length
    before = part
  }
  return parts
}

/** `HM 1200` and `12 MP` belong together, and so do parts with a sign of codes or nothing between them; `in 2026` does not. */
function belongs(before: string, signs: string, part: string): boolean {
  if (before === '') return false
  if (WITHIN.test(signs)) return true
  if (signs !== ' ' || isNumber(before) === isNumber(part)) return false
  return isNumber(part) ? before === before.toUpperCase() : part.length <= LONGEST_UNIT
}

/** The spellings that begin with a part: each row of parts with letters and digits in it, each single part of such a row, and each row of hyphened words. */
function joined(parts: Part[], from: number): string[] {
  const row = [parts[from]!]
  while (row.length < MOST_PARTS && parts[from + row.length]?.isNext) row.push(parts[from + row.length]!)
  const found: string[] = []
  for (let length = 2; length <= row.length; length++) {
    const texts = row.slice(0, length).map(({ text }) => text)
    if (isCode(texts)) found.push(texts.join(''), ...texts)
    else if (!texts.some(isNumber) && row.slice(1, length).every(({ isHyphened }) => isHyphened)) found.push(texts.join(''))
  }
  return found
}

/** The parts of a question that is one code; null for any other. */
function codeOf(asked: string): string[] | null {
  // Questions are seldom written in capitals.
  const parts = partsOf(asked.normalize('NFKC').toUpperCase())
  const texts = parts.map(({ text }) => text)
  const isOne = parts.length > 1 && parts.length <= MOST_PARTS && parts.slice(1).every(({ isNext }) => isNext)
  return isOne && isCode(texts) ? texts : null
}

/** Returns a question with each of its codes in one word: `HM-1200 镜头` → `hm1200 镜头`, `1200万像素` → `12mp`. */
export function joinedCodes(question: string): string {
  const asked = question.normalize('NFKC').toLowerCase()
  const text = withLatinUnits(asked).replaceAll(PIXELS, (...match: string[]) => {
    const millions = millionsOf(match.slice(0, PIXEL_GROUPS))
    return millions === null ? match[0]! : ` ${millions}mp `
  })
  const rows: { from: number; to: number; texts: string[] }[] = []
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    const row = rows.at(-1)
    const to = index + part.length
    if (row && continues(row.texts, text.slice(row.to, index), part)) Object.assign(row, { to, texts: [...row.texts, part] })
    else rows.push({ from: index, to, texts: [part] })
  }
  return rows
    .toReversed()
    .reduce((all, { from, to, texts }) => (isCode(texts) ? all.slice(0, from) + texts.join('') + all.slice(to) : all), text)
}

/** The whole match and the groups of `PIXELS`. */
const PIXEL_GROUPS = 3

/** As for texts, but questions are seldom written in capitals: a space joins two short parts, and none to a code that is whole. */
function continues(texts: string[], signs: string, part: string): boolean {
  if (texts.length === MOST_PARTS) return false
  if (WITHIN.test(signs)) return true
  const before = texts.at(-1)!
  return signs === ' ' && !isCode(texts) && isNumber(before) !== isNumber(part) && (isNumber(part) ? before : part).length <= LONGEST_UNIT
}

/** Returns the spellings of a code with and without hyphens: `hm-1200` and `hm1200`. */
export function codesAs(asked: string): string[] {
  const [first, ...others] = codeOf(asked) ?? []
  if (first === undefined) return []
  return others.reduce((spellings, part) => spellings.flatMap((spelling) => [spelling + part, `${spelling}-${part}`]), [first])
}

/** Returns a pattern for the ways in which a text may write a code that a question writes in one way; null if the question is no code. */
export function writtenAs(asked: string): RegExp | null {
  const parts = codeOf(asked)
  return parts && new RegExp(parts.join(String.raw`[-_./· ]?`), 'u')
}

/** Returns a question with signs that keyboards lack: `4096x3000` → `4096×3000`, `3.45um` → `3.45μm`. */
export const withSigns = (question: string): string =>
  question.replaceAll(/(?<=\p{N}) ?[x*] ?(?=\p{N})/giu, '×').replaceAll(/(?<=\p{N} ?)u(?=[ms]\b)/giu, 'μ')
