import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/errors.ts'
import { isLanguage, DEFAULT_LANGUAGE } from '../../../contract/languages.ts'
import type { Calling } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import { newNotes } from '../../http/notes.ts'
import { mayCall } from '../../http/permission.ts'
import { callerOfSession } from '../../http/sessions.ts'
import type { JobRow } from '../../jobs/rows.ts'
import type { WorkParts } from './parts.ts'

/** Returns in whose name a job calls: the person whose session ordered it, with the permits of this moment. Throws when the session is over. */
export async function callingOf(row: JobRow, { database, settings }: WorkParts): Promise<Calling> {
  const { userId, sessionId, language, requestId } = row
  const now = database.now()
  const caller = userId === null || sessionId === null ? null : await callerOfSession(database.read, { userId, sessionId, now }, settings)
  if (!caller) throw new Problem('signedOut', { words: 'job.signedOut' })
  return {
    caller,
    origin: { ip: '', userAgent: '', requestId },
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    now,
  }
}

/** Returns the context of a call that a job reads by; throws when its person may not call it any more. */
export async function contextFor(row: JobRow, endpoint: Endpoint, parts: WorkParts): Promise<Context> {
  const { database, settings, isDemo } = parts
  const calling = await callingOf(row, parts)
  mayCall(endpoint, calling.caller, isDemo)
  return {
    database,
    db: database.read,
    access: endpoint.access,
    settings,
    notes: newNotes(),
    changed: new Set(),
    ...calling,
  }
}
