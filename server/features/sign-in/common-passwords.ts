import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_BOUNDS } from '../../../contract/features/sign-in.ts'

const { min, max } = PASSWORD_BOUNDS

/** Passwords that are common in China or in this trade, which the list lacks. */
const ALSO = ['woaini123', 'woaini520', 'woaini1314', '5201314520', '12345678a', 'abc123456', 'administrator']

/** The 40,000 passwords that are most frequent in leaks, of the lengths that can be set, in small letters. */
export const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(String).filter(({ length }) => length >= min && length <= max),
  ...ALSO,
])

/** Words of accounts and companies beside the frequent ones. */
const WORDS_ALSO = [
  'abc',
  'administrator',
  'changeme',
  'company',
  'demo',
  'guest',
  'manager',
  'passwd',
  'portico',
  'root',
  'test',
  'user',
  'woaini',
]

/** The words that people put digits and signs around: of the list, those that come first. */
export const WORDS: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common']
    .slice(0, 1500)
    .map(String)
    .filter((word) => /^[a-z]{4,}$/.test(word)),
  ...WORDS_ALSO,
])
