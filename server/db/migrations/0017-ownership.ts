import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'
import { LISTS as AT_SIZE } from './0010-lists-at-size.ts'
import { LISTS as WITH_STATES } from './0011-states-in-rows.ts'
import { listIndexName, making, MOMENTS } from './making.ts'

// oxlint-disable-next-line no-explicit-any
type AnyDb = Kysely<any>

/** The large lists with their orders and the values that filters check in each of their indexes; those with moments tell the state of publishing too. */
const LARGE = AT_SIZE
/** The usual orders of the other lists, whose indexes hold their order only. */
const SMALL = {
  carousel: 'sort, id',
  navigation: 'sort, id',
  siteCategory: 'sort, id',
  productType: 'sort, id',
  productCategory: 'sort, id',
  brand: 'sort, id',
  specTemplate: 'id',
}
const TABLES = [...Object.keys(SMALL), ...Object.keys(LARGE)]

const OWNERSHIP = ['unitId', 'ownerId']

/** Rows belong to a unit and to a person, and roles have data scopes (B-50). Rows that are there already belong to the root unit and to their creator. */
export const ownershipColumns = (engine: Engine): Migration => ({
  async up(db) {
    const make = making(db, engine)
    await make.column('role', 'dataScopes', 'text')
    for (const table of TABLES) {
      await make.column(table, 'unitId', 'whole -> organizationUnit')
      await make.column(table, 'ownerId', 'whole -> user')
    }
    await dropLists(db, engine)
    await giveToRoot(db)
    for (const table of TABLES) for (const name of OWNERSHIP) await make.index(table, [name])
    for (const [table, usual] of Object.entries(SMALL))
      for (const name of OWNERSHIP) await make.listIndex(table, [name, ...usual.split(', ')])
    for (const table of Object.keys(LARGE)) await largeIndexes(db, engine, table)
  },
})

/** Without these indexes the rows are written faster; they are made anew with the new columns. */
async function dropLists(db: AnyDb, engine: Engine) {
  for (const [table, { orders }] of Object.entries(LARGE))
    for (const words of orders) await making(db, engine).dropIndex(listIndexName(table, words.split(', ')))
}

async function giveToRoot(db: AnyDb) {
  const anyRow = sql.join(
    TABLES.map((table) => sql`exists (select 1 from ${sql.table(table)})`),
    sql` or `,
  )
  const { rows } = await sql<{ has: number }>`select case when ${anyRow} then 1 else 0 end as "has"`.execute(db)
  if (rows[0]!.has === 0) return
  const root = await rootUnit(db)
  for (const table of TABLES)
    await sql`
      update ${sql.table(table)} set "unitId" = ${root},
        "ownerId" = (select "id" from "user" where "user"."id" = ${sql.table(table)}."creatorUserId" and "user"."deletionTime" is null)`.execute(
      db,
    )
}

/** Returns the id of the first unit at the top; makes one where there is none. */
async function rootUnit(db: AnyDb): Promise<number> {
  const found = await sql<{ id: number }>`
    select "id" from "organizationUnit" where "parentId" is null and "deletionTime" is null order by "sort", "id" limit 1`.execute(db)
  if (found.rows[0]) return found.rows[0].id
  const { rows } = await sql<{ id: number }>`
    insert into "organizationUnit" ("version", "creationTime", "displayName", "displayNameEn", "sort")
    values (1, ${Date.now()}, '公司', 'Company', 1) returning "id"`.execute(db)
  return rows[0]!.id
}

async function largeIndexes(db: AnyDb, engine: Engine, table: string) {
  const make = making(db, engine)
  const { orders, covered, bin } = LARGE[table]!
  // An order by the number alone is read either way.
  const usual = bin === 'id desc' ? 'id' : bin
  for (const words of [...orders, ...OWNERSHIP.map((name) => `${name}, ${usual}`)]) {
    const order = words.split(', ')
    const named = order.map((column) => column.split(' ')[0])
    const checked = [...covered, ...OWNERSHIP].filter((name) => !named.includes(name))
    const moments = WITH_STATES[table]?.order.join(', ') === words
    await make.listIndex(table, order, { covered: checked, moments, included: [...checked, ...(moments ? MOMENTS : [])] })
  }
}
