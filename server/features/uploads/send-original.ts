import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileStore } from './store.ts'
import { originalOf } from './store.ts'
import type { Shown } from './shown-content.ts'
import { ASK_FIRST } from './send-picture.ts'

/** A video opened by itself is a page that the browser makes, which may fetch the video and run nothing. */
const PLAYED = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox allow-same-origin"

interface Original extends Pick<Shown, 'kind' | 'type' | 'name' | 'contentId'> {
  files: FileStore
}

/** Sends the file as it was received, or the requested range of it: players fetch videos piece by piece. Returns false where it is missing. */
export async function sendOriginal(request: FastifyRequest, reply: FastifyReply, original: Original) {
  const answer = await original.files.objects.answer(request.raw, originalOf(original.contentId))
  if (answer === null) return false
  const { status, headers, stream } = answer
  // A refusal, as of a range past the end, brings its own headers.
  if (status < 400) {
    const isVideo = original.kind === 'video'
    reply
      .type(isVideo ? original.type : 'application/octet-stream')
      .header('content-disposition', `${isVideo ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(original.name)}`)
      .header('content-security-policy', isVideo ? PLAYED : 'sandbox')
      .header('cache-control', ASK_FIRST)
  }
  reply.code(status).headers(headers).send(stream)
  return true
}
