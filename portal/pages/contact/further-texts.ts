import { removing } from '../../../contract/forms/attachments.ts'
import { furtherField, furtherKey } from '../../../contract/forms/contact-form.ts'
import { textsOf } from '../../page/posted-form.ts'

/** The field that says that further questions were asked. */
export const ASKED = 'further'

/** The answers to the further questions, by their keys, without files that the visitor has removed; undefined when none were asked. The form itself need not be read again. */
export function furtherTexts(posted: FormData): Record<string, string[]> | undefined {
  if (!posted.has(ASKED)) return undefined
  const keys = [...new Set(posted.keys())].flatMap((name) => furtherKey(name) ?? [])
  const texts = keys.map((key): [string, string[]] => {
    const removed = textsOf(posted, removing(furtherField(key)))
    return [key, textsOf(posted, furtherField(key)).filter((text) => text.trim() !== '' && !removed.includes(text))]
  })
  return Object.fromEntries(texts.filter(([, given]) => given.length > 0))
}
