import type { OutputOf } from '../../../../contract/endpoint.ts'
import { resuming, type ResumedKind } from '../../../../contract/features/resuming.ts'
import { CallError } from '../../../session/http.ts'
import { quietly, session } from '../../../session/session.ts'
import { refusalOf, UploadError, type Sending } from './send-form.ts'
import { sendBytes } from './bytes.ts'
import { forgetBegun } from './begun.ts'
import { isGone, isPassing, WAITS } from './waits.ts'

type Reply = OutputOf<typeof resuming.finish>

/** The marks of the files that are being sent. The same file chosen twice is sent twice. */
const sent = new Set<string>()

/**
 * Sends a file in pieces (B-115). A cut line is waited for, and the upload goes on with what has not arrived yet, also when the same file is chosen again in
 * this tab. Returns null when the server does not know the upload any more.
 */
export async function sendPieces(kind: ResumedKind, file: File, sending: Sending): Promise<Reply | null> {
  const name = JSON.stringify([kind, file.name, file.size, file.lastModified])
  const mark = sent.has(name) ? null : name
  if (mark) sent.add(mark)
  try {
    const reply = await finish(await sendBytes(kind, file, { ...sending, mark }), sending.signal)
    if (mark) forgetBegun(mark)
    return reply
  } catch (error) {
    const status = error instanceof UploadError ? error.status : 0
    if (mark && !isPassing(status)) forgetBegun(mark)
    if (isGone(status)) return null
    throw error
  } finally {
    if (mark) sent.delete(mark)
  }
}

/** Has the server take in a file that has arrived whole. It does so once, however often it is asked. */
async function finish(id: string, signal: AbortSignal | undefined): Promise<Reply> {
  let failure: unknown
  for (const wait of WAITS) {
    signal?.throwIfAborted()
    try {
      return await quietly(resuming.finish, { id })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      failure = refusalOf(error.status, { error: error.body }, session.state.token)
      if (!isPassing(error.status)) throw failure
    }
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  throw failure
}
