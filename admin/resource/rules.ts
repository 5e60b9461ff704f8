import type { FormRule } from 'antd'
import type { z } from 'zod'
import { issueMessages } from '../../contract/validation.ts'
import { currentLanguage } from '../i18n.ts'

/** The server's own schema as a form's rule, in the reader's language (V-09). */
export const ruleOf = (schema: z.ZodType): FormRule => ({
  validator: async (_, value) => {
    const checked = schema.safeParse(value ?? undefined, { reportInput: true })
    if (!checked.success) throw new Error(issueMessages(checked.error, currentLanguage())[0]?.message)
  },
})
