import { z } from 'zod'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { QUESTION_KINDS } from '../../../contract/forms/questions.ts'

/** Other properties stay. `looseObject` would join the part of the schema library that every list loads. */
const loose = <S extends z.ZodRawShape>(shape: S) => z.strictObject(shape).catchall(z.unknown())

const comparing = loose({ key: z.string(), by: z.string() })
const condition = loose({ comparisons: z.array(comparing) }).nullish()
const option = loose({ value: z.string(), label: z.string() })
const question = loose({
  kind: z.enum(QUESTION_KINDS),
  key: z.string(),
  label: z.string(),
  options: z.array(option).optional(),
  shownIf: condition,
  requiredIf: condition,
})
const group = loose({ columns: z.literal([1, 2, 3]), questions: z.array(question), shownIf: condition })
const step = loose({ groups: z.array(group).min(1) })

/** An unfinished form can be shown too, so only what the designer needs for that is asked for. */
export const showable = loose({ steps: z.array(step).min(1) })

/** The form in a stored value; null if the designer cannot show it. */
export function showableForm(value: unknown): FormDefinition | null {
  const { success, data } = showable.safeParse(value)
  return success ? (data as unknown as FormDefinition) : null
}
