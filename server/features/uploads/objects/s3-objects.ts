import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '../../../config/read-file-store.ts'
import type { FolderFacts, Objects } from './objects.ts'
import { answerFrom, bodyOf } from './s3-answer.ts'
import { s3Client, type S3Call } from './s3-client.ts'
import { listed } from './s3-list.ts'

/** All keys of a site begin so, and the bucket may hold other things beside. */
const PREFIX = 'uploads/'
const SHA256 = 'x-amz-meta-sha256'

/** Keeps whole files in a bucket of an S3-compatible store. */
export function s3Objects(settings: S3Settings): Objects {
  const call = s3Client(settings)
  const on = (key: string, request: Parameters<S3Call>[1]) => call(PREFIX + key, request)

  async function* keys(folder: string) {
    const prefix = PREFIX + (folder && `${folder}/`)
    for await (const { files } of listed(call, prefix)) for (const { key } of files) yield key.slice(PREFIX.length)
  }

  const removeKey = (key: string) => on(key, { method: 'DELETE' })

  const remove = async (name: string) => {
    await removeKey(name)
    for await (const key of keys(name)) await removeKey(key)
  }

  const write = async (key: string, text: string) => void (await on(key, { method: 'PUT', headers: summed(sha256(text)), body: text }))

  return {
    place: `bucket ${settings.bucket} at ${settings.endpoint}`,
    put: async (key, file) => {
      const hash = createHash('sha256')
      await pipeline(createReadStream(file), hash)
      await on(key, { method: 'PUT', headers: summed(hash.digest('hex')), body: await openAsBlob(file) })
      await rm(file, { force: true })
    },
    find: async (key) => {
      const { status, headers } = await on(key, { method: 'HEAD' })
      return status === 404 ? null : { size: Number(headers.get('content-length')), sha256: headers.get(SHA256) }
    },
    read: async (key) => {
      const reply = await on(key, { method: 'GET' })
      return reply.status === 404 ? null : bodyOf(reply)
    },
    answer: (request, key) => answerFrom((asked) => on(key, asked), request),
    text: async (key) => {
      const reply = await on(key, { method: 'GET' })
      return reply.status === 404 ? null : reply.text()
    },
    write,
    // Nothing can be appended there, so each line is a text of its own.
    note: (key, line) => write(`${key}.${Date.now()}-${randomUUID()}`, `${line}\n`),
    names: (folder) => namesIn(call, PREFIX + (folder && `${folder}/`)),
    keys,
    folder: (name) => factsOf(call, `${PREFIX}${name}/`),
    move: async (from, to) => {
      let isThere = false
      for await (const key of keys(from)) {
        isThere = true
        await copy(on, settings.bucket, { from: key, to: to + key.slice(from.length) })
      }
      if (isThere) await remove(from)
      return isThere
    },
    remove,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The store compares the sum of what arrives with the signed one, and keeps it for those who compare later. */
const summed = (sum: string) => ({ 'x-amz-content-sha256': sum, [SHA256]: sum, 'content-type': 'application/octet-stream' })

const copy = (on: S3Call, bucket: string, { from, to }: { from: string; to: string }) =>
  on(to, { method: 'PUT', headers: { 'x-amz-copy-source': `/${bucket}/${PREFIX}${from}` } })

async function namesIn(call: S3Call, prefix: string): Promise<string[]> {
  const names: string[] = []
  for await (const { files, folders } of listed(call, prefix, true))
    names.push(...folders.map((folder) => path.basename(folder)), ...files.map(({ key }) => path.basename(key)))
  return names
}

async function factsOf(call: S3Call, prefix: string): Promise<FolderFacts | null> {
  const all: FolderFacts[] = []
  for await (const { files } of listed(call, prefix)) all.push(...files)
  if (all.length === 0) return null
  return { size: all.reduce((sum, { size }) => sum + size, 0), modified: Math.max(...all.map(({ modified }) => modified)) }
}
