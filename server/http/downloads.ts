import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'

interface Download {
  content: Readable
  name: string
  /** Bytes. */
  size: number
  type: string
}

/** Sends a file to be saved under its name. Nobody keeps a copy on the way. */
export const sendDownload = (reply: FastifyReply, { content, name, size, type }: Download) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-length', size)
    .header('cache-control', 'no-store')
    .send(content)
