import { isNotFetched } from '../browser/not-fetched.ts'
import { CallError } from './http.ts'

/** The cause of a page that cannot be shown, as far as the browser knows it. */
export type FailureKind = 'offline' | 'network' | 'tooMany' | 'busy' | 'code' | 'updated' | 'fault'

export function failureKind(error: unknown, isOnline = navigator.onLine): FailureKind {
  const kind = kindOf(error)
  return kind === 'fault' || isOnline ? kind : 'offline'
}

function kindOf(error: unknown): FailureKind {
  if (!(error instanceof CallError)) return isNotFetched(error) ? 'code' : 'fault'
  if (error.status === 0) return 'network'
  if (error.status === 429) return 'tooMany'
  return error.status >= 502 && error.status <= 504 ? 'busy' : 'fault'
}

/** True when the server's document no longer names a script of this page: the server was updated, and the files of before are gone. */
export async function isUpdated(): Promise<boolean> {
  const own = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')].map(
    (script) => script.getAttribute('src') ?? '',
  )
  if (own.length === 0) return false
  const reply = await fetch('/', { cache: 'no-store' })
  if (!reply.ok) return false
  const served = await reply.text()
  return own.some((script) => !served.includes(script))
}
