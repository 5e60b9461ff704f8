import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { news } from '../../contract/resources/news.ts'
import type { Resource } from '../../contract/resource.ts'
import { viewCache } from '../http/view-cache.ts'
import type { Keeping } from '../http/context.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { enterNews, visiting } from '../testing/published-news.ts'
import { listPublished } from './published-list.ts'

const r = news as unknown as Resource

kitOnBothEngines('A page of many hits that begin far behind', [], (kit) => {
  let keeping: Keeping
  const page = async (skipCount: number, except?: number) => {
    const list = await listPublished(visiting(kit, 500, { keeping }), r, {
      narrowed: () => [],
      found: { keyword: '镜头' },
      orderBy: sql`"publishTime", "rowId"`,
      isInOrder: false,
      skipCount,
      except,
      maxResultCount: 3,
    })
    return list.rows.map(({ rowId }) => rowId)
  }

  beforeAll(async () => {
    keeping = viewCache(kit.bus)
    await enterNews(kit, { first: 1, last: 1100, word: '光源' })
    await enterNews(kit, { first: 1101, last: 3300, word: '镜头' })
  })

  test('B-11 holds the first hits in the order of the list, and the next page the next', async () => {
    expect(await page(0)).toEqual([1101, 1102, 1103])
    expect(await page(3)).toEqual([1104, 1105, 1106])
    expect(await page(98)).toEqual([1199, 1200, 1201])
    expect(await page(2198)).toEqual([3299, 3300])
  })

  test('B-11 leaves a record out, on its page and on those behind', async () => {
    expect(await page(0, 1102)).toEqual([1101, 1103, 1104])
    expect(await page(3, 1102)).toEqual([1105, 1106, 1107])
    expect(await page(98, 1102)).toEqual([1200, 1201, 1202])
    expect(await page(0, 7)).toEqual([1101, 1102, 1103])
  })

  test('B-11 is remembered until a record is published', async () => {
    await enterNews(kit, { first: 3301, last: 3301, word: '镜头', publishTime: '1100' })
    expect(await page(0)).toEqual([1101, 1102, 1103])
    kit.bus.tell(new Set(['article']))
    expect(await page(0)).toEqual([1101, 1102, 1103])
    kit.bus.tell(new Set(['news']))
    expect(await page(0)).toEqual([3301, 1101, 1102])
    expect(await page(3)).toEqual([1103, 1104, 1105])
  })
})
