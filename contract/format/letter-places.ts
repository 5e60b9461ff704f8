/** Chinese without case and accents: the order of ICU's pinyin, in which `é` and `E` stand at the place of `e`. */
const collator = new Intl.Collator('zh', { sensitivity: 'base' })

type Ranges = readonly (readonly [from: number, to: number])[]

/** The letters and signs that are ranked: Latin to Cyrillic, all signs, kana. */
const RANKED: Ranges = [
  [0x20, 0x5_2f],
  [0x1e_00, 0x33_ff],
]
const HAN: Ranges = [
  [0x34_00, 0x4d_bf],
  [0x4e_00, 0x9f_ff],
]

// The places of a key. None is a surrogate, so UTF-16 here and UTF-8 in both databases put them in one order.
const FIRST = 0x20
const OTHERS = { from: 0x5_30, to: 0x1d_ff, at: 0x20_00 }
const FIRST_HAN = 0x50_00
const BEYOND = 0x1_00_00
const LAST = 0x10_ff_ff

const TWO: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe' }

/** The small letters of usual width that a letter stands for, without the marks beside them. */
export const plainLetters = (letter: string): string => {
  const small = letter.toLowerCase()
  return TWO[small] ?? small.normalize('NFKD').replaceAll(/\p{M}/gu, '')
}

/** The place of a letter: signs and digits, letters, Chinese by pinyin, then all else by its number. A mark has none, and `ß` has two. */
export function placesOf(letter: string): string {
  const plain = plainLetters(letter)
  const [first = '', ...more] = plain
  if (more.length > 0) return Array.from(plain, placeOf).join('')
  return ranks().get(letter.toLowerCase()) ?? placeOf(first)
}

function placeOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (isIn(code, HAN)) return hanPlaces().get(letter)!
  if (isIn(code, RANKED) || /^$|\p{M}|\p{C}/u.test(letter)) return ranks().get(letter) ?? ''
  if (code >= OTHERS.from && code <= OTHERS.to) return String.fromCodePoint(OTHERS.at + code - OTHERS.from)
  return String.fromCodePoint(Math.min(BEYOND + code, LAST))
}

const isIn = (code: number, ranges: Ranges) => ranges.some(([from, to]) => code >= from && code <= to)

const lettersOf = (ranges: Ranges) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))

/** Made when it is first asked for, since that takes some hundredths of a second. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const ranks = lazily(() => {
  const letters = lettersOf(RANKED).filter((letter) => letter.toLowerCase() === letter && isPlaced(letter))
  const places = new Map<string, string>()
  let rank = FIRST
  let before = ''
  for (const letter of letters.toSorted(collator.compare)) {
    if (collator.compare(before, letter) !== 0) rank++
    places.set(letter, String.fromCodePoint(rank))
    before = letter
  }
  return places
})

/** False for marks, and for letters that stand for several or for a Chinese one. */
function isPlaced(letter: string): boolean {
  const plain = plainLetters(letter)
  return plain.length === 1 && isIn(plain.codePointAt(0)!, RANKED) && collator.compare('', letter) !== 0
}

const hanPlaces = lazily(() => {
  const letters = lettersOf(HAN).toSorted(collator.compare)
  return new Map(letters.map((letter, rank) => [letter, String.fromCodePoint(FIRST_HAN + rank)]))
})
