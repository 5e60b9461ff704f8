import { CallError } from '../../session/http.ts'

/** The row of a batch that the server refused, the property, and the reason. */
export interface RefusedRow {
  at: number
  name: string
  message: string
}

/** The row that a refusal is about; null if it is about something else. */
export function refusedRow(error: unknown): RefusedRow | null {
  if (!(error instanceof CallError)) return null
  for (const { members, message } of error.body?.validationErrors ?? []) {
    const [, at, name] = /^items\.(\d+)\.(\w+)/.exec(members[0] ?? '') ?? []
    if (at && name) return { at: Number(at), name, message }
  }
  return null
}
