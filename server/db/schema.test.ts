import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allResources } from '../../contract/resources/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { listIndexes } from '../crud/list-indexes.ts'
import { publishedSortKeys, sortKeysOf } from '../crud/sort-keys.ts'
import { columnsOf, linkFields, linkTable, snapshotTable, type ColumnType } from '../crud/columns.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import type { Database } from './engine.ts'
import { listIndexName } from './migrations/making.ts'

interface Column {
  type: ColumnType
  notNull: boolean
  refersTo: string | null
}
type Columns = Record<string, Column>

const column = (type: ColumnType, notNull = false, refersTo: string | null = null): Column => ({ type, notNull, refersTo })
const whole = (notNull = false) => column('whole', notNull)

const STAMPS: Columns = {
  id: whole(true),
  version: whole(true),
  creationTime: whole(true),
  creatorUserId: whole(),
  lastModificationTime: whole(),
  lastModifierUserId: whole(),
  deletionTime: whole(),
  deleterUserId: whole(),
}
/** Columns that only the identity feature may see; no resource declares them. */
const SECRETS: Columns = { passwordHash: column('text'), hasDemoPassword: whole(), vouchedTime: whole(), phoneRank: whole(true) }

/** The columns in which a publishable row keeps the moments of its snapshots. */
const MOMENTS: Columns = { firstFrom: whole(true), firstUntil: whole(true), lastFrom: whole(true), lastUntil: whole(true) }

const own = (r: Resource): Columns => Object.fromEntries(columnsOf(r).map((c) => [c.name, column(c.type, c.notNull, c.refersTo)]))
const keys = (names: string[]): Columns => Object.fromEntries(names.map((name) => [name, column('text')]))
const declared = (r: Resource): Columns => ({
  ...STAMPS,
  ...own(r),
  ...keys(sortKeysOf(r).map(({ name }) => name)),
  ...(r.publishable && MOMENTS),
  ...(r.name === 'user' ? SECRETS : {}),
})

const published = (r: Resource) => ({
  ...Object.fromEntries(Object.entries(own(r)).filter(([name]) => r.fields[name]?.internal !== true)),
  ...keys(publishedSortKeys(r)),
})

const TYPES: Record<string, ColumnType> = { text: 'text', integer: 'whole', bigint: 'whole', real: 'real', 'double precision': 'real' }

async function columnsIn({ engine, read }: Database, table: string): Promise<Columns> {
  const query =
    engine === 'sqlite'
      ? sql<{ name: string; type: string; required: number; target: string | null }>`
        select c.name, lower(c.type) as type, c."notnull" as required, f."table" as target
        from pragma_table_info(${table}) as c left join pragma_foreign_key_list(${table}) as f on f."from" = c.name`
      : sql<{ name: string; type: string; required: number; target: string | null }>`
        select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull::int as required, t.relname as target
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and f.conkey = array[a.attnum]
        left join pg_class t on t.oid = f.confrelid
        where c.relname = ${table} and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`
  const { rows } = await query.execute(read)
  return Object.fromEntries(
    rows.map((row) => [row.name, column(TYPES[row.type] ?? (row.type as ColumnType), row.required === 1, row.target)]),
  )
}

kitOnBothEngines('The tables', [], (kit) => {
  test.each(allResources.map((r) => [r.name, r] as const))(
    'of %s are what the declaration says: columns, types, null or not, what they refer to',
    async (_, r) => {
      expect(await columnsIn(kit.database, r.name)).toEqual(declared(r))
    },
  )

  test.each(allResources.filter((r) => r.publishable).map((r) => [r.name, r] as const))(
    'B-50d of the snapshots of %s hold the fields that visitors may see, and no other',
    async (_, r) => {
      const { id, rowVersion, validFrom, validUntil, plannedUntil, ...rest } = await columnsIn(kit.database, snapshotTable(r))
      expect({ id, rowVersion, validFrom, validUntil, plannedUntil }).toEqual({
        id: whole(true),
        rowVersion: whole(true),
        validFrom: whole(true),
        validUntil: whole(),
        plannedUntil: whole(),
      })
      expect(rest).toMatchObject({ rowId: column('whole', true, r.name), ...published(r) })
      const foreign = Object.keys(rest).filter(
        (name) => !(name in published(r)) && !['rowId', 'creationTime', 'creatorUserId'].includes(name),
      )
      expect(foreign).toEqual([])
    },
  )

  test('of links hold each pair of references once', async () => {
    const links = allResources.flatMap((r) => linkFields(r).map(([name, field]) => [linkTable(r, name), r.name, field.target!] as const))
    expect(links.length).toBeGreaterThan(0)
    for (const [table, from, to] of links) {
      expect(await columnsIn(kit.database, table)).toEqual({ rowId: column('whole', true, from), targetId: column('whole', true, to) })
      const twice = sql`insert into ${sql.table(table)} ("rowId", "targetId") values (1, 1), (1, 1)`.execute(kit.database.write)
      await expect(twice).rejects.toThrow(/unique/i)
    }
  })

  test('have an index for each unique field: whatever the case, outside the recycle bin only', async () => {
    const unique = allResources.flatMap((r) =>
      Object.entries(r.fields)
        .filter(([, field]) => field.unique)
        .map(([name]) => [r.name, name] as const),
    )
    expect(unique.length).toBeGreaterThan(4)
    for (const [table, name] of unique) {
      const found = [...(await indexesOn(kit.database, table)).values()].filter((text) => text.includes(`${table}_${name}_unique`))
      expect(found, `${table}.${name}`).toHaveLength(1)
      expect(found[0]).toMatch(/^create unique index/i)
      expect(found[0]).toMatch(/lower\(\(?"?\w+"?/)
      expect(found[0]).toMatch(/where \(?"deletionTime" is null\)?$/i)
    }
  })

  test('have no other unique index than what a field declares', async () => {
    for (const r of allResources) {
      const found = [...(await indexesOn(kit.database, r.name)).values()]
        .filter((text) => /^create unique index/i.test(text) && !/_pkey/.test(text))
        .map((text) => /_(\w+)_unique/.exec(text)?.[1])
      const unique = Object.entries(r.fields)
        .filter(([, field]) => field.unique)
        .map(([name]) => name)
      expect([found.length, new Set(found)], r.name).toEqual([unique.length, new Set(unique)])
    }
  })

  test('exist for the declared resources and for the server’s own records, and are strict on SQLite', async () => {
    const names = (await kit.database.read.introspection.getTables()).map(({ name }) => name).toSorted()
    const ofResources = allResources.flatMap((r) => [
      r.name,
      ...(r.publishable ? [snapshotTable(r)] : []),
      ...linkFields(r).map(([name]) => linkTable(r, name)),
    ])
    const records = [
      'session',
      'setting',
      'siteSetting',
      'upload',
      'entityChange',
      'auditLog',
      'loginLog',
      'webLog',
      'searchMiss',
      'visit',
      'oneTimeCode',
      'totpFactor',
      'recoveryCode',
      'passkey',
      'usedChallenge',
      'externalIdentity',
      'job',
      'browserError',
      'burst',
      'burstCount',
      'burstSeen',
      'logCount',
      'logStart',
      'logTotal',
      'enquiryAnswer',
      'formAttachment',
      'formDigest',
      'formPick',
      'idempotencyKey',
      'uploadUse',
      'uploadDetail',
      'uploadLabel',
      'uploadAlbum',
      'uploadCaption',
      'halfUpload',
      'renamedCode',
    ]
    expect(names.filter((name) => !isTermIndex(name))).toEqual([...ofResources, ...records].toSorted())
    if (kit.engine !== 'sqlite') return
    const { rows } = await sql<{
      name: string
    }>`select name from pragma_table_list where schema = 'main' and type = 'table' and strict = 0`.execute(kit.database.read)
    expect(rows.map(({ name }) => name).filter((name) => !/^(sqlite|kysely)_/.test(name) && !isTermIndex(name))).toEqual([])
  })

  test.each(allResources.filter((r) => r.large).map((r) => [r.name, r] as const))(
    'B-11 of %s have an index for each order of the list, which holds what filters check',
    async (_, r) => {
      const made = await indexesOn(kit.database, r.name)
      for (const { order, covered, moments, bin, emptyLast } of listIndexes(r)) {
        const isLast = emptyLast && kit.engine === 'postgres'
        if (emptyLast && !isLast && !bin) continue
        const columns =
          made
            .get(listIndexName(r.name, order, bin, isLast))
            ?.match(/"?\w+"?/g)
            ?.map((name) => name.replaceAll('"', '')) ?? []
        const wanted = [...order.map((words) => words.split(' ')[0]), ...covered, ...(moments ? Object.keys(MOMENTS) : [])]
        expect(columns, listIndexName(r.name, order, bin, isLast)).toEqual(expect.arrayContaining(wanted))
      }
    },
  )

  test('number their rows from 1 and never give a number twice', async () => {
    const add = () =>
      sql<{
        id: number
      }>`insert into "role" ("version", "creationTime", "name", "displayName", "isStatic", "isDefault") values (1, 1, 'x', 'x', 0, 0) returning "id"`.execute(
        kit.database.write,
      )
    const [first] = (await add()).rows
    await sql`delete from "role"`.execute(kit.database.write)
    const [next] = (await add()).rows
    expect([first?.id, next?.id]).toEqual([1, 2])
  })
})

/** The statements of a table's indexes by name, from the columns on. */
async function indexesOn({ engine, read }: Database, table: string): Promise<Map<string, string>> {
  const { rows } = await (
    engine === 'sqlite'
      ? sql<{
          name: string
          text: string
        }>`select "name", "sql" as "text" from sqlite_master where "type" = 'index' and "tbl_name" = ${table}`
      : sql<{ name: string; text: string }>`select indexname as "name", indexdef as "text" from pg_indexes where tablename = ${table}`
  ).execute(read)
  return new Map(rows.map(({ name, text }) => [name, text ?? '']))
}

/** The full-text indexes; on SQLite each is a family of tables of its own making. */
const isTermIndex = (name: string) => /^(news|article|product|form)Terms|^[a-zA-Z]+Pairs/.test(name)
