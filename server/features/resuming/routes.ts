import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STRANGERS } from '../../../contract/budget.ts'
import { anyEndpoint, type AnyEndpoint } from '../../../contract/endpoint.ts'
import { resuming } from '../../../contract/features/resuming.ts'
import type { Context } from '../../http/context.ts'
import { originOf } from '../../http/request.ts'
import type { ReceiveParts } from '../uploads/receive.ts'
import { finishUpload } from './finish.ts'
import { answerPiece } from './pieces.ts'
import { HalfStore } from './half-store.ts'
import { createProtocol, type ResumedKinds } from './protocol.ts'

type Piece = FastifyRequest<{ Params: { id?: string } }>

/** The addresses of uploads that go on after a cut line (B-115). */
export function resumingRoutes(app: FastifyInstance, parts: ReceiveParts, kinds: ResumedKinds): void {
  const { call, door, database, files } = parts
  const protocol = createProtocol(new HalfStore(database, files), kinds)
  // The bytes of a piece are left to the protocol.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))

  const calling = (
    request: FastifyRequest,
    declared: AnyEndpoint,
    input: unknown,
    run: (input: unknown, ctx: Context) => Promise<unknown>,
  ) =>
    call({ endpoint: anyEndpoint(declared), prepare: null, run }, input, {
      caller: request.caller!,
      origin: originOf(request),
      language: request.language,
      now: database.now(),
    })
  const { pieces, finish } = resuming
  const answer = (request: Piece, reply: FastifyReply) =>
    calling(request, pieces, {}, async (_, ctx) => answerPiece({ protocol, parts, request, reply, ctx, id: request.params.id ?? null }))
  const options = { onRequest: door(pieces, 'problem.tooLarge'), bodyLimit: STRANGERS.bytes, config: { isUpload: true } }
  app.post<{ Params: { id?: string } }>(pieces.path, options, answer)
  app.route<{ Params: { id?: string } }>({ method: ['HEAD', 'PATCH', 'DELETE'], url: `${pieces.path}/:id`, ...options, handler: answer })
  app.post(finish.path, { onRequest: door(finish), bodyLimit: STRANGERS.bytes }, async (request) =>
    calling(request, finish, request.body ?? {}, async (input, ctx) => finishUpload({ parts, kinds }, (input as { id: string }).id, ctx)),
  )
}
