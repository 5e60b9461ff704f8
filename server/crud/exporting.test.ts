import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { pathOf } from '../testing/resource-paths.ts'
import { hire } from '../testing/people.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { ANYONE } from '../http/caller.ts'
import type { Context } from '../http/context.ts'
import { newNotes } from '../http/notes.ts'
import { EVERYTHING, permitsOf } from '../http/permits.ts'
import { USUAL_SETTINGS } from '../settings/values.ts'
import { createStore } from './store.ts'
import { onBothEngines } from '../testing/site.ts'

let number = 0

onBothEngines('Rows for a file', (site) => {
  const create = async (service: string, values: object): Promise<number> => {
    const reply = await site.post(pathOf({ service }, 'Create'), values, 'admin')
    expect(reply.body.error).toBeNull()
    return reply.body.result.id
  }

  test('X-04 an export holds the long texts of each row', async () => {
    const id = await create('News', { title: '全文', summary: '摘要', content: '<p>正文</p>', slug: `whole-${++number}` })
    const { items } = (await site.post(pathOf({ service: 'News' }, 'Export'), { maxResultCount: 1000 }, 'admin')).body.result
    const row = items.find((each: { id: number }) => each.id === id)
    const got = (await site.get(`${pathOf({ service: 'News' }, 'Get')}?id=${id}`, 'admin')).body.result
    expect(row).toEqual({ ...got, names: { category: null, ownerId: 'admin', unitId: null } })
    expect(row).toMatchObject({ summary: '摘要', content: '<p>正文</p>' })
  })

  test('X-04 a row names what it refers to in the language of the call, without a permit on the other resource', async () => {
    const code = `named-${++number}`
    const brandId = await create('Brand', { name: '北方', nameEn: 'North', code })
    const categoryId = await create('ProductCategory', { name: '相机', nameEn: 'Cameras', code })
    const childId = await create('ProductCategory', { name: '线扫', code: `${code}-child`, pid: categoryId })
    await create('Product', { name: code, code, slug: code, categoryId: childId, brandId })
    await site.post(pathOf({ service: 'Brand' }, 'Delete'), { id: brandId }, 'admin')
    const exporter = await hire(site, ['Product/Export', 'ProductCategory/Export', 'News/Export', 'User/Export'])
    const exported = async (service: string, keyword: string, language: string) => {
      const path = pathOf({ service }, 'Export')
      const reply = await site.post(path, { keyword, maxResultCount: 1000 }, exporter.token, { 'accept-language': language })
      return reply.body.result.items[0].names
    }
    const owned = { ownerId: 'admin', unitId: null }
    expect(await exported('Product', code, 'zh-CN')).toEqual({
      brandId: '北方',
      categoryId: '线扫',
      typeId: null,
      specTemplateId: null,
      ...owned,
    })
    expect(await exported('Product', code, 'en')).toMatchObject({ brandId: 'North', categoryId: '线扫' })
    expect(await exported('ProductCategory', `${code}-child`, 'en')).toEqual({ pid: 'Cameras', ...owned })
    const value = `named-${number}`
    const { typeId } = (await site.get(`${pathOf({ service: 'DictItem' }, 'GetAll')}?keyword=company`, 'admin')).body.result.items[0]
    await create('DictItem', { typeId, label: '展会', labelEn: 'Fairs', value })
    await create('News', { title: value, category: value, slug: value })
    expect(await exported('News', value, 'en')).toEqual({ category: 'Fairs', ...owned })
    const { roleIds } = await exported('User', exporter.userName, 'zh-CN')
    expect(roleIds).toHaveLength(1)
    expect(roleIds[0]).toBeTypeOf('string')
  })

  test('B-119b a name or label that another row or item has too is written with its id, or as its value; of deleted rows too', async () => {
    const code = `same-${++number}`
    const [first, second, gone] = [
      await create('Brand', { name: '同名', nameEn: 'Twin', code: `${code}-1` }),
      await create('Brand', { name: '同名', nameEn: 'Other twin', code: `${code}-2` }),
      await create('Brand', { name: '独名', nameEn: 'Twin', code: `${code}-3` }),
    ]
    const categoryId = await create('ProductCategory', { name: `${code} 分类`, code })
    for (const [at, brandId] of [first, second, gone].entries())
      await create('Product', { name: `${code}-${at}`, code: `${code}-${at}`, slug: `${code}-${at}`, categoryId, brandId })
    await site.post(pathOf({ service: 'Brand' }, 'Delete'), { id: gone }, 'admin')
    const brands = async (language: string) => {
      const asked = { keyword: code, maxResultCount: 10, sorting: 'code asc' }
      const { items } = (await site.post(pathOf({ service: 'Product' }, 'Export'), asked, 'admin', { 'accept-language': language })).body
        .result
      return items.map((row: { names: { brandId: string } }) => row.names.brandId)
    }
    expect(await brands('zh-CN')).toEqual([`同名 #${first}`, `同名 #${second}`, '独名'])
    // Another row has the English name of the deleted one.
    expect(await brands('en')).toEqual(['Twin', 'Other twin', `Twin #${gone}`])
    const { typeId } = (await site.get(`${pathOf({ service: 'DictItem' }, 'GetAll')}?keyword=company`, 'admin')).body.result.items[0]
    for (const value of ['a', 'b']) await create('DictItem', { typeId, label: '同签', labelEn: `Tag ${value}`, value: `${code}-${value}` })
    const id = await create('News', { title: code, category: `${code}-a`, slug: code })
    const news = async (language: string) =>
      (await site.post(pathOf({ service: 'News' }, 'Export'), { keyword: code }, 'admin', { 'accept-language': language })).body.result
        .items
    expect(await news('zh-CN')).toMatchObject([{ id, names: { category: `${code}-a` } }])
    expect(await news('en')).toMatchObject([{ id, names: { category: 'Tag a' } }])
  })

  test('X-04 an export needs the permit to export', async () => {
    const viewer = await hire(site, ['News/View'])
    expect((await site.post(pathOf({ service: 'News' }, 'Export'), {}, viewer.token)).status).toBe(403)
  })

  test('B-71a the rows of a long list are numbered in few steps, between which the job may be stopped', async () => {
    const rows = 100_002
    await sql`insert into "brand" ("name", "code", "isActive", "sort", "version", "creationTime")
      with recursive many(n) as (select 1 union all select n + 1 from many where n < ${sql.lit(rows)})
      select 'many', 'many-' || n, 1, 0, 1, 0 from many`.execute(site.database.unlimited)
    const store = createStore({ r: resourceNamed('brand'), engine: site.database.engine })
    const { database } = site
    const ctx: Context = {
      database,
      db: database.read,
      caller: { ...ANYONE, permits: permitsOf([EVERYTHING]) },
      language: 'en',
      origin: { ip: '', userAgent: '', requestId: '' },
      now: database.now(),
      settings: USUAL_SETTINGS,
      notes: newNotes(),
      changed: new Set(),
    }
    let steps = 0
    const ids = await store.ids(ctx, { keyword: 'many', goOn: () => void steps++ })
    expect(steps).toBe(2)
    expect([ids.length, new Set(ids).size]).toEqual([rows, rows])
    const stopped = new Error('stopped')
    const goOn = () => {
      steps++
      throw stopped
    }
    await expect(store.ids(ctx, { keyword: 'many', goOn })).rejects.toBe(stopped)
    expect(steps).toBe(3)
  })

  test('X-04 a page ends early when its texts are long, and pages together hold every row once', async () => {
    await sql`insert into "news" ("title", "content", "isTop", "tags", "publishTime", "version", "creationTime")
      with recursive many(n) as (select 1 union all select n + 1 from many where n < 120)
      select 'long', ${'长'.repeat(100_000)}, 0, '[]', 0, 1, 0 from many`.execute(site.database.unlimited)
    const ids: number[] = []
    let pages = 0
    for (let total = Infinity; ids.length < total; pages++) {
      const input = { keyword: 'long', maxResultCount: 1000, skipCount: ids.length }
      const { result, error } = (await site.post(pathOf({ service: 'News' }, 'Export'), input, 'admin')).body
      expect(error).toBeNull()
      expect(result.items.length).toBeGreaterThan(0)
      ids.push(...result.items.map(({ id }: { id: number }) => id))
      total = result.totalCount
    }
    expect(pages).toBeGreaterThan(2)
    expect(new Set(ids).size).toBe(120)
    expect(ids).toHaveLength(120)
  })
})
