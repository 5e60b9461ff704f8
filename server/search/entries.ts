import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/schema.ts'
import { allResources } from '../../contract/resources/index.ts'
import { columnsOf, decode, snapshotTable } from '../crud/columns.ts'
import { untyped, type Db, type Engine } from '../db/engine.ts'
import { plainText } from './plain-text.ts'
import { termsOf } from './terms.ts'

type Stored = Record<string, unknown> & { id: number; rowId: number }

/** Goes up whenever words are cut otherwise, or other fields are looked into: then every entry is made anew at the next start. */
const VERSION = '1'
const SETTING = 'search.version'
const AT_ONCE = 200

/** Brings the entries of one row in line with its snapshots: those that are shown now or will be have one, no others do. */
export async function followSnapshots(db: Db, engine: Engine, r: Resource, rowId: number, now: number) {
  const stale = await entriesOf(db, r)
    .where('rowId', '=', rowId)
    .where('snapshotId', 'not in', lasting(db, r, now).select('id'))
    .execute()
  await remove(
    db,
    engine,
    stale.map(({ id }) => id),
  )
  const known = entriesOf(db, r).where('rowId', '=', rowId).clearSelect().select('snapshotId')
  const fresh = await lasting(db, r, now).selectAll().where('rowId', '=', rowId).where('id', 'not in', known).execute()
  for (const row of fresh) await add(db, engine, r, row as Stored)
}

/** At a start, after the way of cutting words has changed: all entries anew. */
export async function renewEntries(db: Db, engine: Engine, now: number) {
  const known = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst()
  if (known?.value === VERSION) return
  await remove(db, engine, 'all')
  for (const r of allResources.filter(({ publishable }) => publishable)) await addAll(db, engine, r, now)
  const setting = { name: SETTING, value: VERSION }
  await db
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(setting))
    .execute()
}

async function addAll(db: Db, engine: Engine, r: Resource, now: number) {
  for (let last = 0; ;) {
    const rows = (await lasting(db, r, now).selectAll().where('id', '>', last).orderBy('id').limit(AT_ONCE).execute()) as Stored[]
    for (const row of rows) await add(db, engine, r, row)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}

const entriesOf = (db: Db, r: Resource) => db.selectFrom('searchEntry').select('id').where('resource', '=', r.name)

/** The snapshots that are shown now or later. */
const lasting = (db: Db, r: Resource, now: number) =>
  untyped(db)
    .selectFrom(snapshotTable(r))
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', now)]))

async function add(db: Db, engine: Engine, r: Resource, row: Stored) {
  const { title, body } = wordsOf(r, row)
  const entry = { resource: r.name, rowId: row.rowId, snapshotId: row.id }
  const [inTitle, inBody] = [termsOf(title).join(' '), termsOf(`${title} ${body}`).join(' ')]
  if (engine === 'postgres') {
    const vector = (terms: string) => sql`array_to_tsvector(string_to_array(${terms}, ' '))`
    await untyped(db)
      .insertInto('searchEntry')
      .values({ ...entry, title: vector(inTitle), body: vector(inBody) })
      .execute()
    return
  }
  const { id } = await db.insertInto('searchEntry').values(entry).returning('id').executeTakeFirstOrThrow()
  await sql`insert into "searchEntryTerms" ("rowid", "title", "body") values (${id}, ${inTitle}, ${inBody})`.execute(db)
}

async function remove(db: Db, engine: Engine, ids: number[] | 'all') {
  if (ids.length === 0) return
  const those = ids === 'all' ? sql`1 = 1` : undefined
  const list = ids === 'all' ? [] : ids
  if (engine === 'sqlite') await sql`delete from "searchEntryTerms" where ${those ?? sql`"rowid" in (${sql.join(list)})`}`.execute(db)
  await sql`delete from "searchEntry" where ${those ?? sql`"id" in (${sql.join(list)})`}`.execute(db)
}

/** What can be found of a row: its name, and its other searched, tagged and rich texts, in both languages. */
export function wordsOf(r: Resource, row: Record<string, unknown>): { title: string; body: string } {
  const titles = new Set(properties({ [r.display]: r.fields[r.display]! }).map(([name]) => name))
  const columns = columnsOf(r).filter(({ field }) => field.search || field.kind === 'html' || field.kind === 'tags')
  const said = (name: string) => {
    const { field } = columns.find((column) => column.name === name)!
    const value = decode(field, row[name])
    if (Array.isArray(value)) return value.join(' ')
    return field.kind === 'html' && typeof value === 'string' ? plainText(value) : ((value as string | null) ?? '')
  }
  const names = columns.map(({ name }) => name)
  return {
    title: names
      .filter((name) => titles.has(name))
      .map(said)
      .join(' '),
    body: names
      .filter((name) => !titles.has(name))
      .map(said)
      .join(' '),
  }
}
