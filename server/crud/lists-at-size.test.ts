import { sql, type RawBuilder } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '../../contract/fields.ts'
import { allResources } from '../../contract/resources/index.ts'
import { galleryPicture } from '../../contract/resources/gallery-picture.ts'
import { sortable } from '../../contract/sorting.ts'
import { EQUAL } from './list-orders.ts'
import type { Resource } from '../../contract/resource.ts'
import { untyped } from '../db/engine.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'
import { inputReader, type ListInput } from './list-input.ts'
import { whereOf } from './list-where.ts'
import { renewSortKeysOf } from './renew-sort-keys.ts'
import { pairsOfRows } from './row-pairs.ts'
import { orderBy, selectPage } from './select-rows.ts'

const large = allResources.filter((r) => r.large)
const MANY = 10_050
const STATES = ['draft', 'scheduled', 'published']

onBothEngines('Large lists', (site) => {
  describe.each(large.map((r) => [r.name, r] as const))('%s', (_, r) => {
    test('B-11a each order and each filter that its screen offers is answered by an index, without sorting', async () => {
      const sorted: string[] = []
      const orders = sortable(r).flatMap((field) => [false, true].map((descending) => [{ field, descending }]))
      const filters = filtersOf(r)
      for (const sorting of orders) await check({ sorting }, false)
      for (const filter of filters.filter(({ field }) => EQUAL.has(field.kind))) await check({ ...filter.input, sorting: [] }, false)
      // When there are many hits, the rows are walked in any order.
      for (const { input } of filters) for (const sorting of orders) await check({ ...input, sorting }, true)
      for (const state of r.publishable ? STATES : []) for (const sorting of [[], ...orders]) await check({ state, sorting }, true)
      await check({ sorting: [] }, false, true)
      expect(sorted).toEqual([])

      async function check(input: ListInput, isProbed: boolean, bin = false) {
        const asked = inputReader({ r, engine: site.engine, timeZone: 'Asia/Shanghai', language: 'zh-CN' })(input)
        const look = { bin, scope: { kind: 'all' } } as never
        const page = selectPage(r, {
          where: whereOf(asked, look, isProbed && site.engine === 'sqlite'),
          orderBy: () => orderBy(r, site.engine, asked.sorting),
        })
        const plan = await planOf(page)
        if (/snapshot/i.test(plan) && input.sorting!.length === 0) sorted.push(`${JSON.stringify(input)} looks at snapshots: ${plan}`)
        if (/temp b-tree|sort key|seq scan|scan row$/im.test(plan) || !/index/i.test(plan)) sorted.push(`${JSON.stringify(input)}: ${plan}`)
      }
    })
  })

  test('B-11a rows of each state are found in an index, and none by their snapshots', async () => {
    if (site.engine !== 'sqlite') return
    for (const r of large.filter(({ publishable }) => publishable))
      for (const state of STATES) {
        const asked = inputReader({ r, engine: site.engine, timeZone: 'Asia/Shanghai', language: 'zh-CN' })({ state })
        const where = whereOf(asked, { bin: false, scope: { kind: 'all' } } as never)
        const plan = await planOf(sql`select 1 from ${sql.table(r.name)} as row where ${where}`)
        expect(plan).toMatch(/^SEARCH row USING (COVERING )?INDEX \w+_last(Until|From)_\w+_list /)
      }
  })

  test('B-79h of a scope with few rows SQLite starts from its units, whatever is filtered, and of a state with few rows from those', async () => {
    if (site.engine !== 'sqlite') return
    const look = { engine: 'sqlite', bin: false, scope: { kind: 'some', ownerId: null, unitIds: [1, 2] } } as never
    for (const r of large.filter(({ scopeGroup }) => scopeGroup !== null)) {
      const reading = inputReader({ r, engine: 'sqlite', timeZone: 'Asia/Shanghai', language: 'zh-CN' })
      const planFrom = (input: ListInput, start: 'scope' | 'state') =>
        planOf(sql`select 1 from ${sql.table(r.name)} as row where ${whereOf(reading(input), look, start)}`)
      for (const { input } of filtersOf(r))
        expect(await planFrom(input, 'scope')).toMatch(/^SEARCH row USING (COVERING )?INDEX \w+_unitId_/)
      for (const state of r.publishable ? ['draft', 'scheduled'] : [])
        for (const { input } of [{ input: {} }, ...filtersOf(r)])
          expect(await planFrom({ ...input, state }, 'state')).toMatch(/^SEARCH row USING (COVERING )?INDEX \w+_last(Until|From)_\w+_list /)
    }
  })

  test('B-11a the index of the usual order also tells the state', async () => {
    for (const { name, sorting } of large.filter(({ publishable }) => publishable)) {
      const { rows } = await sql<{ text: string }>`${sql.raw(
        site.engine === 'sqlite'
          ? `select sql as text from sqlite_schema where type = 'index' and tbl_name = '${name}'`
          : `select indexdef as text from pg_indexes where tablename = '${name}'`,
      )}`.execute(site.database.read)
      const first = sorting.split(/[ ,]/)[0]!
      const telling = rows.filter(({ text }) =>
        new RegExp(`\\("?${first}"? asc.*"lastFrom", "lastUntil"\\)`, 'i').test(text.replace(' NULLS FIRST', ' asc')),
      )
      expect([name, telling.length]).toEqual([name, 1])
    }
  })

  /** Returns the database's query plan. PostgreSQL would read small tables whole, so that is switched off. */
  async function planOf(query: RawBuilder<unknown>) {
    const { engine, read } = site.database
    return read.connection().execute(async (db) => {
      const compiled = query.compile(untyped(db))
      const text = compiled.sql.replaceAll(/\$\d+|\?/g, engine === 'sqlite' ? '1' : "'1'")
      if (engine === 'sqlite') {
        const { rows } = await sql<{ detail: string }>`${sql.raw(`explain query plan ${text}`)}`.execute(db)
        return rows.map(({ detail }) => detail).join('\n')
      }
      for (const what of ['seqscan', 'sort', 'bitmapscan']) await sql`${sql.raw(`set enable_${what} = off`)}`.execute(db)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`${sql.raw(`explain ${text}`)}`.execute(db)
      for (const what of ['seqscan', 'sort', 'bitmapscan']) await sql`${sql.raw(`reset enable_${what}`)}`.execute(db)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  }

  describe('of more rows than are counted', () => {
    interface Row {
      id: number
      title: string
      album: string | null
      sort: number | null
    }
    let rows: Row[]
    const ask = async (query: Record<string, unknown>) =>
      (await site.get(`${pathOf(galleryPicture, 'GetAll')}?${new URLSearchParams(query as Record<string, string>)}`, 'admin')).body
        .result as {
        totalCount: number
        hasMore?: true
        items: Row[]
      }
    const ids = (found: Row[]) => found.map(({ id }) => id)

    beforeAll(async () => {
      const { write, engine } = site.database
      await write.transaction().execute(async (db) => {
        await sql`${sql.raw(`
          insert into "galleryPicture" ("version", "creationTime", "title", "image", "album", "sort")
          with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
          select 1, i, case when i % 1000 = 7 then 'Rare_镜头 %' || i when i % 1000 = 8 then 'la at te ' || i when i > 7000 then 'Picture ' || i || ' late' else 'Picture ' || i end, '/media/aaaaaaaaaaaaaaaaaaaa',
            case when i % 300 = 0 then null else 'hall' end, i % 7 from n`)}`.execute(db)
        await pairsOfRows(galleryPicture as unknown as Resource, engine).renew(db)
        await renewSortKeysOf(db, galleryPicture as unknown as Resource)
      })
      rows = (await site.database.read
        .selectFrom('galleryPicture')
        .select(['id', 'title', 'album', 'sort'])
        .orderBy('id')
        .execute()) as Row[]
    })

    test('B-11b all rows are counted exactly, and the rows that a filter finds to 10,000', async () => {
      expect(await ask({})).toMatchObject({ totalCount: MANY })
      expect((await ask({})).hasMore).toBeUndefined()
      const inHall = rows.filter(({ album }) => album !== null).length
      expect(inHall).toBeGreaterThan(10_000)
      expect(await ask({ album: 'hal', maxResultCount: 5 })).toMatchObject({ totalCount: 10_000, hasMore: true })
      // Beyond the bound the total still promises a next page as long as there is one.
      expect(await ask({ album: 'hal', skipCount: 9_995, maxResultCount: 5 })).toMatchObject({ totalCount: 10_001, hasMore: true })
      const last = await ask({ album: 'hal', skipCount: inHall - 2, maxResultCount: 5 })
      expect([last.totalCount, last.hasMore, last.items.length]).toEqual([inHall, undefined, 2])
      expect((await site.post(pathOf(galleryPicture, 'Count'), { album: 'hal' }, 'admin')).body.result).toBe(inHall)
    })

    test('B-11a the keyword finds the same rows as in a small list', async () => {
      for (const keyword of [
        'rare_镜头 %7',
        'RARE',
        '镜头',
        '镜',
        '%',
        '_',
        'e_镜',
        '5007',
        'Picture 1',
        'no-such',
        '头镜',
        'ture 10050',
        'late',
      ]) {
        const expected = rows.filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()))
        const found = await ask({ keyword, maxResultCount: 1000, sorting: 'id asc' })
        expect([keyword, ids(found.items)]).toEqual([keyword, ids(expected.slice(0, 1000))])
        expect([keyword, found.totalCount]).toEqual([keyword, Math.min(expected.length, 10_000)])
      }
    })

    test('B-11a a text that was written a moment ago is found, and the text before it is not', async () => {
      const made = (
        await site.post(
          pathOf(galleryPicture, 'Create'),
          { ...(await validValues(site, galleryPicture as unknown as Resource, 'new')), title: '新品Qx' },
          'admin',
        )
      ).body.result
      expect(ids((await ask({ keyword: '新品q' })).items)).toEqual([made.id])
      await site.post(pathOf(galleryPicture, 'Update'), { id: made.id, version: 1, title: '旧物' }, 'admin')
      expect(ids((await ask({ keyword: '新品q' })).items)).toEqual([])
      expect(ids((await ask({ keyword: '旧物' })).items)).toEqual([made.id])
      await site.post(pathOf(galleryPicture, 'Delete'), { id: made.id }, 'admin')
      expect(ids((await ask({ keyword: '旧物' })).items)).toEqual([])
      await site.post(pathOf(galleryPicture, 'DeleteForever'), { id: made.id }, 'admin')
    })

    test('B-11a few hits and many hits come in the requested order', async () => {
      const bySort = (a: Row, b: Row) => a.sort! - b.sort! || a.id - b.id
      const all = rows.toSorted(bySort)
      for (const [query, matches] of [
        [{ keyword: '镜头' }, ({ title }: Row) => title.includes('镜头')],
        [{ keyword: 'ictur' }, ({ title }: Row) => title.includes('ictur')],
        [{ keyword: 'Late' }, ({ title }: Row) => title.includes('late')],
        [{ album: 'hall' }, ({ album }: Row) => album === 'hall'],
      ] as const) {
        const expected = ids(all.filter(matches as (row: Row) => boolean))
        expect(ids((await ask({ ...query, sorting: 'sort asc' })).items)).toEqual(expected.slice(0, 10))
        expect(ids((await ask({ ...query, sorting: 'sort desc' })).items)).toEqual(expected.toReversed().slice(0, 10))
        expect(ids((await ask({ ...query, sorting: 'sort asc', skipCount: 1500 })).items)).toEqual(expected.slice(1500, 1510))
      }
    })
  })
})

/** Returns each filter of the declaration, with a value that it accepts. */
function filtersOf(r: Resource): { field: Field; input: ListInput }[] {
  return Object.entries(r.fields)
    .filter(([, field]) => field.filter)
    .map(([name, field]) => ({ field, input: inputOf(name, field) }))
}

function inputOf(name: string, field: Field): ListInput {
  if (field.kind === 'date') return { [`${name}Start`]: '2024-01-01' }
  if (field.kind === 'number' || field.kind === 'money') return { [`${name}Start`]: 1 }
  if (field.kind === 'yesNo') return { [name]: true }
  if (field.kind === 'reference' || field.kind === 'treeParent') return { [name]: 1 }
  return { [name]: 'one' }
}
