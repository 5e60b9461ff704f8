import { expect, test } from 'vitest'
import { hire, rowOf } from '../../testing/people.ts'
import { posting } from '../../testing/posting.ts'
import { onAnyEngine } from '../../testing/site.ts'

const DATA = '/abp/services/app/dictdata'
let number = 0

onAnyEngine('Dictionaries', (site) => {
  const { post } = posting(site)
  const read = async (path: string, who = 'admin', headers: Record<string, string> = {}) =>
    (await site.get(`${DATA}/${path}`, who, headers)).body.result
  const send = (method: string, body: object, who = 'admin') => site.post(`${DATA}/${method}`, body, who)
  const type = (values: object = {}) =>
    post('DictType/Create', { code: `kind-${++number}`, name: `类型 ${number}`, nameEn: `Kind ${number}`, ...values })
  const item = (typeId: number, value: string, values: object = {}) =>
    post('DictItem/Create', { typeId, value, label: `名 ${value}`, labelEn: `Name ${value}`, ...values })
  const labels = (items: { label: string }[]) => items.map(({ label }) => label)
  const newsType = async () => (await read('GetDictByDictType?dictTypeName=news-category'))[0].typeId as number
  const news = (category: string) => post('News/Create', { title: `n${++number}`, category })

  test('C-32a C-32b C-32c C-32d T-15a items are read by the id of their type, its code and its name, in their order, active ones alone', async () => {
    const made = await type()
    await item(made.id, 'b', { sort: 2 })
    await item(made.id, 'a', { sort: 1 })
    await item(made.id, 'old', { sort: 3, isActive: false })
    for (const path of [
      `GetDictByTypeIDCached?typeId=${made.id}`,
      `GetDictByTypeID?typeID=${made.id}`,
      `GetDictByTypeID?id=${made.id}`,
      `GetDictByDictType?dictTypeName=${made.code}`,
      `GetListItemByDictType?dictTypeName=${encodeURIComponent(made.name)}`,
      `GetListItemByDictType?dictTypeName=${encodeURIComponent(made.nameEn)}`,
    ])
      expect(labels(await read(path)), path).toEqual(['名 a', '名 b'])
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}`, 'admin', { 'accept-language': 'en' }))).toEqual(['Name a', 'Name b'])
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}&includeInactive=true`))).toEqual(['名 a', '名 b', '名 old'])
    const [first] = await read(`GetDictByTypeID?typeId=${made.id}`)
    expect(first).toEqual({ id: expect.any(Number), typeId: made.id, pid: null, label: '名 a', value: 'a', sort: 1, isActive: true })
  })

  test('B-127i a type from which fields or forms choose keeps its code, and one of the program is not deleted', async () => {
    const refused = async (method: string, body: object) => {
      const reply = await site.post(`/abp/services/app/DictType/${method}`, body, 'admin')
      expect([method, reply.status, reply.body.error.message]).toEqual([method, 422, expect.stringContaining('编码')])
    }
    const id = await newsType()
    await refused('Update', { id, code: 'news-kind' })
    await refused('InsertOrUpdate', { id, code: 'NEWS-category' })
    await refused('Delete', { id })
    const made = await type({ code: 'use-of-form' })
    await refused('BatchDelete', { ids: [made.id, id] })
    expect(await post('DictType/Update', { id, code: 'news-category', remark: 'x' })).toMatchObject({ remark: 'x' })
    expect(await news('company')).toMatchObject({ category: 'company' })
    const question = { kind: 'dictionary', key: 'use', label: 'u', dictionary: 'use-of-form' }
    await post('DynamicForm/Create', {
      title: 'f',
      slug: 'f-use',
      definition: { steps: [{ groups: [{ columns: 1, questions: [question] }] }] },
    })
    await refused('Update', { id: made.id, code: 'use-elsewhere' })
    const free = await type()
    expect(await post('DictType/Update', { id: free.id, code: `${free.code}-b` })).toMatchObject({ code: `${free.code}-b` })
    await post('DictType/BatchDelete', { ids: [free.id] })
  })

  test('C-32e T-15b T-15c the tree has one node above all others, whose id is -1', async () => {
    const made = await type()
    const top = await item(made.id, 'top')
    await item(made.id, 'low', { pid: top.id })
    const tree = await read(`GetTreeItemByDictType?dictTypeName=${made.code}`)
    expect(tree).toMatchObject([
      { id: '-1', label: made.name, children: [{ id: top.id, label: '名 top', children: [{ label: '名 low', children: [] }] }] },
    ])
  })

  test('C-32a C-32c dictionaries are open to staff without a permit, to nobody else, and a type that does not exist is named', async () => {
    const made = await type()
    await item(made.id, 'a')
    const person = await hire(site, [])
    for (const path of [
      `GetDictByTypeIDCached?typeId=${made.id}`,
      `GetDictByTypeID?typeId=${made.id}`,
      `GetDictByDictType?dictTypeName=${made.code}`,
      `GetListItemByDictType?dictTypeName=${made.code}`,
      `GetTreeItemByDictType?dictTypeName=${made.code}`,
    ]) {
      expect((await site.get(`${DATA}/${path}`, person.token)).status, path).toBe(200)
      expect((await site.get(`${DATA}/${path}`)).status, path).toBe(401)
    }
    const refused = await site.get(`${DATA}/GetDictByDictType?dictTypeName=nowhere`, 'admin')
    expect([refused.status, refused.body.error.message]).toEqual([404, '没有这个字典类型：nowhere'])
    expect((await site.get(`${DATA}/GetDictByTypeID`, 'admin')).status).toBe(400)
    expect((await site.get(`${DATA}/GetUses?typeId=${made.id}`, person.token)).status).toBe(403)
    for (const method of ['BatchAdd', 'DeleteByTypeID', 'Merge'])
      expect((await send(method, { typeId: made.id, items: [{ label: 'x' }], id: 1, intoId: 2 }, person.token)).status).toBe(403)
  })

  test('C-32a B-63a a kept reading is fresh at the next call after each kind of change', async () => {
    const made = await type()
    const kept = async () => labels(await read(`GetDictByTypeIDCached?typeId=${made.id}`))
    expect(await kept()).toEqual([])
    const row = await item(made.id, 'a')
    expect(await kept()).toEqual(['名 a'])
    await post('DictItem/Update', { id: row.id, label: '新名' })
    expect(await kept()).toEqual(['新名'])
    const other = await item(made.id, 'b')
    await post('DictItem/Move', { id: other.id, beforeId: row.id })
    expect(await kept()).toEqual(['名 b', '新名'])
    await post('DictItem/Delete', { id: row.id })
    expect(await kept()).toEqual(['名 b'])
    await post('DictItem/Restore', { id: row.id })
    expect(await kept()).toHaveLength(2)
    await post('DictType/Delete', { id: made.id }).catch(() => null)
  })

  test('E-06b many items are added at once behind the others, all or none, and each complaint names its line', async () => {
    const made = await type()
    await item(made.id, 'a', { sort: 5 })
    const added = await send('BatchAdd', { typeId: made.id, items: [{ label: ' 红 ', labelEn: 'Red', value: 'red' }, { label: '绿' }] })
    expect(added.body.result).toMatchObject([
      { label: '红', value: 'red', sort: 6 },
      { label: '绿', value: '绿', sort: 7 },
    ])
    const twice = await send('BatchAdd', { typeId: made.id, items: [{ label: '蓝' }, { label: '大红', value: 'red' }] })
    expect([twice.status, twice.body.error.validationErrors[0].members]).toEqual([409, ['items.1.value']])
    const empty = await send('BatchAdd', { typeId: made.id, items: [{ label: '蓝' }, { label: ' ' }] })
    expect([empty.status, empty.body.error.validationErrors[0].members]).toEqual([400, ['items.1.label']])
    const lines = await send('BatchAdd', { typeId: made.id, items: [{ label: '黄' }, { label: '黄' }] })
    expect(lines.body.error.validationErrors[0].members).toEqual(['items.1.value'])
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}`))).toEqual(['名 a', '红', '绿'])
    // B-107e An item with an order stands where it says.
    await send('BatchAdd', { typeId: made.id, items: [{ label: '先', sort: 1 }, { label: '后' }] })
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}`))).toEqual(['先', '名 a', '红', '绿', '后'])
    expect((await send('BatchAdd', { typeId: 99_999, items: [{ label: 'x' }] })).status).toBe(404)
    const other = await item((await type()).id, 'x')
    expect((await send('BatchAdd', { typeId: made.id, pid: other.id, items: [{ label: 'y' }] })).status).toBe(400)
  })

  test('E-06c all items of a type are deleted at once, trees too, to the recycle bin; other types keep theirs', async () => {
    const [made, other] = [await type(), await type()]
    const top = await item(made.id, 'top')
    await item(made.id, 'low', { pid: top.id })
    await item(made.id, 'off', { isActive: false })
    await item(other.id, 'stays')
    expect((await send('DeleteByTypeID', { typeId: made.id })).body.result).toBe(3)
    expect(await read(`GetDictByTypeID?typeId=${made.id}&includeInactive=true`)).toEqual([])
    expect(labels(await read(`GetDictByTypeID?typeId=${other.id}`))).toEqual(['名 stays'])
    await post('DictItem/Restore', { id: top.id })
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}`))).toEqual(['名 top'])
  })

  test('B-119a an item does not come back without its type, where no list would show it', async () => {
    const made = await type()
    const row = await item(made.id, 'alone')
    await post('DictItem/Delete', { id: row.id })
    await post('DictType/Delete', { id: made.id })
    const { status, body } = await site.post('/abp/services/app/DictItem/Restore', { id: row.id }, 'admin')
    expect([status, body.error.message]).toEqual([422, `它所属的“${made.name}”在回收站中，请先恢复它。`])
    await post('DictType/Restore', { id: made.id })
    await post('DictItem/Restore', { id: row.id })
    expect(labels(await read(`GetDictByTypeID?typeId=${made.id}`))).toEqual(['名 alone'])
  })

  test('B-63b the rows that use each item are counted, without those in the recycle bin', async () => {
    const typeId = await newsType()
    const row = await item(typeId, 'counted')
    const gone = await news('counted')
    await news('counted')
    await news('counted')
    await post('News/Delete', { id: gone.id })
    expect(await read(`GetUses?typeId=${typeId}`)).toContainEqual({ id: row.id, count: 2 })
    await post('News/Restore', { id: gone.id })
    expect(await read(`GetUses?typeId=${typeId}`)).toContainEqual({ id: row.id, count: 3 })
  })

  test('B-63c a merge rewrites every row: drafts, those in the recycle bin, what is live and what was, without an unpublished change', async () => {
    const typeId = await newsType()
    const [gone, kept] = [await item(typeId, 'gone'), await item(typeId, 'kept')]
    const low = await item(typeId, 'low', { pid: gone.id })
    const [draft, binned, live] = [await news('gone'), await news('gone'), await news('gone')]
    await post('News/Delete', { id: binned.id })
    await post('News/Publish', { id: live.id, version: live.version })
    const other = await news('kept')
    const merged = await send('Merge', { id: gone.id, intoId: kept.id })
    expect(merged.body.result).toEqual({ rows: 3 })
    for (const { id } of [draft, live]) expect((await rowOf(site, 'News', id)).category).toBe('kept')
    expect(await rowOf(site, 'News', live.id)).toMatchObject({ state: 'published', hasChanges: false, version: live.version + 1 })
    expect((await rowOf(site, 'News', other.id)).version).toBe(other.version)
    expect(await post('News/Restore', { id: binned.id })).toMatchObject({ category: 'kept' })
    const shown = (await site.get(`/api/portal/news?id=${live.id}`)).body.result
    expect(JSON.stringify(shown)).toContain('名 kept')
    const { items } = (await site.get(`/abp/services/app/News/GetChanges?id=${draft.id}`, 'admin')).body.result
    expect(items[0].propertyChanges).toEqual([{ propertyName: 'category', originalValue: 'gone', newValue: 'kept' }])
    expect((await rowOf(site, 'DictItem', low.id)).pid).toBe(kept.id)
    expect((await site.get(`/abp/services/app/DictItem/Get?id=${gone.id}`, 'admin')).status).toBe(404)
    const stale = await site.post('/abp/services/app/News/Update', { id: draft.id, version: draft.version, title: 'x' }, 'admin')
    expect(stale.status).toBe(409)
  })

  test('B-63c an item merges with no item of another type, nor with itself, nor for somebody who may not delete; an item below takes its place', async () => {
    const [one, two] = [await type(), await type()]
    const [a, b] = [await item(one.id, 'a'), await item(two.id, 'b')]
    expect((await send('Merge', { id: a.id, intoId: b.id })).status).toBe(400)
    expect((await send('Merge', { id: a.id, intoId: a.id })).status).toBe(400)
    expect((await send('Merge', { id: a.id, intoId: 99_999 })).status).toBe(404)
    const low = await item(one.id, 'low', { pid: a.id })
    const editor = await hire(site, ['DictItem/View', 'DictItem/Edit'])
    expect((await send('Merge', { id: a.id, intoId: low.id }, editor.token)).status).toBe(403)
    expect((await send('Merge', { id: a.id, intoId: low.id })).body.result).toEqual({ rows: 0 })
    expect((await rowOf(site, 'DictItem', low.id)).pid).toBeNull()
  })

  test('B-79c an item in use does not merge into one that is switched off, whose choice no form offers; two that are switched off are joined', async () => {
    const typeId = await newsType()
    const [used, off, alsoOff] = [
      await item(typeId, 'used'),
      await item(typeId, 'off', { isActive: false }),
      await item(typeId, 'also-off', { isActive: false }),
    ]
    const row = await news('used')
    const refused = await send('Merge', { id: used.id, intoId: off.id })
    expect([refused.status, refused.body.error.validationErrors]).toEqual([
      400,
      [{ message: '该字典项已停用，请先启用', members: ['intoId'] }],
    ])
    expect((await rowOf(site, 'News', row.id)).category).toBe('used')
    expect((await rowOf(site, 'DictItem', used.id)).value).toBe('used')
    expect((await send('Merge', { id: alsoOff.id, intoId: off.id })).status).toBe(200)
    expect((await send('Merge', { id: off.id, intoId: used.id })).status).toBe(200)
  })

  test(
    'B-63c B-63d rows that are written while their item is merged or renamed end up with an item that exists',
    { tags: ['engine'] },
    async () => {
      const typeId = await newsType()
      const [gone, kept] = [await item(typeId, 'busy'), await item(typeId, 'calm')]
      const write = () => site.post('/abp/services/app/News/Create', { title: `n${++number}`, category: 'busy' }, 'admin')
      const during = async (work: () => Promise<unknown>) => {
        const before = Array.from({ length: 6 }, write)
        const [done, ...written] = await Promise.all([work(), ...before, ...Array.from({ length: 6 }, write)])
        expect((done as { status: number }).status).toBe(200)
        for (const { status } of written) expect([200, 400]).toContain(status)
        const values = await site.database.read.selectFrom('news').select('category').where('category', '=', 'busy').execute()
        expect(values).toEqual([])
      }
      await during(() => site.post('/abp/services/app/DictItem/Update', { id: gone.id, value: 'renamed' }, 'admin'))
      await post('DictItem/Update', { id: gone.id, value: 'busy' })
      await during(() => send('Merge', { id: gone.id, intoId: kept.id }))
    },
  )

  test('B-63d a value that is changed twice at the same moment takes its rows to the last one', { tags: ['engine'] }, async () => {
    const row = await item(await newsType(), 'v0')
    const used = await news('v0')
    const changes = ['v1', 'v2', 'v3', 'v4'].map((value) => site.post('/abp/services/app/DictItem/Update', { id: row.id, value }, 'admin'))
    for (const { status } of await Promise.all(changes)) expect(status).toBe(200)
    const { value } = await rowOf(site, 'DictItem', row.id)
    expect(value).toMatch(/^v[1-4]$/)
    expect((await rowOf(site, 'News', used.id)).category).toBe(value)
  })

  test('B-63d a value that changes takes its rows along, with quotes and emoji, and one that another item has is refused', async () => {
    const typeId = await newsType()
    const [row] = [await item(typeId, 'plain'), await item(typeId, 'other')]
    const used = await news('plain')
    const value = `o'n"e\\ 😀`
    await post('DictItem/Update', { id: row.id, value })
    expect((await rowOf(site, 'News', used.id)).category).toBe(value)
    const { items } = (await site.get(`/abp/services/app/News/GetChanges?id=${used.id}`, 'admin')).body.result
    expect(items[0].propertyChanges).toEqual([{ propertyName: 'category', originalValue: 'plain', newValue: value }])
    const taken = await site.post('/abp/services/app/DictItem/Update', { id: row.id, value: 'other' }, 'admin')
    expect([taken.status, taken.body.error.validationErrors[0].members]).toEqual([409, ['value']])
    expect((await rowOf(site, 'News', used.id)).category).toBe(value)
    await post('DictItem/Update', { id: row.id, value: 'plain' })
    expect((await rowOf(site, 'News', used.id)).category).toBe('plain')
  })

  test(
    'B-63e a value stands once in its type: by Create, InsertOrUpdate, import and restore, also at the same moment; an item keeps its type',
    { tags: ['engine'] },
    async () => {
      const made = await type()
      const row = await item(made.id, 'once')
      const again = { typeId: made.id, value: 'once', label: 'x' }
      const app = '/abp/services/app/DictItem'
      expect((await site.post(`${app}/Create`, again, 'admin')).status).toBe(409)
      expect((await site.post(`${app}/InsertOrUpdate`, again, 'admin')).status).toBe(409)
      expect((await site.post(`${app}/SaveImport`, { items: [again] }, 'admin')).status).toBe(409)
      await post('DictItem/Delete', { id: row.id })
      const second = await item(made.id, 'once')
      expect((await site.post(`${app}/Restore`, { id: row.id }, 'admin')).status).toBe(409)
      const atOnce = await Promise.all([1, 2, 3].map(() => site.post(`${app}/Create`, { ...again, value: 'race' }, 'admin')))
      expect(atOnce.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(atOnce.filter(({ status }) => status === 409)).toHaveLength(2)
      const other = await type()
      expect((await site.post(`${app}/Update`, { id: second.id, typeId: other.id }, 'admin')).status).toBe(400)
      const strange = await item(other.id, 'x')
      expect((await site.post(`${app}/Update`, { id: second.id, pid: strange.id }, 'admin')).status).toBe(400)
      expect((await site.post(`${app}/SaveImport`, { items: [{ ...again, value: 'y', pid: strange.id }] }, 'admin')).status).toBe(400)
    },
  )
})
