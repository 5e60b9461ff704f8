import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { news } from '../../contract/resources/news.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context, Keeping } from '../http/context.ts'
import { newNotes } from '../http/notes.ts'
import { ANYONE } from '../http/caller.ts'
import { viewCache } from '../http/view-cache.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { countHits } from './count-hits.ts'
import { hitsOf } from '../search/found.ts'

const MANY = 2100
/** The moment at which one of the records is no longer shown. */
const END = 1000
const r = news as unknown as Resource

kitOnBothEngines('The number of many hits', [], (kit) => {
  let keeping: Keeping
  const asking = (now: number, db = kit.database.read): Context => ({
    database: kit.database,
    db,
    caller: ANYONE,
    language: 'zh-CN',
    origin: { ip: '', userAgent: '', requestId: '' },
    now,
    notes: newNotes(),
    changed: new Set(),
    keeping,
  })
  const count = async (ctx: Context, except?: number) => {
    const hits = await hitsOf(ctx, r, { keyword: '镜头' })
    expect(hits.many).not.toBeNull()
    return (await countHits(ctx, r, hits, { except })).total
  }

  /** Writes published records with the word, without telling anybody. */
  async function enter(first: number, last: number) {
    const text = (value: string) => (kit.engine === 'sqlite' ? value : `array_to_tsvector(string_to_array(${value}, ' '))`)
    const numbers = `with recursive n(i) as (select ${first} union all select i + 1 from n where i < ${last})`
    const own = `"creationTime", "title", "tags", "isTop", "publishTime"`
    for (const statement of [
      `insert into "news" ("id", "version", ${own}) ${numbers} select i, 1, 1, 'a', '[]', 0, i from n`,
      `insert into "newsSnapshot" ("id", "rowId", "rowVersion", "validFrom", "validUntil", ${own})
        ${numbers} select i, i, 1, 1, case when i = 7 then ${END} end, 1, 'a', '[]', 0, i from n`,
      `insert into "newsTerms" ("${kit.engine === 'sqlite' ? 'rowid' : 'snapshotId'}", "title", "body", "facets")
        ${numbers} select i, ${text(`'a'`)}, ${text(`'镜头'`)}, ${text(`''`)} from n`,
    ])
      await sql`${sql.raw(statement)}`.execute(kit.database.write)
  }

  beforeAll(async () => {
    keeping = viewCache(kit.bus)
    await enter(1, MANY)
  })

  test('B-11 is remembered until time changes it', async () => {
    const first = asking(END - 500)
    expect(await count(first)).toBe(MANY)
    expect([first.notes.tags.has('news'), first.notes.until]).toEqual([true, END])
    expect(await count(asking(END - 1))).toBe(MANY)
    expect(await count(asking(END))).toBe(MANY - 1)
  })

  test('B-11 is remembered until a record is published, and a write counts for itself', async () => {
    expect(await count(asking(END))).toBe(MANY - 1)
    await enter(MANY + 1, MANY + 5)
    const again = asking(END)
    expect([await count(again), again.notes.tags.has('news')]).toEqual([MANY - 1, true])
    await kit.database.write.transaction().execute(async (db) => expect(await count(asking(END, db))).toBe(MANY + 4))
    kit.bus.tell(new Set(['article']))
    expect(await count(asking(END))).toBe(MANY - 1)
    kit.bus.tell(new Set(['news']))
    expect(await count(asking(END))).toBe(MANY + 4)
  })

  test('B-11 is the same number for each record that is left out, less that record if it is a hit', async () => {
    const all = await count(asking(END))
    expect([await count(asking(END), 8), await count(asking(END), 9)]).toEqual([all - 1, all - 1])
    // Neither a record that is no longer shown nor an unknown id is a hit.
    expect([await count(asking(END), 7), await count(asking(END), 999_999)]).toEqual([all, all])
  })
})
