import { suspend } from './session-end.ts'
import { load } from './session-load.ts'
import type { SessionParts } from './session-parts.ts'
import { replaceToken } from './session-role.ts'
import { holdGranted } from './session-token.ts'
import { NOT_VERIFIED } from './session-user.ts'

/** Signs the same user in again, in the role they looked through. A refusal passes up and leaves them suspended. */
export async function resume(parts: SessionParts, password: string): Promise<void> {
  const { suspended, userName, userid, viewingAs } = parts.store.state
  if (!suspended) return
  const granted = await parts.api.authenticate({ username: userName, password })
  if (granted.userId !== userid) throw new Error(NOT_VERIFIED)
  holdGranted(parts, granted)
  try {
    // If the role was taken away meanwhile, the session goes on with the roles that are left.
    if (viewingAs !== null) await replaceToken(parts, viewingAs).catch(() => undefined)
    await load(parts)
  } catch (error) {
    suspend(parts)
    throw error
  }
}
