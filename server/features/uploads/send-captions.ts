import type { FastifyReply, FastifyRequest } from 'fastify'
import { CAPTION_FILE } from '../../../contract/video-captions.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Database } from '../../db/engine.ts'
import { ASK_FIRST, noSuch } from './send-picture.ts'
import { shownAt } from './shown-content.ts'
import { UPLOAD_ID } from './store.ts'

type CaptionsRequest = FastifyRequest<{ Params: { id: string; variant: string } }>

/** Sends the captions of a video in a language. */
export async function sendCaptions(request: CaptionsRequest, reply: FastifyReply, { read }: Database) {
  const { id, variant } = request.params
  const shown = UPLOAD_ID.test(id) ? await shownAt(read, id) : undefined
  if (shown?.kind !== 'video') throw noSuch(request)
  const language = CAPTION_FILE.exec(variant)![1] as Language
  const own = read.selectFrom('uploadCaption').select('text').where('contentId', '=', shown.contentId)
  const row = await own.where('language', '=', language).executeTakeFirst()
  if (!row) throw noSuch(request)
  return reply
    .type('text/vtt; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', ASK_FIRST)
    .send(row.text)
}
