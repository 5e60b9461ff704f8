import { DEFAULT_LANGUAGE } from '../../contract/languages.ts'
import type { Context } from '../http/context.ts'
import { newNotes, type Notes } from '../http/notes.ts'
import { ANYONE } from '../http/caller.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import type { Database } from '../db/engine.ts'

/** A context that reads what visitors see, past the calls, in the language in which all content is written. */
export const reading = (database: Database, notes: Notes = newNotes(), now = database.now()): Context => ({
  database,
  db: database.read,
  caller: ANYONE,
  language: DEFAULT_LANGUAGE,
  origin: { ip: '', userAgent: '', requestId: '' },
  now,
  settings: USUAL_SETTINGS,
  notes,
  changed: new Set(),
})
