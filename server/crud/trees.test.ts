import { beforeAll, describe, expect, test } from 'vitest'
import { untyped } from '../db/engine.ts'
import { onBothEngines, type Reply } from '../testing/site.ts'

const APP = '/abp/services/app'
const CATEGORY = `${APP}/ProductCategory`
const ROUNDS = 12
let number = 0

onBothEngines('A tree', (site) => {
  const create = (pid: number | null = null, who = 'editor') =>
    site.post(`${CATEGORY}/Create`, { name: `棵 ${++number}`, code: `tree-${number}`, pid }, who)
  const made = async (pid: number | null = null): Promise<number> => (await create(pid)).body.result.id
  const move = (id: number, pid: number | null, version = 1) => site.post(`${CATEGORY}/Update`, { id, version, pid }, 'editor')
  const remove = (id: number) => site.post(`${CATEGORY}/Delete`, { id }, 'editor')
  const restore = (id: number) => site.post(`${CATEGORY}/Restore`, { id }, 'editor')
  const row = async (id: number) =>
    (await site.database.read
      .selectFrom('productCategory')
      .select(['id', 'pid', 'name', 'deletionTime'])
      .where('id', '=', id)
      .executeTakeFirst()) as { id: number; pid: number | null; name: string; deletionTime: number | null } | undefined
  /** Creates a row, a row below it, and so on; returns their ids. */
  const chain = async (length: number, pid: number | null = null) => {
    const ids: number[] = []
    while (ids.length < length) ids.push(await made(ids.at(-1) ?? pid))
    return ids
  }
  const statuses = (replies: Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

  test('B-05a two editors who move A below B and B below A at the same moment make no loop', async () => {
    const both: unknown[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [a, b] = [await made(), await made()]
      const replies = await Promise.all([move(a, b), move(b, a)])
      both.push(statuses(replies))
      expect([(await row(a))!.pid === b, (await row(b))!.pid === a].filter(Boolean)).toHaveLength(1)
    }
    expect(both).toEqual(both.map(() => [200, 400]))
  }, 30_000)

  test('B-05a three editors who move three branches in a ring at the same moment make no loop', async () => {
    for (let round = 0; round < ROUNDS / 2; round++) {
      const [a, b, c] = [await made(), await made(), await made()]
      const replies = await Promise.all([move(a, b), move(b, c), move(c, a)])
      expect(statuses(replies)).toEqual([200, 200, 400])
      expect([await row(a), await row(b), await row(c)].filter((one) => one!.pid === null)).toHaveLength(1)
    }
  }, 30_000)

  test('B-05a a row created or moved below a row that is being deleted is never left without its parent', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [parent, other] = [await made(), await made()]
      const [gone, child, moved] = await Promise.all([remove(parent), create(parent), move(other, parent)])
      const isGone = (await row(parent))!.deletionTime !== null
      expect(gone.status).toBe(isGone ? 200 : 422)
      if (isGone) expect([child.status, moved.status]).toEqual([400, 400])
      if (isGone) expect((await row(other))!.pid).toBeNull()
    }
  }, 30_000)

  test('B-05a a row that is restored while its parent is deleted is never left without its parent', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const parent = await made()
      const child = await made(parent)
      await remove(child)
      const [gone, back] = await Promise.all([remove(parent), restore(child)])
      expect(statuses([gone, back])).toEqual([200, 422])
      const [above, below] = [(await row(parent))!.deletionTime, (await row(child))!.deletionTime]
      expect([above === null, below === null]).toEqual(back.status === 200 ? [true, true] : [false, false])
    }
  }, 30_000)

  test('B-05a B-119a a row is not restored before its parent, which the refusal names', async () => {
    const parent = await made()
    const child = await made(parent)
    await remove(child)
    await remove(parent)
    const refused = await restore(child)
    expect([refused.status, refused.body.error.message]).toEqual([422, `它所属的“${(await row(parent))!.name}”在回收站中，请先恢复它。`])
    expect((await row(child))!.deletionTime).not.toBeNull()
    expect([(await restore(parent)).status, (await restore(child)).status]).toEqual([200, 200])
  })

  test('B-05a a tree grows to sixteen levels by Create, InsertOrUpdate, SaveImport, Update and Restore alike, and no deeper', async () => {
    const ids = await chain(16)
    const deepest = ids.at(-1)!
    const count = async () => (await site.post(`${CATEGORY}/Count`, {}, 'admin')).body.result
    const lone = await made()
    const before = await count()
    const refusals = [
      await create(deepest),
      await site.post(`${CATEGORY}/InsertOrUpdate`, { name: 'x', code: 'too-deep', pid: deepest }, 'editor'),
      await site.post(`${CATEGORY}/SaveImport`, { items: [{ name: 'x', code: 'too-deep', pid: deepest }] }, 'admin'),
      await move(lone, deepest),
    ]
    expect(refusals.map(({ status, body }) => [status, body.error.validationErrors[0].message])).toEqual(
      refusals.map(() => [400, '层级最多 16 级。']),
    )
    expect(await count()).toBe(before)
    // The place of the row in the recycle bin has become deeper meanwhile.
    const last = ids.at(-1)!
    await remove(last)
    const [upper, top] = [await row(ids[0]!), await made()]
    expect((await move(upper!.id, top)).status).toBe(200)
    expect((await restore(last)).status).toBe(400)
    expect((await row(last))!.deletionTime).not.toBeNull()
  }, 30_000)

  test('B-05a a moved row counts with all rows below it', async () => {
    const [upper, lower] = [await chain(10), await chain(10)]
    const refused = await move(lower[0]!, upper[9]!)
    expect([refused.status, refused.body.error.validationErrors]).toEqual([400, [{ message: '层级最多 16 级。', members: ['pid'] }]])
    expect((await move(lower[0]!, upper[5]!)).status).toBe(200)
  }, 30_000)

  test('parents are deleted together with all their children; if a child is left out, none is deleted', async () => {
    const [a, b, c] = await chain(3)
    const some = await site.post(`${CATEGORY}/BatchDelete`, { ids: [a, b] }, 'editor')
    expect([some.status, (await row(a!))!.deletionTime]).toEqual([422, null])
    expect((await site.post(`${CATEGORY}/BatchDelete`, { ids: [a, b, c] }, 'editor')).status).toBe(200)
    expect((await row(c!))!.deletionTime).not.toBeNull()
  })

  describe('with a loop in old data', () => {
    let type: number
    let product: { id: number; slug: string }
    let loop: number[]
    beforeAll(async () => {
      loop = await chain(2)
      type = (await site.post(`${APP}/ProductType/Create`, { name: '类', code: 'looped' }, 'editor')).body.result.id
      const values = { name: '环中', code: 'IN-LOOP', slug: 'in-loop', categoryId: loop[1], typeId: type }
      product = (await site.post(`${APP}/Product/Create`, values, 'editor')).body.result
      await site.post(`${APP}/Product/Publish`, { id: product.id, version: 1 }, 'editor')
      const section = await site.post(`${APP}/SiteCategory/Create`, { name: '环', code: 'ring' }, 'editor')
      const below = await site.post(`${APP}/SiteCategory/Create`, { name: '环下', code: 'ring-2', pid: section.body.result.id }, 'editor')
      const entry = await site.post(`${APP}/Navigation/Create`, { name: '环', link: '/a' }, 'editor')
      for (const [table, id, pid] of [
        ['productCategory', loop[0], loop[1]],
        ['siteCategory', section.body.result.id, below.body.result.id],
        ['navigation', entry.body.result.id, entry.body.result.id],
        ['menu', 1, 1],
      ] as const)
        await untyped(site.database.write).updateTable(table).set({ pid }).where('id', '=', id).execute()
      // The rows were written past the server, so this write makes it drop its caches.
      await site.post(`${APP}/ProductType/Update`, { id: type, version: 1, name: '类别' }, 'editor')
    })

    test('B-05a each public page and list is still answered', async () => {
      const code = (await site.database.read.selectFrom('productCategory').select('code').where('id', '=', loop[0]!).executeTakeFirst())!
        .code
      const addresses = [
        '/home',
        '/_product',
        `/_product?category=${code}`,
        `/_productdetail/${product.slug}`,
        `/api/portal/listproduct?category=${code}`,
        `/api/portal/productfilters?category=${code}`,
        '/api/portal/productfilters?type=looped',
        '/api/portal/listnavibar',
        '/_about',
        '/sitemap.xml',
      ]
      const answers = await Promise.all(addresses.map(async (address) => [address, (await site.get(address)).status]))
      expect(answers).toEqual(addresses.map((address) => [address, 200]))
      expect((await site.get(`/api/portal/listproduct?category=${code}`)).body.result.totalCount).toBe(1)
      expect((await site.get(`${APP}/User/GetMenusByUser`, 'admin')).status).toBe(200)
    })

    test('B-05a no row can be put below the loop, and moving one of its rows to the top opens it', async () => {
      expect((await create(loop[0]!)).status).toBe(400)
      expect((await move(loop[0]!, null)).status).toBe(200)
      expect((await create(loop[1]!)).status).toBe(200)
    })
  })

  test('B-05a a navigation that is thousands of levels deep in the data breaks no page', async () => {
    const made = (await site.post(`${APP}/Navigation/Create`, { name: '上', link: '/top' }, 'editor')).body.result
    const rows = Array.from({ length: 2600 }, (_, at) => ({ id: 10_000 + at, pid: at === 0 ? null : 10_000 + at - 1 }))
    for (let at = 0; at < rows.length; at += 500)
      await untyped(site.database.write)
        .insertInto('navigation')
        .values(rows.slice(at, at + 500).map((one) => ({ ...one, name: '深', link: '/deep', version: 1, creationTime: 1 })))
        .execute()
    expect((await site.post(`${APP}/Navigation/Update`, { id: made.id, version: 1, name: '上面' }, 'editor')).status).toBe(200)
    const bar = await site.get('/api/portal/listnavibar')
    const levels = (entries: { children: never[] }[]): number =>
      entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ children }) => levels(children)))
    expect(levels(bar.body.result.items ?? bar.body.result)).toBe(16)
    for (const address of ['/home', '/_contact']) expect([address, (await site.get(address)).status]).toEqual([address, 200])
  })
})
