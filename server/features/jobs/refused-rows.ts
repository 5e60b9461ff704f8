import { z } from 'zod'
import { Problem } from '../../../contract/errors.ts'
import type { Language } from '../../../contract/languages.ts'
import { complaintsOf } from '../../http/complaints.ts'
import { say } from '../../language/words.ts'

/** The row of a batch that was refused, its property and the reason in words. */
export interface RefusedRow {
  at: number
  name: string
  message: string
}

/** The row that a refusal of SaveImport is about; null if it is about something else. */
export function refusedRow(error: unknown, language: Language): RefusedRow | null {
  for (const [member, message] of complaints(error, language)) {
    const [, at, name = ''] = /^items\.(\d+)(?:\.(\w+))?/.exec(member) ?? []
    if (at) return { at: Number(at), name, message }
  }
  return null
}

function complaints(error: unknown, language: Language): [string, string][] {
  if (error instanceof Problem)
    return Object.entries(error.members).map(([member, words]) => [
      member,
      say(language, words, error.memberValues[member] ?? error.values),
    ])
  if (!(error instanceof z.ZodError)) return []
  return complaintsOf(error, language).map(({ members, message }) => [members[0] ?? '', message])
}
