import { Form } from 'antd'
import type { z } from 'zod'
import { issueMessages } from '../../../contract/words/validation.ts'
import { currentLanguage } from '../../language/i18n.ts'

/** Complaints by their place within a value, such as `0.specs.1.name`; the empty place is the whole value. */
export type Issues = ReadonlyMap<string, string>

const NONE: Issues = new Map()

/** The complaints of a schema about a value, in the reader's language. */
export function issuesOf(schema: z.ZodType, value: unknown): Issues {
  const checked = schema.safeParse(value ?? undefined, { reportInput: true })
  if (checked.success) return NONE
  return new Map(issueMessages(checked.error, currentLanguage()).map(({ members: [place = ''], message }) => [place, message]))
}

/** For a control of many parts: the complaints by part, from the moment the field is refused until it is corrected. */
export function useIssues(schema: z.ZodType, value: unknown): Issues {
  const { status } = Form.Item.useStatus()
  return status === 'error' ? issuesOf(schema, value) : NONE
}
