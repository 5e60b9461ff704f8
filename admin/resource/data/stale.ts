import { CallError } from '../../session/http.ts'

/** Another user saved the row after it was read (409): the user, the time, and the current version. */
export interface Stale {
  who: string | null
  when: string | null
  version: number | null
}

export function staleOf(error: unknown): Stale | null {
  if (!(error instanceof CallError) || error.status !== 409) return null
  const data = error.body?.data
  if (!data || !('version' in data)) return null
  const text = (value: unknown) => (typeof value === 'string' && value ? value : null)
  return { who: text(data['who']), when: text(data['when']), version: typeof data['version'] === 'number' ? data['version'] : null }
}
