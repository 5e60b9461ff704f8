import { z } from 'zod'
import { composed } from '../field-schema.ts'

/** The name an answer is stored under, as that of a product's parameter. */
export const QUESTION_KEY = /^[a-z][a-zA-Z0-9]{0,39}$/

/** The ways to compare an answer. `has` is for questions with several answers and for parts of a text; `filled` and `empty` compare with nothing. */
export const COMPARISONS = ['is', 'isNot', 'has', 'more', 'less', 'filled', 'empty'] as const
export type Comparison = (typeof COMPARISONS)[number]

const comparing = z.strictObject({
  /** The key of a question that stands before. */
  key: z.string().regex(QUESTION_KEY),
  by: z.enum(COMPARISONS),
  value: z.union([composed.max(200), z.number(), z.boolean()]).nullish(),
})
export type Comparing = z.infer<typeof comparing>

/** True when all, or any, of its comparisons are. A question that is not shown counts as empty. */
export const condition = z.strictObject({ join: z.enum(['all', 'any']), comparisons: z.array(comparing).min(1).max(10) })
export type Condition = z.infer<typeof condition>
