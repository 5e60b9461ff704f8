import { sql } from 'kysely'
import { isFound, type Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { columnsOf, snapshotTable, type ColumnSpec } from '../crud/columns.ts'
import { decoder } from '../crud/encoding.ts'
import { untyped, type Db, type Engine } from '../db/engine.ts'
import { plainText } from './plain-text.ts'
import { soundsOf } from './readings.ts'
import { facetTerm, termsOf } from './terms.ts'

type Stored = Record<string, unknown> & { id: number }

export interface TermIndex {
  /** Removes the words of these rows' snapshots: call it before the snapshots themselves change. */
  remove(db: Db, rowIds: readonly number[]): Promise<void>
  /** Adds the words of the row's snapshots that are shown now or later. */
  add(db: Db, rowId: number, now: number): Promise<void>
  /** Writes the whole index anew. */
  renew(db: Db, now: number): Promise<void>
}

const AT_ONCE = 200
const NOTHING: TermIndex = { remove: async () => {}, add: async () => {}, renew: async () => {} }

export const termTable = (r: Pick<Resource, 'name'>) => `${r.name}Terms`

/** Keeps the search index of a resource in step with its snapshots, in the transaction that changes them. */
export function termIndex(r: Resource, engine: Engine): TermIndex {
  if (!isFound(r)) return NOTHING
  const terms = sql.table(termTable(r))
  const snapshots = (db: Db) => untyped(db).selectFrom(snapshotTable(r))
  const lasting = (db: Db, now: number) => snapshots(db).where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', now)]))

  async function enter(db: Db, row: Stored) {
    const { title, body, facets } = wordsOf(r, row)
    const sounds = await soundsOf(title)
    const lists = [[...termsOf(title), ...sounds], [...termsOf(`${title} ${body}`), ...sounds], facets]
    const [inTitle, inBody, inFacets] = lists.map((list) => list.join(' '))
    await (
      engine === 'sqlite'
        ? sql`insert into ${terms} ("rowid", "title", "body", "facets") values (${row.id}, ${inTitle}, ${inBody}, ${inFacets})`
        : sql`insert into ${terms} ("snapshotId", "title", "body", "facets") values (${row.id}, ${vector(inTitle!)}, ${vector(inBody!)}, ${vector(inFacets!)})`
    ).execute(db)
  }

  async function renew(db: Db, now: number) {
    await sql`delete from ${terms}`.execute(db)
    for (let last = 0; ;) {
      const rows = await lasting(db, now).selectAll().where('id', '>', last).orderBy('id').limit(AT_ONCE).$castTo<Stored>().execute()
      for (const row of rows) await enter(db, row)
      if (rows.length < AT_ONCE) return
      last = rows.at(-1)!.id
    }
  }

  return {
    renew,
    remove: async (db, rowIds) => {
      const key = sql.ref(engine === 'sqlite' ? 'rowid' : 'snapshotId')
      await sql`delete from ${terms} where ${key} in (select "id" from ${sql.table(snapshotTable(r))} where "rowId" in (${sql.join(rowIds)}))`.execute(
        db,
      )
    },
    add: async (db, rowId, now) => {
      const rows = await lasting(db, now).selectAll().where('rowId', '=', rowId).$castTo<Stored>().execute()
      for (const row of rows) await enter(db, row)
    },
  }
}

const vector = (terms: string) => sql`array_to_tsvector(string_to_array(${terms}, ' '))`

/**
 * Returns the searchable words of a row: what it is called (its name in both languages, its code, and the codes of its parts), its other searched, tagged
 * and rich texts in both languages, and its facets.
 */
function wordsOf(r: Resource, row: Stored): { title: string; body: string; facets: string[] } {
  const columns = columnsOf(r)
  const names = Object.entries(r.fields).filter(([name, field]) => name === r.display || (field.search && field.unique))
  const titles = new Set(properties(Object.fromEntries(names)).map(([name]) => name))
  const searched = columns.filter(({ field }) => field.search || field.kind === 'html' || field.kind === 'tags')
  const say = (wanted: ColumnSpec[]) => wanted.map((column) => textOf(column, row)).join(' ')
  return {
    title: [say(searched.filter(({ name }) => titles.has(name))), ...columns.flatMap((column) => partsOf(column, row))].join(' '),
    body: say(searched.filter(({ name }) => !titles.has(name))),
    facets: columns.filter(({ field }) => field.facets).flatMap((column) => facetsOf(column, row)),
  }
}

function textOf({ name, field }: ColumnSpec, row: Stored): string {
  const value = decoder(field)(row[name])
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value !== 'string') return ''
  return field.kind === 'html' ? plainText(value) : value
}

/** The names of the entries of a list by which it is searched. */
function partsOf({ name, field }: ColumnSpec, row: Stored): string[] {
  const { searched } = field
  if (searched === undefined) return []
  const entries = (decoder(field)(row[name]) ?? []) as Record<string, unknown>[]
  return entries.map((entry) => String(entry[searched] ?? ''))
}

const facetsOf = ({ name, field }: ColumnSpec, row: Stored) =>
  Object.entries(decoder(field)(row[name]) ?? {}).map(([key, value]) => facetTerm(key, String(value)))
