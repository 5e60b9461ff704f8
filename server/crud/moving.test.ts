import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { isOrdered } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped } from '../db/engine.ts'
import { start, type Running } from '../start.ts'
import { hire, rowOf } from '../testing/people.ts'
import { NO_ASSETS, onBothEngines, urlOf } from '../testing/site.ts'

const APP = '/abp/services/app'
const NAVIGATION = `${APP}/Navigation`
const CAROUSEL = `${APP}/Carousel`
const GALLERY = `${APP}/GalleryPicture`

onBothEngines('Move', (site) => {
  const move = (service: string, input: object, who = 'editor') => site.post(`${APP}/${service}/Move`, input, who)
  const entry = async (name: string, pid: number | null = null): Promise<number> =>
    (await site.post(`${NAVIGATION}/Create`, { name, link: '/home', pid }, 'editor')).body.result.id
  const names = async (service: string, filter = '') => {
    const { items } = (await site.get(`${APP}/${service}/GetAll?maxResultCount=100${filter}`, 'editor')).body.result
    return items.map((row: { name?: string; title?: string }) => row.name ?? row.title).join('')
  }
  const clear = (table: string) => untyped(site.database.write).updateTable(table).set({ deletionTime: 1 }).execute()
  const several = async (words: string, pid: number | null = null) => {
    const ids: number[] = []
    for (const name of words) ids.push(await entry(name, pid))
    return ids
  }

  test('B-40a every list that stands in the order of its numbers has the call, and no other list', () => {
    const services = allEndpoints().flatMap(({ path }) => /app\/(\w+)\/Move$/.exec(path)?.[1] ?? [])
    expect(services).toEqual(allResources.filter(isOrdered).map(({ service }) => service))
    expect(services).toEqual(
      expect.arrayContaining(['Navigation', 'ProductCategory', 'SiteCategory', 'Carousel', 'GalleryPicture', 'Menu']),
    )
    for (const service of ['News', 'Product', 'Article', 'User', 'Function']) expect(services).not.toContain(service)
  })

  test('B-40a a row goes before another, behind another, to the beginning or to the end', async () => {
    await clear('navigation')
    const [a, b, c, d] = await several('甲乙丙丁')
    expect((await move('Navigation', { id: d, beforeId: b })).body.result.name).toBe('丁')
    expect(await names('Navigation')).toBe('甲丁乙丙')
    await move('Navigation', { id: a, afterId: c })
    expect(await names('Navigation')).toBe('丁乙丙甲')
    await move('Navigation', { id: c, afterId: null })
    expect(await names('Navigation')).toBe('丙丁乙甲')
    await move('Navigation', { id: c, beforeId: null })
    expect(await names('Navigation')).toBe('丁乙甲丙')
    await move('Navigation', { id: d })
    expect(await names('Navigation')).toBe('乙甲丙丁')
    // Nothing changes where the row stands there already.
    const version = (await rowOf(site, 'Navigation', d!)).version
    await move('Navigation', { id: d, afterId: c })
    expect((await rowOf(site, 'Navigation', d!)).version).toBe(version)
  })

  test('B-40a in a tree a row moves below another parent, and its rows with it; a loop and a level too many are refused and change nothing', async () => {
    await clear('navigation')
    const [a, b] = await several('甲乙')
    const [under, last] = await several('子末', a)
    expect((await move('Navigation', { id: b, parentId: a, beforeId: last })).status).toBe(200)
    expect(await names('Navigation', `&pid=${a}`)).toBe('子乙末')
    const loop = await move('Navigation', { id: a, parentId: under })
    expect([loop.status, loop.body.error.validationErrors[0].message]).toEqual([400, '不能把一项移动到它自己的下级。'])
    expect((await move('Navigation', { id: a, parentId: a })).status).toBe(400)
    let deepest = under!
    for (let level = 3; level <= 16; level++) deepest = await entry('深', deepest)
    expect((await move('Navigation', { id: b, parentId: deepest })).body.error.validationErrors[0].message).toBe('层级最多 16 级。')
    expect(await names('Navigation', `&pid=${a}`)).toBe('子乙末')
    await move('Navigation', { id: b, parentId: null, afterId: null })
    expect((await rowOf(site, 'Navigation', b!)).pid).toBeNull()
    // A row beside the place must be there: the list was read before somebody else changed it.
    const gone = await move('Navigation', { id: b, beforeId: last })
    expect([gone.status, gone.body.error.message]).toEqual([409, '列表已有变化，请在刷新后的列表中重新移动。'])
    expect((await move('Navigation', { id: b, parentId: 999_999 })).status).toBe(400)
    expect((await move('Navigation', { id: 999_999 })).status).toBe(404)
  })

  test('B-40b each changed row gets a version, its author and an entry in the change log; the others stay as they were', async () => {
    await clear('navigation')
    const [a, b, c, d] = await several('甲乙丙丁')
    for (const [at, id] of [a, b, c, d].entries()) await site.post(`${NAVIGATION}/Update`, { id, sort: at * 10 }, 'admin')
    const before = await Promise.all([a, b, c, d].map((id) => rowOf(site, 'Navigation', id!)))
    await move('Navigation', { id: d, afterId: a })
    const now = await Promise.all([a, b, c, d].map((id) => rowOf(site, 'Navigation', id!)))
    expect(now.map(({ version }, at) => version - before[at].version)).toEqual([0, 0, 0, 1])
    expect(now[3]).toMatchObject({ sort: 1, lastModifierUserId: site.ids.editor })
    const changes = (await site.get(`${NAVIGATION}/GetChanges?id=${d}`, 'editor')).body.result.items
    expect(changes[0]).toMatchObject({ changeType: 'Updated', reason: null })
    expect(changes[0].propertyChanges).toEqual([{ propertyName: 'sort', originalValue: 30, newValue: 1 }])
    const audited = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
    expect(audited).toMatchObject({ serviceName: 'Navigation', methodName: 'Move', userId: site.ids.editor })
  })

  test('B-40b a row without a number stands last and can be passed', async () => {
    await clear('navigation')
    const [a, b] = await several('甲乙')
    await untyped(site.database.write).updateTable('navigation').set({ sort: null }).where('id', '=', a!).execute()
    const shown = async () => (await site.get('/api/portal/listnavibar')).body.result.map(({ name }: { name: string }) => name).join('')
    expect([await names('Navigation'), await shown()]).toEqual(['乙甲', '乙甲'])
    await move('Navigation', { id: b, afterId: a })
    expect([await names('Navigation'), await shown()]).toEqual(['甲乙', '甲乙'])
  })

  test('B-40c moves of one list at the same moment wait for each other: each leaves the order that it asked for', async () => {
    await clear('navigation')
    const ids = await several('甲乙丙丁戊己')
    for (let round = 0; round < 8; round++) {
      await untyped(site.database.write).updateTable('navigation').set({ sort: 0 }).execute()
      // Each of them makes room by giving the same neighbours other numbers.
      const replies = await Promise.all([ids[4], ids[5], ids[3]].map((id) => move('Navigation', { id, afterId: ids[0] })))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await names('Navigation')).toMatch(/^甲[丁戊己]{3}乙丙$/)
    }
    const [a, b] = ids
    for (let round = 0; round < 6; round++) {
      const replies = await Promise.all([move('Navigation', { id: a, parentId: b }), move('Navigation', { id: b, parentId: a })])
      expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
      for (const id of [a, b]) await move('Navigation', { id, parentId: null })
    }
  }, 30_000)

  test('B-40d the portal shows the new order at the next request', async () => {
    await clear('navigation')
    const [, second] = await several('头尾')
    const bar = async () => (await site.get('/api/portal/listnavibar')).body.result.map(({ name }: { name: string }) => name)
    const page = async () => (await site.get('/home')).body as string
    expect(await bar()).toEqual(['头', '尾'])
    expect((await page()).indexOf('头')).toBeLessThan((await page()).indexOf('尾'))
    await move('Navigation', { id: second, afterId: null })
    expect(await bar()).toEqual(['尾', '头'])
  })

  test('B-40d slides that are live change places at once and stay published; unpublished words stay unpublished', async () => {
    const { url } = (await site.upload()).body.result[0]
    const slide = async (title: string) => {
      const { id } = (await site.post(`${CAROUSEL}/Create`, { title, bigImage: url }, 'editor')).body.result
      await site.post(`${CAROUSEL}/Publish`, { id, version: 1 }, 'editor')
      return id as number
    }
    const [a, , c] = [await slide('子'), await slide('丑'), await slide('寅')]
    const shown = async () =>
      (await site.get('/abp/services/app/SiteCarousel/GetAll')).body.result.items.map(({ title }: { title: string }) => title)
    expect(await shown()).toEqual(['子', '丑', '寅'])
    await site.post(`${CAROUSEL}/Update`, { id: a, version: 1, title: '子子' }, 'editor')
    expect((await move('Carousel', { id: c, afterId: null })).body.result).toMatchObject({ state: 'published', hasChanges: false })
    expect(await shown()).toEqual(['寅', '子', '丑'])
    expect(await rowOf(site, 'Carousel', a)).toMatchObject({ state: 'published', hasChanges: true })
    const { token } = await hire(site, ['Carousel/View', 'Carousel/Edit'])
    const refused = await move('Carousel', { id: a, afterId: null }, token)
    expect([refused.status, refused.body.error.message]).toEqual([403, '您没有权限进行此操作,您需要以下权限：Carousel/Publish'])
    expect(await shown()).toEqual(['寅', '子', '丑'])
  })

  test('B-84f B-40d after several moves what is live has the number and the version of its own row, whatever the number of other rows', async () => {
    const { url } = (await site.upload()).body.result[0]
    const ids: number[] = []
    for (const title of ['一', '二', '三', '四']) {
      const { id } = (await site.post(`${CAROUSEL}/Create`, { title, bigImage: url }, 'editor')).body.result
      await site.post(`${CAROUSEL}/Publish`, { id, version: 1 }, 'editor')
      ids.push(id)
    }
    const [one, two, three, four] = ids
    for (const input of [
      { id: one, afterId: four },
      { id: three, beforeId: two },
      { id: four, afterId: three },
      { id: two, beforeId: null },
    ])
      expect((await move('Carousel', input)).status).toBe(200)
    const rows = await site.database.read
      .selectFrom('carousel as row')
      .innerJoin('carouselSnapshot as shown', 'shown.rowId', 'row.id')
      .select(['row.id', 'row.sort', 'row.version', 'shown.sort as shownSort', 'shown.rowVersion'])
      .where('row.id', 'in', ids)
      .execute()
    expect(rows.map((row) => [row.id, row.shownSort, row.rowVersion])).toEqual(rows.map((row) => [row.id, row.sort, row.version]))
    const shown = (await site.get('/abp/services/app/SiteCarousel/GetAll')).body.result.items.map(({ title }: { title: string }) => title)
    expect(shown.filter((title: string) => '一二三四'.includes(title))).toEqual(['三', '四', '一', '二'])
  })

  test('B-40e without the permit to edit nothing moves', async () => {
    await clear('navigation')
    const [a, b] = await several('甲乙')
    for (const who of ['viewer', (await hire(site, ['Navigation/View', 'Navigation/Add', 'Navigation/Delete'])).token])
      expect((await move('Navigation', { id: b, beforeId: a }, who)).status).toBe(403)
    expect((await site.post(`${NAVIGATION}/Move`, { id: b, beforeId: a })).status).toBe(401)
    expect((await move('Navigation', { id: b, beforeId: a, sort: 5 })).status).toBe(400)
    expect(await names('Navigation')).toBe('甲乙')
  })

  test('B-40b a list of thousands of equal numbers: beginning and end are always free, its middle is refused with a sentence', async () => {
    const { url } = (await site.upload()).body.result[0]
    const rows = Array.from({ length: 1600 }, (_, at) => ({ title: `图 ${at}`, image: url, sort: 0, version: 1, creationTime: 1 }))
    for (let at = 0; at < rows.length; at += 200)
      await untyped(site.database.write)
        .insertInto('galleryPicture')
        .values(rows.slice(at, at + 200))
        .execute()
    const ids = (await untyped(site.database.read).selectFrom('galleryPicture').select('id').orderBy('id').execute()).map(
      (row) => row['id'] as number,
    )
    const first = async () =>
      (await site.get(`${GALLERY}/GetAll?maxResultCount=3`, 'editor')).body.result.items.map(({ id }: { id: number }) => id)
    await move('GalleryPicture', { id: ids[900], afterId: null })
    expect(await first()).toEqual([ids[900], ids[0], ids[1]])
    await move('GalleryPicture', { id: ids[1200], afterId: ids[0] })
    expect(await first()).toEqual([ids[900], ids[0], ids[1200]])
    expect((await move('GalleryPicture', { id: ids[2], beforeId: null })).status).toBe(200)
    const refused = await move('GalleryPicture', { id: ids[3], afterId: ids[800] })
    expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining('移到最前')])
  })

  describe('in demo mode', () => {
    let demo: Running
    beforeAll(async () => {
      demo = await start({ ...site.env, DEMO: '1' }, { quiet: true, assets: NO_ASSETS })
    })
    afterAll(() => demo.close())

    test('B-40e it is refused', async () => {
      const reply = await fetch(`${urlOf(demo)}${NAVIGATION}/Move`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': site.tokens.admin },
        body: JSON.stringify({ id: 1 }),
      })
      expect([reply.status, (await reply.json()).error.message]).toEqual([403, '演示版本，不允许操作'])
    })
  })
})
