import { z } from 'zod'
import { composed, plainString } from '../field-schema.ts'
import { condition, QUESTION_KEY } from './conditions.ts'
import { help, otherWords, words } from './texts.ts'

/** The formats of a line of text. A pattern of one's own is not offered: some patterns take minutes for a short text. */
export const LINE_FORMATS = ['email', 'mobile', 'phone', 'link', 'digits'] as const
/** The most characters of a line, and of a text of several lines. */
export const LONGEST_LINE = 500
export const LONGEST_LINES = 5000

/** The most questions of a form. The limit keeps a form readable on one page, which it is without script. */
export const MOST_QUESTIONS = 200

const option = z.strictObject({ value: composed.min(1).max(64), label: words, labelEn: otherWords })
export type FormOption = z.infer<typeof option>
const options = z.array(option).min(1).max(100)

/** The properties that every question has. */
const common = {
  key: z.string().regex(QUESTION_KEY),
  label: words,
  labelEn: otherWords,
  help,
  helpEn: help,
  required: z.boolean().optional(),
  shownIf: condition.nullish(),
  requiredIf: condition.nullish(),
}

const unit = composed.max(16).nullish()
const hint = { hint: composed.max(100).nullish(), hintEn: composed.max(100).nullish() }
/** A number of characters or options of an answer. A bound of none would leave no answer. */
const fewest = (max: number) => z.int().min(0).max(max).nullish()
const most = (max: number) => z.int().min(1).max(max).nullish()

/** The schema of each kind of question. */
const KINDS = [
  z.strictObject({
    kind: z.literal('line'),
    ...common,
    ...hint,
    format: z.enum(LINE_FORMATS).nullish(),
    fewest: fewest(LONGEST_LINE),
    most: most(LONGEST_LINE),
  }),
  z.strictObject({
    kind: z.literal('lines'),
    ...common,
    ...hint,
    fewest: fewest(LONGEST_LINES),
    most: most(LONGEST_LINES),
  }),
  z.strictObject({
    kind: z.literal('number'),
    ...common,
    ...hint,
    min: z.number().nullish(),
    max: z.number().nullish(),
    /** Digits behind the point. */
    digits: z.int().min(0).max(6).nullish(),
    unit,
    unitEn: unit,
  }),
  /** Days as `YYYY-MM-DD`. */
  z.strictObject({ kind: z.literal('date'), ...common, from: z.iso.date().nullish(), until: z.iso.date().nullish() }),
  z.strictObject({ kind: z.literal('choice'), ...common, options, look: z.enum(['buttons', 'list']).default('buttons') }),
  z.strictObject({ kind: z.literal('choices'), ...common, options, fewest: fewest(100), most: most(100) }),
  z.strictObject({ kind: z.literal('yesNo'), ...common }),
  /** The reader must agree before the form is sent; the label says to what, and may lead to a page. */
  z.strictObject({ kind: z.literal('consent'), ...common, link: plainString.trim().max(500).nullish() }),
  /** One item of a dictionary, by its code. */
  z.strictObject({ kind: z.literal('dictionary'), ...common, dictionary: composed.min(1).max(64) }),
  /** One row of what visitors can see. */
  z.strictObject({ kind: z.literal('reference'), ...common, target: z.enum(['product', 'productCategory', 'news', 'article']) }),
  z.strictObject({
    kind: z.literal('file'),
    ...common,
    types: z.enum(['pictures', 'documents', 'any']).default('any'),
    most: z.int().min(1).max(10).default(1),
    /** Megabytes of each file. */
    megabytes: z.int().min(1).max(20).default(10),
  }),
  /** A text between the questions; it has no answer. */
  z.strictObject({
    kind: z.literal('text'),
    key: common.key,
    label: words,
    labelEn: otherWords,
    help,
    helpEn: help,
    shownIf: common.shownIf,
  }),
] as const

export const question = z.union(KINDS)
export type Question = z.infer<typeof question>
export type QuestionKind = Question['kind']
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>

export const QUESTION_KINDS: readonly QuestionKind[] = KINDS.map(({ shape }) => shape.kind.value)

/** True for a question that has an answer. */
export const isAsked = (one: Question): one is AskedQuestion => one.kind !== 'text'
export type AskedQuestion = Exclude<Question, { kind: 'text' }>
