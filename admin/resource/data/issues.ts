import { Form } from 'antd'
import type { z } from 'zod'
import { issueMessages } from '../../../contract/words/validation.ts'
import { currentLanguage } from '../../language/i18n.ts'

/** Complaints by their place within a value: `0.specs.1.name`; a complaint about the whole has the place ``. */
export type Issues = ReadonlyMap<string, string>

const NONE: Issues = new Map()

/** What a schema says against a value, in the reader's language. */
export function issuesOf(schema: z.ZodType, value: unknown): Issues {
  const checked = schema.safeParse(value ?? undefined, { reportInput: true })
  if (checked.success) return NONE
  return new Map(issueMessages(checked.error, currentLanguage()).map(({ members: [place = ''], message }) => [place, message]))
}

/** For a control of many parts: what is wrong with each, once its field is refused, and live while it is being corrected. */
export function useIssues(schema: z.ZodType, value: unknown): Issues {
  const { status } = Form.Item.useStatus()
  return status === 'error' ? issuesOf(schema, value) : NONE
}
