import { resourceEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { resourceNamed, type ResourceName } from '../../../contract/resources/index.ts'
import { createStore } from '../../crud/store.ts'
import type { Database, Db } from '../../db/engine.ts'
import { ANYONE } from '../../http/caller.ts'
import type { Context } from '../../http/context.ts'
import { newNotes } from '../../http/notes.ts'
import { publish } from '../../publishing/publishing.ts'
import { USUAL_SETTINGS } from '../../settings/values.ts'

export interface SeedPlace {
  database: Database
  /** The seed's transaction. */
  db: Db
}

interface NewRow {
  name: ResourceName
  values: Record<string, unknown>
  at: number
  /** The moment at which it goes live, if its resource is publishable; null: it stays a draft. */
  from: number | null
}

/** Writes a row through the same store as an editor, and returns its id. */
export async function addRow(place: SeedPlace, { name, values, at, from }: NewRow): Promise<number> {
  const r = resourceNamed(name)
  const store = createStore({ r, engine: place.database.engine })
  const ctx = seedContext(place, at)
  // Checked and filled with defaults like the input of an editor.
  const row = await store.create(ctx, resourceEndpoints(r).create.input.parse(values) as Record<string, unknown>)
  const id = row['id'] as number
  if (r.publishable && from !== null) await publish(store, ctx, { id, version: 1, from: new Date(from).toISOString() })
  return id
}

/** The seed as a caller at a moment, before there is any setting. */
export const seedContext = ({ database, db }: SeedPlace, at: number): Context => ({
  database,
  db,
  now: at,
  settings: USUAL_SETTINGS,
  caller: ANYONE,
  language: 'zh-CN',
  origin: { ip: '', userAgent: '', requestId: 'seed' },
  notes: newNotes(),
  changed: new Set(),
})
