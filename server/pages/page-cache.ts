import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../db/bus.ts'
import type { Notes } from '../http/notes.ts'
import type { Language } from '../../contract/languages.ts'
import type { SettingValues } from '../../contract/settings/index.ts'
import { isUnavailable } from '../db/violations.ts'
import { lastWhenStopping } from '../http/connections.ts'
import type { TellCaller } from '../http/callers.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import type { PageView } from '../features/visitors/visits.ts'
import type { FreshReply } from './fresh-reply.ts'
import { cachedReply, sendCached, type CachedReply } from './cached-reply.ts'
import { createRenderings, type Renderings } from './renderings.ts'
import { createReplyAddresses, MOST_BYTES_OF_ADDRESSES, type ReplyAddresses } from './reply-addresses.ts'
import { createReplyStore, MOST_BYTES_OF_REPLIES, type ReplyStore } from './reply-store.ts'

interface Served {
  request: FastifyRequest
  reply: FastifyReply
  /** Null when the address has the same reply in every language. */
  language: Language | null
  /** Renders the reply; null when there is nothing at the address. */
  render: (notes: Notes) => Promise<FreshReply | null>
  /** Unites addresses that mean the same; the address itself unless given. */
  key?: string
}

export interface PageCache {
  /**
   * Sends the cached reply, or renders, sends and caches it. Returns false, with nothing sent or cached, when there is nothing at the address. A promise of
   * the reply itself would be one of nothing: a reply can be awaited, and ends without a value.
   */
  serve(served: Served): Promise<boolean>
  /** Answers a repeated request before the framework wakes. Returns false when the framework must answer. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** The number of replies that were rendered since the start. */
  made(): number
  /** The bytes of the replies and the addresses together; at most `MOST_HELD`. */
  held(): number
}

export interface PageCacheParts {
  bus: Bus
  /** Epoch ms by the database's clock. */
  now: () => number
  settings: Pick<SettingValues, 'defaultLanguage' | 'isInMaintenance'>
  headers: SecurityHeaders
  /** Classifies the caller of a reply that must be rendered; refuses a caller that has asked too often. */
  tellCaller: TellCaller
  /** Called after each request that was answered without the framework. */
  onAnswered: (request: IncomingMessage, sent: { status: number; bytes: number }) => void
  /** Called for each view of a public page. */
  onView: (request: IncomingMessage, page: PageView) => void
}

/** The state of one cache. */
interface Cache extends PageCacheParts {
  replies: ReplyStore
  addresses: ReplyAddresses
  renderings: Renderings
  made: number
}

/** @internal The most bytes of all cached replies and addresses together. */
export const MOST_HELD = MOST_BYTES_OF_REPLIES + MOST_BYTES_OF_ADDRESSES
/** Cache-Status of a cached reply that may be old (RFC 9211). */
const STALE = 'portico; hit; detail=stale'

/**
 * Caches every public reply with the notes of its reads. A write, or a scheduled moment, marks the replies that noted the changed data as suspect. The
 * next request for such a reply compares its reads, and renders it only if they differ. So cached replies are never stale, except while the database
 * is away: then they are sent although they may be old, with a header that says so.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const [replies, addresses, renderings] = [createReplyStore(), createReplyAddresses(parts.settings), createRenderings()]
  const cache: Cache = { ...parts, replies, addresses, renderings, made: 0 }
  parts.bus.listen((tags) => {
    renderings.outdate(tags)
    replies.suspect(tags)
  })
  return {
    serve: (served) => serve(cache, served),
    answer: (request, response) => answer(cache, request, response),
    made: () => cache.made,
    held: () => replies.bytes() + addresses.bytes(),
  }
}

async function serve(cache: Cache, { request, reply, language, render, key = request.url }: Served): Promise<boolean> {
  const whole = `${language ?? ''} ${key}`
  const entry = usable(cache, whole) ?? (await obtain(cache, { key: whole, request, render }))
  if (!entry) return false
  if (!entry.isPrivate && !entry.isShared) cache.addresses.remember(request.raw, language, whole)
  reply.hijack()
  lastWhenStopping(reply)
  send(cache, { key: whole, entry, request: request.raw, response: reply.raw })
  return true
}

function answer(cache: Cache, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (cache.settings.isInMaintenance) return false
  const key = cache.addresses.keyFor(request)
  const entry = key === undefined ? null : usable(cache, key)
  if (!entry) return false
  cache.onAnswered(request, send(cache, { key: key!, entry, request, response }))
  return true
}

/** Returns a cached reply that is fresh, or possibly old while the database is away. */
function usable({ replies, bus, now }: Cache, key: string): CachedReply | null {
  const entry = replies.find(key)
  if (!entry) return null
  if (!entry.isSuspect && entry.until > now() && bus.hears()) return entry
  return bus.isAlone() ? stale(entry) : null
}

type Wanted = Required<Pick<Served, 'key' | 'request' | 'render'>>

/** Renders the reply, or waits for the rendering that is under way. */
async function obtain(cache: Cache, { key, request, render }: Wanted): Promise<CachedReply | null> {
  const { kind, giveBack } = await cache.tellCaller(request)
  const known = cache.replies.find(key)
  return (
    cache.renderings.join(key, kind) ??
    cache.renderings.begin({
      key,
      kind,
      render: (notes) =>
        renew(cache, { known, notes, render, giveBack }).catch((error: unknown) => {
          if (known && isUnavailable(error)) return stale(known)
          throw error
        }),
      onRendered: (entry) => keep(cache, key, entry),
    })
  )
}

interface Renewal extends Pick<Served, 'render'> {
  known: CachedReply | undefined
  notes: Notes
  giveBack: () => void
}

/** Repeats the reads of a known reply, and renders it again only if one of them differs. */
async function renew(cache: Cache, { known, notes, render, giveBack }: Renewal): Promise<CachedReply | null> {
  if (known?.isStillTrue && (await known.isStillTrue(notes))) {
    giveBack()
    return { ...known, isSuspect: false, isStale: false, tags: notes.tags, until: notes.until }
  }
  cache.made++
  const fresh = await render(notes)
  return fresh && cachedReply(fresh, notes, cache.headers)
}

function keep({ replies, bus }: Cache, key: string, entry: CachedReply | null) {
  if (!entry) return replies.drop(key)
  if (!entry.isPrivate && !entry.isStale && bus.hears()) replies.hold(key, entry)
}

interface Sending {
  key: string
  entry: CachedReply
  request: IncomingMessage
  response: ServerResponse
}

/** A visitor who gets 304 sees the page and counts as a view. A prefetch or a HEAD request shows it to nobody. */
function send(cache: Cache, { key, entry, request, response }: Sending) {
  if (entry.isStale) response.setHeader('cache-status', STALE)
  if (entry.page && request.method === 'GET' && request.headers['sec-purpose'] === undefined) cache.onView(request, entry.page)
  const { size } = entry
  const sent = sendCached(entry, request, response)
  if (entry.size !== size) cache.replies.measure(key, entry)
  return sent
}

/** The mark holds until the reply is compared or rendered again. */
const stale = (entry: CachedReply): CachedReply => Object.assign(entry, { isStale: true })
