import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { pathOf } from '../testing/resource-paths.ts'
import { hire } from '../testing/people.ts'
import { onBothEngines } from '../testing/site.ts'
import { listenToStatements } from '../testing/statements.ts'

const APP = '/abp/services/app'
let number = 0

onBothEngines('Rows that others refer to', (site) => {
  const create = async (service: string, values: object): Promise<number> => {
    const reply = await site.post(pathOf({ service }, 'Create'), values, 'admin')
    expect(reply.body.error).toBeNull()
    return reply.body.result.id
  }
  const usage = async (service: string, ids: number[], who = 'admin') =>
    (await site.post(pathOf({ service }, 'Usage'), { ids }, who)).body.result

  test('C-30 before rows are deleted, it can be asked how many rows of which resource refer to them by which field', async () => {
    const code = `used-${++number}`
    const brandId = await create('Brand', { name: '在用', code })
    const unusedId = await create('Brand', { name: '未用', code: `${code}-not` })
    const categoryId = await create('ProductCategory', { name: '在用', code })
    for (const each of ['a', 'b'])
      await create('Product', { name: each, code: `${code}-${each}`, slug: `${code}-${each}`, categoryId, brandId })
    const binned = await create('Product', { name: 'c', code: `${code}-c`, slug: `${code}-c`, categoryId, brandId })
    await site.post(pathOf({ service: 'Product' }, 'Delete'), { id: binned }, 'admin')
    await create('SpecTemplate', { name: '模板', categoryId })
    expect(await usage('Brand', [brandId, unusedId])).toEqual({
      totalCount: 1,
      items: [{ resource: 'product', field: 'brandId', count: 2 }],
    })
    expect(await usage('Brand', [unusedId])).toEqual({ totalCount: 0, items: [] })
    expect((await usage('ProductCategory', [categoryId])).items).toEqual([
      { resource: 'specTemplate', field: 'categoryId', count: 1 },
      { resource: 'product', field: 'categoryId', count: 2 },
    ])
  })

  test('C-30 users count as users of a role, and news as users of the dictionary item they name', async () => {
    const person = await hire(site, ['News/View'])
    expect((await usage('Role', [person.roleId])).items).toEqual([{ resource: 'user', field: 'roleIds', count: 1 }])
    const { typeId } = (await site.get(`${pathOf({ service: 'DictItem' }, 'GetAll')}?keyword=company`, 'admin')).body.result.items[0]
    const value = `used-${++number}`
    const itemId = await create('DictItem', { typeId, label: '在用', value })
    await create('News', { title: '用一', category: value, slug: value })
    expect((await usage('DictItem', [itemId])).items).toEqual([{ resource: 'news', field: 'category', count: 1 }])
    const otherTypeId = await create('DictType', { name: '别的', code: value })
    const namesakeId = await create('DictItem', { typeId: otherTypeId, label: '同值', value })
    expect((await usage('DictItem', [namesakeId])).items).toEqual([])
    expect((await usage('DictType', [otherTypeId])).items).toEqual([{ resource: 'dictionaryItem', field: 'typeId', count: 1 }])
  })

  test('B-128a a setting that names a row counts, with its words, and keeps the row from being deleted for ever', async () => {
    const id = await create('DynamicForm', {
      title: '补充',
      slug: `used-${++number}`,
      definition: { steps: [{ groups: [{ questions: [] }] }] },
    })
    const set = (value: number | null) => site.post(`${APP}/Setting/Update`, { values: { contactForm: value } }, 'admin')
    expect((await set(id)).body.error).toBeNull()
    expect(await usage('DynamicForm', [id, id + 1])).toEqual({
      totalCount: 1,
      items: [{ resource: 'setting', field: 'contactForm', count: 1, label: '联系表单' }],
    })
    expect(await usage('DynamicForm', [id + 1])).toEqual({ totalCount: 0, items: [] })
    expect((await site.post(pathOf({ service: 'DynamicForm' }, 'Delete'), { id }, 'admin')).status).toBe(200)
    const forEver = () => site.post(pathOf({ service: 'DynamicForm' }, 'DeleteForever'), { id }, 'admin')
    const refused = await forEver()
    expect([refused.status, refused.body.error?.message]).toEqual([409, expect.stringContaining('系统设置')])
    await set(null)
    expect((await forEver()).status).toBe(200)
  })

  test('C-30 the counts need the permit to delete, and none on the other resources', async () => {
    const brandId = await create('Brand', { name: '在用', code: `used-${++number}` })
    const deleter = await hire(site, ['Brand/Delete'])
    expect(await usage('Brand', [brandId], deleter.token)).toEqual({ totalCount: 0, items: [] })
    const viewer = await hire(site, ['Brand/View'])
    const refused = await site.post(pathOf({ service: 'Brand' }, 'Usage'), { ids: [brandId] }, viewer.token)
    expect(refused.status).toBe(403)
  })

  test('C-30 a thousand published rows go to the recycle bin, and off the site, by statements for many rows each', async () => {
    const first = await create('News', { title: '多' })
    await sql`insert into "news" ("title", "isTop", "tags", "publishTime", "version", "creationTime")
      with recursive many(n) as (select 1 union all select n + 1 from many where n < 1000)
      select 'many', 0, '[]', 0, 1, 0 from many`.execute(site.database.unlimited)
    await sql`insert into "newsSnapshot" ("rowId", "rowVersion", "validFrom", "creationTime", "title", "isTop", "tags", "publishTime")
      select "id", 1, 0, 0, "title", 0, '[]', 0 from "news" where "id" > ${first} and "title" = 'many'`.execute(site.database.unlimited)
    const { rows } = await sql<{ id: number }>`select "id" from "news" where "title" = 'many'`.execute(site.database.read)
    const ids = rows.map(({ id }) => id)
    expect(ids).toHaveLength(1000)
    const listening = listenToStatements()
    const reply = await site.post(pathOf({ service: 'News' }, 'BatchDelete'), { ids }, 'admin')
    const statements = listening.end()
    expect(reply.body.error).toBeNull()
    expect(statements.length).toBeLessThan(ids.length / 4)
    const live = sql`select 1 from "newsSnapshot" where "title" = 'many' and ("validUntil" is null or "validUntil" > ${Date.now()})`
    expect((await live.execute(site.database.read)).rows).toEqual([])
  })
})
