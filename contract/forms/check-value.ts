import { z } from 'zod'
import { isPlain, MEDIA } from '../field-schema.ts'
import type { Answer } from './answer.ts'
import type { Refusal } from './comparisons.ts'
import { FORMATS } from './line-formats.ts'
import { LONGEST_LINE, LONGEST_LINES, type AskedQuestion, type FormOption, type QuestionOf } from './questions.ts'

type Checked<A extends Answer = Answer> = { value: A } | Refusal

const refusal = (words: Refusal['words'], values: Refusal['values'] = {}): Refusal => ({ words, values })

/** Checks a value that is given to a question; returns the answer as it is kept, or why it is none. */
export function checkValue(question: AskedQuestion, value: unknown): Checked {
  switch (question.kind) {
    case 'line':
      return checkLine(question, value)
    case 'lines':
      return checkLines(question, value)
    case 'number':
      return checkNumber(question, value)
    case 'date':
      return checkDate(question, value)
    case 'choice':
      return checkOption(question.options, value)
    case 'choices':
      return checkChoices(question, value)
    case 'yesNo':
    case 'consent':
      return typeof value === 'boolean' ? { value } : refusal('invalid.pattern')
    case 'dictionary':
      return checkText(value, { most: 64 })
    case 'reference':
      return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? { value } : refusal('invalid.pattern')
    case 'file':
      return checkFiles(question, value)
  }
}

interface Bounds {
  fewest?: number | null | undefined
  most: number
}

function checkText(value: unknown, { fewest, most }: Bounds): Checked<string> {
  if (typeof value !== 'string') return refusal('invalid.pattern')
  const text = value.trim()
  if (!isPlain(text)) return refusal('invalid.characters')
  if (text.length > most) return refusal('invalid.tooLong', { max: most })
  return text.length < (fewest ?? 0) ? refusal('invalid.tooShort', { min: fewest ?? 0 }) : { value: text }
}

function checkLine({ format, fewest, most }: QuestionOf<'line'>, value: unknown): Checked {
  const checked = checkText(value, { fewest, most: most ?? LONGEST_LINE })
  if (!('value' in checked)) return checked
  if (/[\r\n]/.test(checked.value)) return refusal('invalid.pattern')
  return !format || FORMATS[format].fits(checked.value) ? checked : refusal(FORMATS[format].ifOther)
}

/** Forms of HTML send each end of a line as two characters, which do not count twice. */
const checkLines = ({ fewest, most }: QuestionOf<'lines'>, value: unknown) =>
  checkText(typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value, { fewest, most: most ?? LONGEST_LINES })

function checkNumber({ min, max, digits }: QuestionOf<'number'>, value: unknown): Checked {
  if (typeof value !== 'number' || !Number.isFinite(value)) return refusal('invalid.number')
  const least = min ?? Number.MIN_SAFE_INTEGER
  const greatest = max ?? Number.MAX_SAFE_INTEGER
  if (value < least) return refusal('invalid.tooSmall', { min: least })
  if (value > greatest) return refusal('invalid.tooBig', { max: greatest })
  if (typeof digits !== 'number' || Number(value.toFixed(digits)) === value) return { value }
  return digits === 0 ? refusal('invalid.wholeNumber') : refusal('invalid.decimals', { max: digits })
}

const day = z.iso.date()

function checkDate({ from, until }: QuestionOf<'date'>, value: unknown): Checked {
  const { success, data } = day.safeParse(value)
  if (!success) return refusal('invalid.date')
  if (from && data < from) return refusal('invalid.tooEarly', { min: from })
  return until && data > until ? refusal('invalid.tooLate', { max: until }) : { value: data }
}

function checkOption(options: readonly FormOption[], value: unknown): Checked<string> {
  if (typeof value !== 'string') return refusal('invalid.pattern')
  return options.some((one) => one.value === value) ? { value } : refusal('invalid.noSuchItem', { value: value.slice(0, 64) })
}

/** Keeps the answers in the order of the options. */
function checkChoices({ options, fewest, most }: QuestionOf<'choices'>, value: unknown): Checked {
  const list = checkList(value, most ?? options.length)
  if (!('value' in list)) return list
  const wrong = list.value.map((one) => checkOption(options, one)).find((one) => !('value' in one))
  if (wrong) return wrong
  if (list.value.length < (fewest ?? 0)) return refusal('invalid.tooFew', { min: fewest ?? 0 })
  return { value: options.map((one) => one.value).filter((one) => list.value.includes(one)) }
}

function checkFiles({ most }: QuestionOf<'file'>, value: unknown): Checked {
  const list = checkList(value, most)
  return !('value' in list) || list.value.every((one) => MEDIA.test(one)) ? list : refusal('invalid.noSuchUpload')
}

function checkList(value: unknown, most: number): Checked<readonly string[]> {
  if (!Array.isArray(value)) return refusal('invalid.pattern')
  if (value.length > most) return refusal('invalid.tooMany', { max: most })
  const texts = value.filter((one) => typeof one === 'string')
  if (texts.length < value.length) return refusal('invalid.pattern')
  const twice = texts.find((one, at) => texts.indexOf(one) < at)
  return twice === undefined ? { value: texts } : refusal('invalid.repeated', { value: twice.slice(0, 64) })
}
