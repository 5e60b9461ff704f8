import { usualWidth } from './usual-width.ts'

const POINT = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/
const GROUPED = /^[+-]?[1-9][0-9]{0,2}(?:,[0-9]{3})+(?:\.[0-9]+)?$/
const DECIMAL_COMMA = /^[+-]?(?:[0-9]+|[1-9][0-9]{0,2}(?:\.[0-9]{3})+),[0-9]+$/
const SPACED = /^[+-]?[1-9][0-9]{0,2}(?:[ '’][0-9]{3})+(?:[.,][0-9]+)?$/
/** One group after one mark: `1,299` and `1.299` are other numbers where the comma is the decimal sign. */
const UNSURE = /^[+-]?[1-9][0-9]{0,2}[.,][0-9]{3}$/

/** A number as people write it. */
export interface WrittenNumber {
  number: number
  /** True for a number that only a decimal comma explains, such as `12,50`. */
  hasDecimalComma: boolean
  /** True for a number that is another one beside decimal commas. */
  isUnsure: boolean
}

/** Reads a number as people write it (decision 76): `1,234.5`, `12,50`, `1.299,00`, `1 000`, full-width digits; null for what is no number, or one of more
 * digits than are kept. */
export function readNumber(text: string): WrittenNumber | null {
  const narrow = usualWidth(text).trim().replace('−', '-').replace('。', '.')
  const plain = SPACED.test(narrow) ? narrow.replaceAll(/[ '’]/g, '') : narrow
  const isUnsure = UNSURE.test(plain)
  if (POINT.test(plain)) return kept(plain, { hasDecimalComma: false, isUnsure })
  if (GROUPED.test(plain)) return kept(plain.replaceAll(',', ''), { hasDecimalComma: false, isUnsure })
  if (!DECIMAL_COMMA.test(plain)) return null
  return kept(plain.replaceAll('.', '').replace(',', '.'), { hasDecimalComma: true, isUnsure: false })
}

const PLAIN = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 100 })
/** So many digits of any number are kept. */
const SURE_DIGITS = 15

/** Reads a number with a decimal point; null for one that would be kept as another. Zero has no sign. */
function kept(text: string, written: Omit<WrittenNumber, 'number'>): WrittenNumber | null {
  const number = Number(text) + 0
  const digits = digitsOf(text)
  return digits.length <= SURE_DIGITS || digits === digitsOf(PLAIN.format(number)) ? { number, ...written } : null
}

/** The digits of a number without zeros that do not count. */
const digitsOf = (text: string) => {
  const [whole = '', fraction = ''] = text.replace(/^[+-]/, '').split('.')
  let end = fraction.length
  while (fraction[end - 1] === '0') end--
  return (whole + fraction.slice(0, end)).replace(/^0+/, '')
}

/** Reads a number that somebody types by itself; null for what is no number. */
export const typedNumber = (text: string): number | null => readNumber(text)?.number ?? null
