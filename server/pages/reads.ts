import { createHash } from 'node:crypto'
import { client, type Call } from '../../contract/client.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/languages.ts'
import type { Origin } from '../http/context.ts'
import type { Notes } from '../http/notes.ts'
import { ANYONE } from '../http/caller.ts'
import type { Database } from '../db/engine.ts'
import { isUnavailable } from '../db/violations.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mounted } from '../http/handlers.ts'

/** The reads of a page while it is rendered, through a contract client that calls the handlers directly. */
export interface Reads {
  call: Call
  /** Repeats all reads, and tells whether their results are the same. */
  isStillTrue(notes: Notes): Promise<boolean>
}

interface Read {
  endpoint: Endpoint
  input: unknown
  digest: string
}

/** The origin of the reads for a cached page: it is shared, so it must not hold anything of the visitor who asked first. */
export const FOR_EVERYBODY: Origin = { ip: '', userAgent: '', requestId: '' }

export interface ReadsParts {
  call: CallEndpoint
  handlers: Mounted[]
  database: Database
  settings: Settings
}

/** Makes the client of one page. Its loaders call the handlers directly, and each read is noted and remembered. */
export function createReads({ call, handlers, database, settings }: ReadsParts) {
  const byPath = new Map(handlers.map((mounted) => [mounted.endpoint.path, mounted]))

  return (origin: Origin, language: Language, notes: Notes): Reads => {
    const done: Read[] = []
    const revision = settings.revision()
    const read = (endpoint: Endpoint, input: unknown, into: Notes) =>
      call(byPath.get(endpoint.path)!, input, { caller: ANYONE, origin, language, now: database.now(), notes: into })

    async function first(endpoint: Endpoint, input: unknown) {
      const result = await read(endpoint, input, notes).catch((error: unknown) => {
        // A page that goes without this read must be looked at again when it no longer fails.
        done.push({ endpoint, input, digest: digestOf(notWhenAway(error)) })
        throw error
      })
      done.push({ endpoint, input, digest: digestOf(result) })
      return result
    }

    async function isStillTrue(fresh: Notes) {
      // Settings are no reads, and a page may show any of them.
      if (settings.revision() !== revision) return false
      for (const { endpoint, input, digest } of done) {
        const again = await read(endpoint, input, fresh).catch(notWhenAway)
        if (digestOf(again) !== digest) return false
      }
      return done.length > 0
    }

    return { call: client(first), isStillTrue }
  }
}

/** A read that fails now counts as changed. But if the database is away, nothing is known, and the error is thrown. */
function notWhenAway(error: unknown) {
  if (isUnavailable(error)) throw error
  return null
}

const digestOf = (result: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(result) ?? '')
    .digest('base64url')
