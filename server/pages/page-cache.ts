import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { concerns, type Bus } from '../db/bus.ts'
import { newNotes, type Notes } from '../http/context.ts'
import type { Language } from '../../contract/languages.ts'
import { isUnavailable } from '../db/violations.ts'
import { lastWhenStopping } from '../http/connections.ts'
import type { Asking, TellCaller } from '../http/callers.ts'
import type { SecurityHeaders } from '../http/headers.ts'
import { chosenLanguage, languageOf } from '../http/request.ts'
import type { Looked } from '../features/visitors/visits.ts'
import type { FreshReply } from './fresh-reply.ts'
import { cachedReply, sendCached, type CachedReply } from './cached-reply.ts'
import { createTurns, type Waiting } from './turns.ts'

type Make = (notes: Notes) => Promise<FreshReply | null>

export interface PageCache {
  /**
   * Sends what is kept under the address, or has it made, noted and kept. `key` unites addresses that mean the same. Null where there is nothing
   * to make: then nothing has been sent, and nothing is kept.
   */
  serve(request: FastifyRequest, reply: FastifyReply, language: Language | null, make: Make, key?: string): Promise<FastifyReply | null>
  /** Answers a repeated request before the framework wakes; false: it has to. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** How often anything was made since the start. */
  made(): number
  /** What is held of answers and addresses together, bytes; at most `MOST_HELD`. */
  held(): number
}

interface PageCacheParts {
  bus: Bus
  /** Epoch ms by the database's clock. */
  now: () => number
  headers: SecurityHeaders
  /** Classifies the caller of a reply that must be rendered; refuses a caller that has asked too often. */
  tellCaller: TellCaller
  /** Told of each request answered without the framework. */
  served: (request: IncomingMessage, status: number, bytes: number) => void
  /** Told of each look at a public page. */
  looked: (request: IncomingMessage, page: Looked) => void
}

/** A reply that is being rendered, or waits for its turn. */
interface Flight {
  notes: Notes
  turn: Waiting<CachedReply | null>
  spoiled: boolean
  result: Promise<CachedReply | null>
}

/** Cache-Status of a cached reply that may be old (RFC 9211). */
const STALE = 'portico; hit; detail=stale'

/** What is kept under one address: for whoever asks, or by the language asked for. */
type Keys = Partial<Record<Language | 'any', string>>

const MOST_OF_ANSWERS = 48 * 1024 * 1024
/** Counted apart, because an address may be as long as the server accepts. */
const MOST_OF_ADDRESSES = 8 * 1024 * 1024
export const MOST_HELD = MOST_OF_ANSWERS + MOST_OF_ADDRESSES
/** The measured bytes of a map entry besides its key. */
const AROUND_ADDRESS = 250

/**
 * Keeps every public reply with the notes of its reads. A write, or a scheduled moment, marks the replies that noted the changed data as suspect. The
 * next request for such a reply compares its reads, and renders it only if they differ. So cached replies are never stale, except while the database
 * is away: then they are sent although they may be old, with a header that says so.
 */
export function createPageCache({ bus, now, headers, tellCaller, served, looked }: PageCacheParts): PageCache {
  const byTag = new Map<string, Set<string>>()
  const inFlight = new Map<string, Flight>()
  const turns = createTurns()
  const addresses = new LRUCache<string, Keys>({
    maxSize: MOST_OF_ADDRESSES,
    sizeCalculation: (keys, url) => url.length + Object.values(keys).join('').length + AROUND_ADDRESS,
  })
  const kept = new LRUCache<string, CachedReply>({
    maxSize: MOST_OF_ANSWERS,
    sizeCalculation: (entry, key) => entry.size + key.length,
    dispose: forget,
  })
  let count = 0

  bus.listen((tags) => {
    for (const [key, flight] of inFlight) if (concerns(tags, flight.notes)) spoil(key)
    if (tags.has('*')) return kept.forEach((entry) => (entry.isSuspect = true))
    for (const tag of tags) for (const key of byTag.get(tag) ?? []) suspect(key)
  })

  function suspect(key: string) {
    const entry = kept.peek(key)
    if (entry) entry.isSuspect = true
  }

  /** What is being made has already read the old state: whoever asked gets it, whoever comes now does not. */
  function spoil(key: string) {
    inFlight.get(key)!.spoiled = true
    inFlight.delete(key)
  }

  function forget(entry: CachedReply, key: string) {
    for (const tag of entry.tags) {
      const keys = byTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) byTag.delete(tag)
    }
  }

  function keep(key: string, entry: CachedReply | null) {
    if (!entry) return void kept.delete(key)
    if (!entry.isPrivate && bus.hears()) hold(key, entry)
  }

  function hold(key: string, entry: CachedReply) {
    kept.set(key, entry)
    for (const tag of entry.tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(key))
  }

  const remember = (url: string, language: Language | null, key: string) =>
    addresses.set(url, { ...addresses.peek(url), [language ?? 'any']: key })

  const isFresh = (entry: CachedReply | undefined): entry is CachedReply =>
    entry !== undefined && !entry.isSuspect && entry.until > now() && bus.hears()

  /** Returns a cached reply that is fresh, or possibly old while the database is away. */
  function usable(key: string): CachedReply | null {
    const entry = kept.get(key)
    if (isFresh(entry)) return entry
    return entry && bus.isAlone() ? stale(entry) : null
  }

  async function obtain(key: string, make: Make, request: FastifyRequest): Promise<CachedReply | null> {
    const ready = usable(key)
    if (ready) return ready
    const asking = await tellCaller(request)
    const known = kept.get(key)
    const running = inFlight.get(key)
    if (running) {
      running.turn.join(asking.kind)
      return running.result
    }
    const notes = newNotes()
    const turn = turns.wait(asking.kind, () => renew(known, notes, make, asking))
    const flight: Flight = { notes, turn, spoiled: false, result: turn.result }
    inFlight.set(key, flight)
    flight.result = turn.result
      .then((entry) => {
        if (!flight.spoiled) keep(key, entry)
        return entry
      })
      .catch((error: unknown) => {
        if (known && isUnavailable(error)) return stale(known)
        throw error
      })
      .finally(() => {
        if (inFlight.get(key) === flight) inFlight.delete(key)
      })
    return flight.result
  }

  async function renew(known: CachedReply | undefined, notes: Notes, make: Make, asking: Asking): Promise<CachedReply | null> {
    if (known?.isStillTrue && (await known.isStillTrue(notes))) {
      asking.giveBack()
      return { ...known, isSuspect: false, isStale: false, tags: notes.tags, until: notes.until }
    }
    count++
    const made = await make(notes)
    return made && cachedReply(made, notes, headers)
  }

  /** Who has it already and is told so has looked too; who asks ahead, or for the headers alone, has not. */
  function send(key: string, entry: CachedReply, request: IncomingMessage, response: ServerResponse) {
    if (entry.isStale) response.setHeader('cache-status', STALE)
    if (entry.page && request.method === 'GET' && request.headers['sec-purpose'] === undefined) looked(request, entry.page)
    const { size } = entry
    const sent = sendCached(entry, request, response)
    if (entry.size !== size) countAgain(key, entry)
    return sent
  }

  function countAgain(key: string, entry: CachedReply) {
    if (kept.peek(key) !== entry) return
    kept.delete(key)
    hold(key, entry)
  }

  return {
    made: () => count,
    held: () => kept.calculatedSize + addresses.calculatedSize,
    answer: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const keys = addresses.get(request.url!)
      const key = keys && (keys.any ?? keys[isFront(request) ? chosenLanguage(request.headers) : languageOf(request.headers)])
      const entry = key === undefined ? null : usable(key)
      if (!entry) return false
      const { status, bytes } = send(key!, entry, request, response)
      served(request, status, bytes)
      return true
    },
    serve: async (request, reply, language, make, key = request.url) => {
      const whole = `${language ?? ''} ${key}`
      const entry = await obtain(whole, make, request)
      if (!entry) return null
      if (!entry.isPrivate && !entry.isShared) remember(request.url, language, whole)
      reply.hijack()
      lastWhenStopping(reply)
      send(whole, entry, request.raw, reply.raw)
      return reply
    },
  }
}

/** Only the front page's own address says no language; there the visitor's choice counts. */
const isFront = ({ url }: IncomingMessage) => url === '/' || url?.startsWith('/?') === true

/** The mark holds until the reply is compared or rendered again. */
const stale = (entry: CachedReply): CachedReply => Object.assign(entry, { isStale: true })
