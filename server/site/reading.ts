import { DEFAULT_LANGUAGE } from '../../contract/languages.ts'
import { ANYONE, newNotes, type Context, type Notes } from '../http/context.ts'
import type { Database } from '../db/engine.ts'

/** A context that reads what visitors see, past the calls, in the language in which all content is written. */
export const reading = (database: Database, notes: Notes = newNotes(), now = database.now()): Context => ({
  database,
  db: database.read,
  caller: ANYONE,
  language: DEFAULT_LANGUAGE,
  origin: { ip: '', userAgent: '', requestId: '' },
  now,
  notes,
  changed: new Set(),
})
