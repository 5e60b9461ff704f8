import { isLink } from '../format/links.ts'
import type { Refusal } from './comparisons.ts'
import type { FormOption, Question, QuestionOf } from './questions.ts'
import { FORMATS } from './line-formats.ts'

type At = (string | number)[]
type Refusals = [At, Refusal][]

/** The parts of a question that contradict each other, each with its place within the question. */
export function refusalsOfQuestion(question: Question): Refusals {
  switch (question.kind) {
    case 'line':
      return [...reversed('most', question.fewest, question.most), ...lengths(question)]
    case 'lines':
      return reversed('most', question.fewest, question.most)
    case 'number':
      return numbers(question)
    case 'date':
      return reversed('until', question.from, question.until)
    case 'choice':
      return repeated(question.options)
    case 'choices':
      return [...repeated(question.options), ...reversed('most', question.fewest, question.most), ...beyondOptions(question)]
    case 'consent':
      return question.link && !isLink(question.link) ? [[['link'], { words: 'invalid.link', values: {} }]] : []
    default:
      return []
  }
}

/** Refuses bounds of which the lower stands above the upper, at the upper one. */
function reversed<B extends string | number>(upper: string, from: B | null | undefined, until: B | null | undefined): Refusals {
  const areReversed = from !== null && from !== undefined && until !== null && until !== undefined && from > until
  return areReversed ? [[[upper], { words: 'invalid.bounds', values: { from, until } }]] : []
}

/** Between 0.4 and 0.6 there is no number without decimals. */
function numbers({ min, max, digits }: QuestionOf<'number'>): Refusals {
  const refusals = reversed('max', min, max)
  if (refusals.length > 0 || typeof min !== 'number' || typeof max !== 'number' || typeof digits !== 'number') return refusals
  const next = Number(min.toFixed(digits))
  const least = next < min ? next + 10 ** -digits : next
  return Number(least.toFixed(digits)) > max ? [[['digits'], { words: 'invalid.bounds', values: { from: min, until: max } }]] : []
}

/** A mobile number of at most five characters does not exist. */
function lengths({ format, fewest, most }: QuestionOf<'line'>): Refusals {
  if (!format) return []
  const { shortest, longest } = FORMATS[format]
  const values = { min: shortest, max: longest }
  if ((fewest ?? 0) > longest) return [[['fewest'], { words: 'invalid.formatLength', values }]]
  return (most ?? longest) < shortest ? [[['most'], { words: 'invalid.formatLength', values }]] : []
}

/** Nobody can choose more options than there are. */
function beyondOptions(question: QuestionOf<'choices'>): Refusals {
  const max = question.options.length
  return (['fewest', 'most'] as const)
    .filter((bound) => (question[bound] ?? 0) > max)
    .map((bound) => [[bound], { words: 'invalid.tooBig', values: { max } }])
}

function repeated(options: readonly FormOption[]): Refusals {
  const met = new Set<string>()
  return options.flatMap(({ value }, at): Refusals => {
    if (met.has(value)) return [[['options', at, 'value'], { words: 'invalid.repeated', values: { value } }]]
    met.add(value)
    return []
  })
}
