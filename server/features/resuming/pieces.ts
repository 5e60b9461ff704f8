import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/errors.ts'
import { resuming } from '../../../contract/features/resuming.ts'
import { violationOf } from '../../db/violations.ts'
import type { Context } from '../../http/context.ts'
import { noteRefusal, type RecordParts } from '../uploads/recording.ts'
import { UPLOAD_ID } from '../uploads/store.ts'
import { finishedUpload } from './finish.ts'
import { removeHalf } from '../uploads/half-folder.ts'
import { goneHalf, ownHalf } from './half-rows.ts'
import type { Protocol } from './protocol.ts'

interface Asking {
  parts: RecordParts
  protocol: Protocol
  request: FastifyRequest
  reply: FastifyReply
  ctx: Context
  /** Null where an upload begins. */
  id: string | null
}

/** Answers one request of an upload: its begin, the question how far it has come, a piece, or its end. Only who has begun it goes on with it. */
export const answerPiece = (asking: Asking): Promise<FastifyReply> =>
  asking.id === null ? begin(asking) : goOn({ ...asking, id: asking.id })

async function begin(asking: Asking): Promise<FastifyReply> {
  const { parts, ctx } = asking
  try {
    await parts.files.refuseWhenFull()
    return await passOn(asking)
  } catch (error) {
    await noteRefusal(parts, { endpoint: resuming.pieces, ctx, error })
    throw error
  }
}

async function goOn(asking: Asking & { id: string }): Promise<FastifyReply> {
  const { parts, request, reply, ctx, id } = asking
  if (!UPLOAD_ID.test(id)) throw goneHalf()
  const done = request.method === 'HEAD' ? await finishedUpload(ctx, id) : undefined
  if (done) return reply.headers(wholeOf(Number(done.size))).send()
  await ownHalf(parts.database, id, ctx.caller.userId)
  try {
    if (request.method === 'PATCH') await parts.files.refuseWhenFull()
    return await passOn(asking)
  } catch (error) {
    // Its bytes would keep the disk full for a day.
    if (isFull(error)) await removeHalf(parts, id)
    throw error
  }
}

/** The headers that clients of the protocol read. */
const TOLD = ['tus-resumable', 'upload-offset', 'upload-length', 'location']

async function passOn({ protocol, request, reply, id, ctx }: Asking): Promise<FastifyReply> {
  const { status, headers } = await protocol(request, id, ctx)
  const told = TOLD.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : []))
  return reply
    .code(status)
    .headers({ ...(Object.fromEntries(told) as Record<string, string>), 'cache-control': 'no-store' })
    .send()
}

/** The answer about an upload that was taken in: nothing is left to be sent. */
const wholeOf = (size: number) => ({ 'tus-resumable': '1.0.0', 'upload-offset': size, 'upload-length': size, 'cache-control': 'no-store' })

const isFull = (error: unknown) => (error instanceof Problem ? error.code === 'full' : violationOf(error)?.kind === 'full')
