import { ANY_EMAIL } from '../format/email.ts'
import { isWebAddress } from '../format/links.ts'
import { MOBILE } from '../format/mobile.ts'
import { PHONE } from '../format/phone.ts'
import type { Refusal } from './comparisons.ts'
import { LONGEST_LINE, type LINE_FORMATS } from './questions.ts'

export type LineFormat = (typeof LINE_FORMATS)[number]

interface Format {
  fits: (text: string) => boolean
  ifOther: Refusal['words']
  /** If there is no answer although there must be one. */
  ifNone?: Refusal['words']
  /** The number of characters of the shortest and the longest text of this format. */
  shortest: number
  longest: number
  /** As JSON Schema says it. */
  schema: { format: string } | { pattern: string }
}

const DIGITS = /^[0-9]+$/

/** Each format of a line of text. */
export const FORMATS: Readonly<Record<LineFormat, Format>> = {
  email: {
    fits: (text) => ANY_EMAIL.test(text),
    ifOther: 'invalid.email',
    ifNone: 'invalid.emailMissing',
    shortest: 6,
    longest: LONGEST_LINE,
    schema: { format: 'email' },
  },
  mobile: {
    fits: (text) => MOBILE.test(text),
    ifOther: 'invalid.mobile',
    ifNone: 'invalid.mobileMissing',
    shortest: 11,
    longest: 11,
    schema: { pattern: MOBILE.source },
  },
  phone: { fits: (text) => PHONE.test(text), ifOther: 'invalid.phone', shortest: 5, longest: 32, schema: { pattern: PHONE.source } },
  link: { fits: isWebAddress, ifOther: 'invalid.webAddress', shortest: 8, longest: LONGEST_LINE, schema: { format: 'uri' } },
  digits: {
    fits: (text) => DIGITS.test(text),
    ifOther: 'invalid.digits',
    shortest: 1,
    longest: LONGEST_LINE,
    schema: { pattern: DIGITS.source },
  },
}
