import { DEFAULT_LANGUAGE } from '../../contract/languages.ts'
import { ANYONE, newNotes, type Context, type Notes } from '../http/context.ts'
import type { Database } from '../db/engine.ts'

/** To read what visitors see without being one: past the calls, in the language everything is written in. */
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
