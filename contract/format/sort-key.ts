import { placesOf, plainLetters } from './letter-places.ts'

/** Raise it when texts get other keys: the next start then makes those of all rows anew. */
export const SORT_KEYS = '2'

/** Letters beyond these do not count, so that a key stays within what an index takes. */
const MOST = 160

/** Stands before all places, so that `app` comes before `Apple`. */
const END = '\u0001'

/**
 * Returns a text that is compared by code points in place of the given one: signs, digits and letters without case and accents come first, then Chinese
 * by pinyin, as ICU has it. What is then the same is told apart by accents and then by case, small letters first.
 */
export function sortKey(text: string): string {
  let [places, accents, cases] = ['', '', '']
  let left = MOST
  for (const letter of text.slice(0, 4 * MOST).normalize('NFC')) {
    if (places.length >= MOST || left-- === 0) break
    const parts = partsOf(letter)
    places += parts.places
    accents += parts.accent
    cases += parts.case
  }
  const forms = `${trimmed(accents)}${END}${trimmed(cases)}`
  return forms === END ? places : places + END + forms
}

/** Ends with the last letter that is not plain. */
const trimmed = (forms: string) => forms.slice(0, forms.lastIndexOf('1') + 1)

interface Parts {
  places: string
  /** 1 for a letter with an accent or of another width. */
  accent: '0' | '1'
  /** 1 for a capital. */
  case: '0' | '1'
}

const known = new Map<string, Parts>()

function partsOf(letter: string): Parts {
  const found = known.get(letter)
  if (found) return found
  const small = letter.toLowerCase()
  const made: Parts = {
    places: placesOf(letter),
    accent: plainLetters(letter) === small ? '0' : '1',
    case: small === letter ? '0' : '1',
  }
  if (letter.length === 1) known.set(letter, made)
  return made
}

/** The one order of texts: negative if the first comes first. */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)]
  return a === b ? 0 : a < b ? -1 : 1
}

/** The order of a column: rows without a value come last in both directions. */
export function compareValues(one: unknown, other: unknown, descending = false): number {
  const [isNone, isOtherNone] = [isEmpty(one), isEmpty(other)]
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone)
  const order = typeof one === 'number' && typeof other === 'number' ? one - other : compareTexts(String(one), String(other))
  return descending ? -order : order
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
