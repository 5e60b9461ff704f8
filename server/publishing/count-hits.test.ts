import { beforeAll, expect, test } from 'vitest'
import { news } from '../../contract/resources/news.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Context, Keeping } from '../http/context.ts'
import { viewCache } from '../http/view-cache.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { enterNews, visiting } from '../testing/published-news.ts'
import { countHits } from './count-hits.ts'
import { hitsOf } from '../search/found.ts'

const MANY = 2100
/** The moment at which one of the records is no longer shown. */
const END = 1000
const r = news as unknown as Resource

kitOnBothEngines('The number of many hits', [], (kit) => {
  let keeping: Keeping
  const asking = (now: number, db?: Context['db']) => visiting(kit, now, { keeping, ...(db && { db }) })
  const count = async (ctx: Context, except?: number) => {
    const hits = await hitsOf(ctx, r, { keyword: '镜头' })
    expect(hits.many).not.toBeNull()
    return (await countHits(ctx, r, hits, { except })).total
  }

  beforeAll(async () => {
    keeping = viewCache(kit.bus)
    await enterNews(kit, { first: 1, last: MANY, word: '镜头', validUntil: `case when i = 7 then ${END} end` })
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
    await enterNews(kit, { first: MANY + 1, last: MANY + 5, word: '镜头' })
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
