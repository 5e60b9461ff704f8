import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { onBothEngines } from '../../testing/site.ts'

const MANY = 10_030
/** A word in the title of every hundredth record, and in the text of all. */
const WORD = '镜头'

/** A word in the text of the oldest records only. */
const OLD_WORD = '光源'
const OLD = 8500

onBothEngines('The search among very many hits', (site) => {
  const get = async (path: string) => (await site.get(`/api/portal/${path}`)).body.result
  const keyword = encodeURIComponent(WORD)
  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
  /** The ids from the newest on; the id of a record is also its moment of publishing. */
  const newest = (first: number, step: number, count: number) => Array.from({ length: count }, (_, index) => first - index * step)

  beforeAll(async () => {
    const text = (value: string) => (site.engine === 'sqlite' ? value : `array_to_tsvector(string_to_array(${value}, ' '))`)
    const key = site.engine === 'sqlite' ? 'rowid' : 'snapshotId'
    const title = `case when i % 100 = 0 then '${WORD}' else 'other' end`
    const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})`
    const own = `"version", "creationTime", "title", "tags", "isTop", "publishTime"`
    for (const statement of [
      `insert into "news" ("id", ${own}) ${numbers} select i, 1, 1, ${title}, '[]', 0, i from n`,
      `insert into "newsSnapshot" ("id", "rowId", "rowVersion", "validFrom", ${own.replace('"version", ', '')})
        ${numbers} select i, i, 1, 1, 1, ${title}, '[]', 0, i from n`,
      `insert into "newsTerms" ("${key}", "title", "body", "facets") ${numbers} select i, ${text(title)}, ${text(`case when i <= ${OLD} then '${WORD} other ${OLD_WORD}' else '${WORD} other' end`)}, ${text(`''`)} from n`,
    ])
      await sql`${sql.raw(statement)}`.execute(site.database.write)
  })

  test('B-11b shows hits in titles first, then the others, each from the newest on, and counts to 10,000', async () => {
    const first = await get(`search?keyword=${keyword}`)
    expect(first).toMatchObject({
      totalCount: 10_000,
      hasMore: true,
      counts: { news: 10_000, product: 0, article: 0 },
      hasMoreOf: ['news'],
    })
    expect(idsOf(first)).toEqual(newest(10_000, 100, 10))
    // A hundred records have the word in the title; the others follow, without repeating those.
    expect(idsOf(await get(`search?keyword=${keyword}&skipCount=98&maxResultCount=4`))).toEqual([200, 100, 10_030, 10_029])
    expect(idsOf(await get(`search?keyword=${keyword}&skipCount=128&maxResultCount=4`))).toEqual([10_002, 10_001, 9999, 9998])
    expect(idsOf(await get(`search?keyword=${keyword}&skipCount=10000`))).toEqual([])
  })

  test('B-11 finds many hits that come after many other records', async () => {
    const old = encodeURIComponent(OLD_WORD)
    const list = await get(`listnews?keyword=${old}`)
    expect([list.totalCount, list.hasMore, idsOf(list)]).toEqual([OLD, undefined, newest(OLD, 1, 10)])
    expect(idsOf(await get(`listnews?keyword=${old}&skipCount=${OLD - 5}`))).toEqual(newest(5, 1, 5))
    expect(idsOf(await get(`listnews?keyword=${old}&skipCount=${OLD}`))).toEqual([])
    const found = await get(`search?keyword=${encodeURIComponent(`${OLD_WORD} ${WORD}`)}&skipCount=95`)
    expect([found.totalCount, found.hasMore, idsOf(found)]).toEqual([OLD, undefined, newest(OLD - 95, 1, 10)])
  })

  test('B-11 lists them in the order of the list, page after page, to the last', async () => {
    const list = (skipCount: number) => get(`listnews?keyword=${keyword}&skipCount=${skipCount}`)
    expect(await list(0)).toMatchObject({ totalCount: 10_000, hasMore: true })
    expect(idsOf(await list(0))).toEqual(newest(MANY, 1, 10))
    expect(idsOf(await list(9000))).toEqual(newest(MANY - 9000, 1, 10))
    expect((await list(10_000)).totalCount).toBe(10_011)
    const last = await list(10_025)
    expect([last.totalCount, last.hasMore, idsOf(last)]).toEqual([MANY, undefined, newest(5, 1, 5)])
    expect(idsOf(await get(`listnews?keyword=${encodeURIComponent('没有')}`))).toEqual([])
  })
})
