import { dictionary } from '@zxcvbn-ts/language-common'
import { PASSWORD_LENGTH } from '../../../contract/features/sign-in.ts'

const { min, max } = PASSWORD_LENGTH

/** Chinese habits and the field's own words, which the list does not know. */
const ALSO = ['woaini123', 'woaini520', 'woaini1314', '5201314520', '12345678a', 'abc123456', 'administrator']

/** Some 40,000 passwords that leaks show most, of the lengths that can be set, in small letters. */
export const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(String).filter(({ length }) => length >= min && length <= max),
  ...ALSO,
])
