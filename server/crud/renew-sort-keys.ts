import { sql } from 'kysely'
import { SORT_KEYS } from '../../contract/format/sort-key.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped, type Database, type Db } from '../db/engine.ts'
import { oncePerVersion } from '../db/once-per-version.ts'
import { snapshotTable } from './columns.ts'
import { keyOf } from './sort-key-values.ts'
import { type SortKeyColumn, sortKeyName, sortKeysOf } from './sort-keys.ts'

/** ICU orders Chinese; another version of it may do so in another way. */
const VERSION = `${SORT_KEYS} ${process.versions['icu']}`
const AT_ONCE = 500

/** The names in the media library, which is no resource. */
const OF_UPLOADS = { upload: 'name', uploadDetail: 'title' } as const

/** Makes at the start the keys of all rows that have none or those of another version. */
export async function renewSortKeys(database: Pick<Database, 'unlimited' | 'engine'>): Promise<void> {
  await oncePerVersion(database, { setting: 'sortKeys.version', version: VERSION }, async (db) => {
    for (const r of allResources) await renewSortKeysOf(db, r)
  })
  await oncePerVersion(database, { setting: 'sortKeys.uploads', version: VERSION }, async (db) => {
    for (const [table, name] of Object.entries(OF_UPLOADS)) await renewTable(db, { table, keys: [textKey(name)], id: 'text' })
  })
}

const textKey = (name: string): SortKeyColumn => ({ name: sortKeyName(name), of: [name], isFull: false, isPublished: false })

/** Makes the keys of all rows of a resource, for rows that were written without them. */
export async function renewSortKeysOf(db: Db, r: Resource): Promise<void> {
  const keys = sortKeysOf(r)
  if (keys.length === 0) return
  await renewTable(db, { table: r.name, keys, id: 'bigint' })
  const published = keys.filter(({ isPublished }) => isPublished)
  if (r.publishable) await renewTable(db, { table: snapshotTable(r), keys: published, id: 'bigint' })
}

interface KeyedTable {
  table: string
  keys: readonly SortKeyColumn[]
  /** The type of its ids. */
  id: 'bigint' | 'text'
}

async function renewTable(db: Db, keyed: KeyedTable) {
  const { table, keys, id } = keyed
  const names = new Set(keys.flatMap(({ name, of }) => [name, ...of]))
  for (let last: number | string = id === 'text' ? '' : 0; ;) {
    const rows = await untyped(db)
      .selectFrom(table)
      .select(['id', ...names])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const other = rows.map((row) => [row, keys.map((key) => keyOf(key, row))] as const)
    const stale = other.filter(([row, made]) => keys.some(({ name }, index) => row[name] !== made[index]))
    if (stale.length > 0) await write(db, keyed, stale)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!['id']
  }
}

/** Writes the keys of many rows by one statement. */
async function write(db: Db, { table, keys, id }: KeyedTable, rows: readonly (readonly [Record<string, unknown>, (string | null)[]])[]) {
  const lines = rows.map(
    ([row, made]) => sql`(cast(${row['id']} as ${sql.raw(id)}), ${sql.join(made.map((key) => sql`cast(${key} as text)`))})`,
  )
  const columns = keys.map(({ name }) => sql.ref(name))
  const set = sql.join(columns.map((column) => sql`${column} = made.${column}`))
  await sql`
    with made("id", ${sql.join(columns)}) as (values ${sql.join(lines)})
    update ${sql.table(table)} set ${set} from made where made."id" = ${sql.table(table)}."id"`.execute(db)
}
