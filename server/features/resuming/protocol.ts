import { ERRORS, Server, type Upload } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import { ReadableStream } from 'node:stream/web'
import { Problem } from '../../../contract/errors.ts'
import { RESUMED_KINDS, resuming, type ResumedKind } from '../../../contract/features/resuming.ts'
import type { Context } from '../../http/context.ts'
import { refuseFile, type UploadKind } from '../uploads/kinds.ts'
import { newUploadId } from '../uploads/store.ts'
import { cleanName } from '../uploads/take-in.ts'
import type { HalfStore } from './half-store.ts'
import { goneHalf } from './half-rows.ts'

export type ResumedKinds = Record<ResumedKind, UploadKind>

/** Answers one request of the protocol; `id` is null where an upload begins. */
export type Protocol = (request: FastifyRequest, id: string | null, ctx: Context) => Promise<Response>

/** A lock is asked for when a client comes back before its cut line was noticed; of the piece before nothing more will come. */
const LOCK_MS = 100

interface Asked {
  ctx: Context
  error?: unknown
}

/** Speaks tus 1.0.0 by its library. Every refusal is thrown, so it reads like those of other calls. */
export function createProtocol(store: HalfStore, kinds: ResumedKinds): Protocol {
  const asked = new WeakMap<object, Asked>()
  const server = new Server({
    path: '/',
    datastore: store,
    allowedOrigins: [],
    lockDrainTimeout: LOCK_MS,
    namingFunction: newUploadId,
    generateUrl: (_, { id }) => `${resuming.pieces.path}/${id}`,
    onUploadCreate: async (request, upload) => ({ metadata: begun(kinds, upload, asked.get(request)!.ctx) }),
    onResponseError: (request, error) => void (asked.get(request)!.error = error),
  })
  return async (request, id, ctx) => {
    const sent = sentTo(request, id)
    const one: Asked = { ctx }
    asked.set(sent, one)
    const response = await server.handleWeb(sent)
    if (one.error) throw problemOf(one.error)
    if (!response.ok) throw broken()
    return response
  }
}

/** Returns the notes of an upload that begins. Its limits hold from here on. */
function begun(kinds: ResumedKinds, { metadata, size = 0 }: Upload, { caller, settings }: Context): Upload['metadata'] {
  const kind = RESUMED_KINDS.find((one) => one === metadata?.['kind'])
  if (!kind) throw new Problem('invalid', { members: { kind: 'invalid.noSuchItem' }, values: { value: metadata?.['kind'] ?? '' } })
  const name = cleanName(metadata?.['name'] ?? '')
  refuseFile(kinds[kind], { name, size }, settings)
  return { kind, name, owner: String(caller.userId) }
}

const HEADERS = ['tus-resumable', 'upload-length', 'upload-defer-length', 'upload-concat', 'upload-metadata', 'upload-offset']

/** The request as the library reads it. Its body stays unread until the library reads it, and a refusal leaves the connection alone. */
function sentTo({ raw, method, headers }: FastifyRequest, id: string | null): Request {
  const told = [...HEADERS, 'content-type', 'content-length'].map((name) => [name, headers[name]])
  const body = method === 'PATCH' || method === 'POST' ? ReadableStream.from(raw.iterator({ destroyOnReturn: false })) : null
  return new Request(new URL(id ?? '', 'http://tus/'), {
    method,
    headers: Object.fromEntries(told.filter(([, value]) => value !== undefined)) as Record<string, string>,
    body,
    ...(body && { duplex: 'half' }),
  } as RequestInit)
}

const broken = () => new Problem('invalid', { words: 'problem.upload' })

/** Turns a refusal of the library into ours; every other error stays. */
function problemOf(error: unknown): unknown {
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? error.status_code : null
  if (typeof status !== 'number') return error
  if (status === ERRORS.FILE_NOT_FOUND.status_code || status === ERRORS.FILE_NO_LONGER_EXISTS.status_code) return goneHalf()
  if (status === ERRORS.INVALID_OFFSET.status_code) return new Problem('conflict', { words: 'problem.upload' })
  return broken()
}
