import { suspend } from './session-end.ts'
import { load } from './session-load.ts'
import type { SessionParts } from './session-parts.ts'
import { replaceToken } from './session-role.ts'
import type { Asked, Second } from './session-api.ts'
import { holdGranted, isAsked } from './session-token.ts'
import { NOT_VERIFIED } from './session-user.ts'

/**
 * Signs the same user in again, in the role they looked through. A refusal passes up and leaves them suspended. Returns what is asked for when a
 * second factor is missing.
 */
export async function resume(parts: SessionParts, password: string, second: Second = {}): Promise<Asked | null> {
  const { suspended, userName, userid, viewingAs } = parts.store.state
  if (!suspended) return null
  const granted = await parts.api.authenticate({ username: userName, password, ...second })
  if (isAsked(granted)) return granted
  if (granted.userId !== userid) throw new Error(NOT_VERIFIED)
  holdGranted(parts, granted)
  try {
    // If the role was taken away meanwhile, the session goes on with the roles that are left.
    if (viewingAs !== null) await replaceToken(parts, viewingAs).catch(() => undefined)
    await load(parts)
    return null
  } catch (error) {
    suspend(parts)
    throw error
  }
}
