import { saveFile } from '../browser/save-file.ts'
import { currentLanguage } from '../language/i18n.ts'
import { CallError, headersOf } from './http.ts'
import { session } from './session.ts'

/** Fetches a file with the token in the header, which a plain link would not send, and hands it to the browser as a download. */
export async function fetchFile(path: string, name: string): Promise<void> {
  const { token } = session.state
  const reply = await fetch(path, { headers: headersOf({ language: currentLanguage }, token, false) })
  if (reply.ok) return saveFile(await reply.blob(), name)
  const body = (await reply.json().catch(() => null)) as { error?: { message?: string } } | null
  const message = body?.error?.message ?? ''
  if (reply.status === 401 && token) session.end(token, message)
  throw new CallError(message, { status: reply.status })
}
