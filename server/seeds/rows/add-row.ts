import type { z } from 'zod'
import type { Resource } from '../../../contract/resource.ts'
import { resourceNamed, type ResourceName } from '../../../contract/resources/index.ts'
import { createSchema } from '../../../contract/schema.ts'
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
  const row = await store.create(ctx, schemaOf(r).parse(values) as Record<string, unknown>)
  const id = row['id'] as number
  if (r.publishable && from !== null) await publish(store, ctx, { id, version: 1, from: new Date(from).toISOString() })
  return id
}

const schemas = new Map<Resource, z.ZodType>()

/** To make a schema takes over a hundred times as long as to check a row by it. */
function schemaOf(r: Resource): z.ZodType {
  const known = schemas.get(r) ?? createSchema(r.fields)
  schemas.set(r, known)
  return known
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
