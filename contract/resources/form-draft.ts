import { z } from 'zod'
import { plainString } from '../field-schema.ts'

// A form while it is designed. It may lack everything that `contract/forms/definition.ts` asks for, so that nothing of it is lost; only its outline and its
// size are held to bounds.

const key = z.string().max(40)
const scalar = z.union([plainString.max(2000), z.number(), z.boolean(), z.null()])
/** An option, or a comparison. */
const item = z.record(key, scalar)
const items = z.array(item).max(100)
const condition = z.record(key, z.union([scalar, items]))
const question = z.record(key, z.union([scalar, items, condition]))

const group = z.strictObject({
  title: scalar.optional(),
  titleEn: scalar.optional(),
  columns: scalar.optional(),
  shownIf: z.union([condition, z.null()]).optional(),
  questions: z.array(question).max(200),
})
const step = z.strictObject({ title: scalar.optional(), titleEn: scalar.optional(), groups: z.array(group).max(30) })

export const formDraft = z.strictObject({ steps: z.array(step).max(20), send: scalar.optional(), sendEn: scalar.optional() })
