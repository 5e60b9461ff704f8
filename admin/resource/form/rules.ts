import type { FormRule } from 'antd'
import i18next from 'i18next'
import type { z } from 'zod'
import { issuesOf } from '../data/issues.ts'

/** The server's schema as a rule of the form, in the reader's language (V-09). With `hasParts` the control shows complaints about parts itself. */
export const ruleOf = (schema: z.ZodType, hasParts = false): FormRule => ({
  validator: async (_, value) => {
    const issues = issuesOf(schema, value)
    if (issues.size === 0) return
    const [first] = issues.values()
    throw new Error(issues.get('') ?? (hasParts ? i18next.t('admin.form.invalid', { number: issues.size }) : first))
  },
})
