import type { FastifyReply, FastifyRequest } from 'fastify'
import { noSuch, type SendParts } from './send-picture.ts'
import { shownAt, type Shown } from './shown-content.ts'

/** Returns false where the content could not be sent. */
type Send = (shown: Shown) => Promise<boolean>

/** Sends what an address shows. Where the content was replaced meanwhile, it can no longer be made, so the one in its place is sent. */
export async function sendShown(
  request: FastifyRequest,
  reply: FastifyReply,
  { database }: Pick<SendParts, 'database'>,
  id: string,
  send: Send,
): Promise<FastifyReply> {
  for (let tried: string | undefined; ;) {
    const shown = await shownAt(database.read, id)
    if (!shown || shown.contentId === tried) throw noSuch(request)
    if (await send(shown)) return reply
    tried = shown.contentId
  }
}
