import type { AskedQuestion, QuestionOf } from '../../../contract/forms/questions.ts'
import { fill } from '../../../contract/format/fill.ts'
import type { PortalWords } from '../../text/words.ts'

type Bounded = PortalWords['form']['wrong']['number']

/** Says that a value lies outside its bounds. */
function beyond(words: Bounded, from: string | number | null | undefined, until: string | number | null | undefined): string {
  const [hasFrom, hasUntil] = [from ?? null, until ?? null].map((bound) => bound !== null)
  if (hasFrom && hasUntil) return fill(words.both, { from, until })
  if (hasFrom) return fill(words.from, { from })
  return hasUntil ? fill(words.until, { until }) : words.any
}

/** The words for an answer that does not fit its question; undefined where none can be wrong, or only the server knows why. */
export function wrongWords(question: AskedQuestion, words: PortalWords): string | undefined {
  switch (question.kind) {
    case 'line':
      return wrongLine(question, words)
    case 'lines':
      return tooShort(question, words)
    case 'number':
      return beyond(words.form.wrong.number, question.min, question.max)
    case 'date':
      return beyond(words.form.wrong.date, question.from, question.until)
    case 'choices':
      return beyond(words.form.wrong.picks, question.fewest, question.most)
    case 'file':
      return fileLimits(question, words)
    default:
      return undefined
  }
}

function wrongLine(question: QuestionOf<'line'>, words: PortalWords): string | undefined {
  const { wrong } = words.form
  if (!question.format) return tooShort(question, words)
  return { email: words.enquiry.wrongEmail, mobile: wrong.mobile, phone: wrong.phone, link: wrong.link, digits: wrong.digits }[
    question.format
  ]
}

const tooShort = ({ fewest }: Pick<QuestionOf<'line'>, 'fewest'>, words: PortalWords) =>
  fewest ? fill(words.enquiry.tooShort, { number: fewest }) : undefined

/** Says the number and size of the files that a question takes. */
export const fileLimits = ({ most, megabytes }: QuestionOf<'file'>, { form: { files } }: PortalWords) =>
  fill(most === 1 ? files.one : files.many, { most, megabytes })
