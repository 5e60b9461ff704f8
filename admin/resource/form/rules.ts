import type { FormRule } from 'antd'
import i18next from 'i18next'
import type { z } from 'zod'
import { issuesOf } from '../data/issues.ts'

type Check = (rule: unknown, value: unknown) => Promise<void>

/** With `hasParts` the control shows complaints about parts itself. */
const checkOf =
  (schema: z.ZodType, hasParts: boolean): Check =>
  async (_, value) => {
    const issues = issuesOf(schema, value)
    if (issues.size === 0) return
    const [first] = issues.values()
    throw new Error(issues.get('') ?? (hasParts ? i18next.t('admin.form.invalid', { number: issues.size }) : first))
  }

/** The server's schema as a rule of the form, in the reader's language (V-09). */
export const ruleOf = (schema: z.ZodType, hasParts = false): FormRule => ({ validator: checkOf(schema, hasParts) })

/**
 * The rules of a field by its name. A field that nobody has written in is judged when the form is saved, and not when the focus leaves it: a new form
 * begins in its first field, which is empty. Of both rules one complains, if the field checks them one after the other.
 */
export function rulesOf(name: string, schema: z.ZodType, hasParts = false): FormRule[] {
  const check = checkOf(schema, hasParts)
  return [
    { validator: check, validateTrigger: [] },
    ({ isFieldTouched }) => ({
      validator: async (rule: unknown, value: unknown) => (isFieldTouched(name) ? check(rule, value) : undefined),
      validateTrigger: ['onBlur', 'onChange'],
    }),
  ]
}
