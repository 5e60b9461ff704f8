import { sql } from 'kysely'
import { SORT_KEYS } from '../../contract/format/sort-key.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped, type Database, type Db } from '../db/engine.ts'
import { oncePerVersion } from '../db/once-per-version.ts'
import { snapshotTable } from './columns.ts'
import { keyOf, sortKeysOf, type SortKeyColumn } from './sort-keys.ts'

/** ICU orders Chinese; another version of it may do so in another way. */
const VERSION = `${SORT_KEYS} ${process.versions['icu']}`
const AT_ONCE = 500

/** Makes at the start the keys of all rows that have none or those of another version. */
export async function renewSortKeys(database: Pick<Database, 'unlimited' | 'engine'>): Promise<void> {
  await oncePerVersion(database, { setting: 'sortKeys.version', version: VERSION }, async (db) => {
    for (const r of allResources) await renewSortKeysOf(db, r)
  })
}

/** Makes the keys of all rows of a resource, for rows that were written without them. */
export async function renewSortKeysOf(db: Db, r: Resource): Promise<void> {
  const keys = sortKeysOf(r)
  if (keys.length === 0) return
  await renewTable(db, r.name, keys)
  const published = keys.filter(({ isPublished }) => isPublished)
  if (r.publishable) await renewTable(db, snapshotTable(r), published)
}

async function renewTable(db: Db, table: string, keys: readonly SortKeyColumn[]) {
  const names = new Set(keys.flatMap(({ name, of }) => [name, ...of]))
  for (let last = 0; ;) {
    const rows = await untyped(db)
      .selectFrom(table)
      .select(['id', ...names])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    const other = rows.map((row) => [row, keys.map((key) => keyOf(key, row))] as const)
    const stale = other.filter(([row, made]) => keys.some(({ name }, index) => row[name] !== made[index]))
    if (stale.length > 0) await write(db, { table, keys }, stale)
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!['id']
  }
}

/** Writes the keys of many rows by one statement. */
async function write(
  db: Db,
  { table, keys }: { table: string; keys: readonly SortKeyColumn[] },
  rows: readonly (readonly [Record<string, unknown>, (string | null)[]])[],
) {
  const lines = rows.map(([row, made]) => sql`(cast(${row['id']} as bigint), ${sql.join(made.map((key) => sql`cast(${key} as text)`))})`)
  const columns = keys.map(({ name }) => sql.ref(name))
  const set = sql.join(columns.map((column) => sql`${column} = made.${column}`))
  await sql`
    with made("id", ${sql.join(columns)}) as (values ${sql.join(lines)})
    update ${sql.table(table)} set ${set} from made where made."id" = ${sql.table(table)}."id"`.execute(db)
}
