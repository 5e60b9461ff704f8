import { expect, test } from 'vitest'
import { allEndpoints } from '../../../contract/api/registry.ts'
import { onAnyEngine } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('A product whose template requires parameters', (site) => {
  const create = async (service: string, values: object) => (await site.post(`${APP}/${service}/Create`, values, 'editor')).body.result
  const publish = (row: { id: number; version: number }, more: object = {}, headers?: Record<string, string>) =>
    site.post(`${APP}/Product/Publish`, { id: row.id, version: row.version, ...more }, 'editor', headers)
  const stateOf = async (id: number) => (await site.get(`${APP}/Product/Get?id=${id}`, 'editor')).body.result.state
  let made = 0

  async function draft(params: object | null) {
    const code = `need-${++made}`
    const category = await create('ProductCategory', { name: code, code })
    const template = await create('SpecTemplate', {
      name: code,
      categoryId: category.id,
      groups: [
        {
          name: '测量',
          params: [
            { key: 'range', name: '量程', nameEn: 'Range', kind: 'number', required: true },
            { key: 'probe', name: '探头', kind: 'text', required: true },
            { key: 'sealed', name: '防水', kind: 'boolean', required: true },
            { key: 'note', name: '说明', kind: 'text' },
          ],
        },
      ],
    })
    return create('Product', { name: code, code, categoryId: category.id, specTemplateId: template.id, ...(params ? { params } : {}) })
  }

  test('E-09k is saved as a draft without them, and refused when it is published, with the name of each that is missing', async () => {
    const row = await draft({ range: 5, note: 'x', probe: '  ' })
    expect(row).toMatchObject({ state: 'draft', params: { range: 5 } })
    const { status, body } = await publish(row)
    expect(status).toBe(400)
    expect(body.error.message).toContain('探头、防水')
    expect(body.error.message).not.toMatch(/量程|说明/)
    expect(body.error.validationErrors.map(({ members }: { members: string[] }) => members)).toEqual([['params.probe'], ['params.sealed']])
    expect(await stateOf(row.id)).toBe('draft')
    expect((await site.get(`/_productdetail?id=${row.id}`)).status).toBe(404)
  })

  test('E-09k is refused in the language of the reader, and for a later moment just the same', async () => {
    const row = await draft(null)
    const from = new Date(Date.now() + 86_400_000).toISOString()
    const { status, body } = await publish(row, { from }, { 'accept-language': 'en' })
    expect(status).toBe(400)
    expect(body.error.message).toContain('Range, 探头, 防水')
    expect(await stateOf(row.id)).toBe('draft')
  })

  test('E-09k goes live once they are there; “no” is an answer, and a value of another kind is none', async () => {
    const row = await draft({ range: '5', probe: 'laser', sealed: false })
    expect((await publish(row)).body.error.message).toContain('量程')
    const { result } = (
      await site.post(
        `${APP}/Product/Update`,
        { id: row.id, version: row.version, params: { range: 0, probe: 'laser', sealed: false } },
        'editor',
      )
    ).body
    expect((await publish(result)).body.result.state).toBe('published')
    expect((await site.get(`/_productdetail?id=${row.id}`)).status).toBe(200)
  })

  test('E-09k stays live as it is while a draft lacks them, and the draft is refused', async () => {
    const row = await draft({ range: 1, probe: 'a', sealed: true })
    const live = (await publish(row)).body.result
    const { result } = (await site.post(`${APP}/Product/Update`, { id: row.id, version: live.version, params: { range: 2 } }, 'editor'))
      .body
    expect((await publish(result)).status).toBe(400)
    expect(await stateOf(row.id)).toBe('published')
  })

  test('E-09k asks for nothing without a template, or with one that was deleted', async () => {
    const row = await draft(null)
    await site.post(`${APP}/SpecTemplate/Delete`, { id: row.specTemplateId }, 'admin')
    expect((await publish(row)).body.result.state).toBe('published')
    const category = await create('ProductCategory', { name: 'bare', code: 'bare' })
    expect((await publish(await create('Product', { name: 'bare', code: 'bare', categoryId: category.id }))).status).toBe(200)
  })

  // Every other call that writes a product: none of them shows it to visitors, whatever state its input names.
  const LIVE = { state: 'published', publishedFrom: '2020-01-01T00:00:00.000Z', publishedUntil: null }
  const hidden = async (id: number) => {
    expect(await stateOf(id)).toBe('draft')
    expect((await site.get(`/_productdetail?id=${id}`)).status).toBe(404)
  }

  test('E-09k is a draft however a new row names its state: created, inserted or imported', async () => {
    const { code, categoryId, specTemplateId } = await draft(null)
    const named = (call: string) => ({ name: call, code: `${code}-${call}`, categoryId, specTemplateId })
    const send = (call: string, values: object) => site.post(`${APP}/Product/${call}`, values, 'editor')
    expect((await send('Create', { ...named('Create'), ...LIVE })).status).toBe(400)
    expect((await send('SaveImport', { items: [{ ...named('SaveImport'), ...LIVE }] })).status).toBe(400)
    await hidden((await send('Create', named('Create'))).body.result.id)
    // Rows may be written back as they were read, so this call leaves the state out.
    await hidden((await send('InsertOrUpdate', { ...named('InsertOrUpdate'), ...LIVE })).body.result.id)
    expect((await send('SaveImport', { items: [named('SaveImport')] })).body.result).toBe(1)
    const { items } = (await site.get(`${APP}/Product/GetAll?sorting=id%20desc&maxResultCount=1`, 'editor')).body.result
    expect(items[0]).toMatchObject({ code: `${code}-SaveImport`, state: 'draft' })
    await hidden(items[0].id)
    expect((await publish(items[0])).body.error.message).toContain('量程')
  })

  test('E-09k is a draft however a change names its state', async () => {
    const row = await draft({ range: 1 })
    for (const call of ['Update', 'InsertOrUpdate']) {
      await site.post(`${APP}/Product/${call}`, { id: row.id, name: call, ...LIVE }, 'editor')
      await hidden(row.id)
    }
  })

  test('E-09k comes out of the recycle bin as a draft, and an old version becomes a draft: both are refused', async () => {
    const row = await draft({ range: 1, probe: 'a', sealed: true })
    const live = (await publish(row)).body.result
    const bare = (await site.post(`${APP}/Product/Update`, { id: row.id, version: live.version, params: {} }, 'editor')).body.result
    await site.post(`${APP}/Product/Delete`, { id: row.id }, 'admin')
    await site.post(`${APP}/Product/Restore`, { id: row.id }, 'admin')
    await hidden(row.id)
    const refused = await publish(bare)
    expect([refused.status, refused.body.error.message]).toEqual([400, expect.stringContaining('量程、探头、防水')])

    const groups = [{ name: '测量', params: [{ key: 'weight', name: '重量', kind: 'number', required: true }] }]
    await site.post(`${APP}/SpecTemplate/Update`, { id: row.specTemplateId, groups }, 'editor')
    const { items } = (await site.get(`${APP}/Product/GetHistory?id=${row.id}`, 'editor')).body.result
    const reverted = await site.post(`${APP}/Product/RevertTo`, { id: row.id, version: bare.version, snapshotId: items[0].id }, 'editor')
    expect(reverted.body.result.params).toMatchObject({ probe: 'a' })
    await hidden(row.id)
    expect((await publish(reverted.body.result)).body.error.message).toContain('重量')
    await hidden(row.id)
  })

  test('E-09k is judged by the version that was read: a form that is out of date is told so first', async () => {
    const row = await draft(null)
    await site.post(`${APP}/Product/Update`, { id: row.id, version: row.version, name: 'newer' }, 'editor')
    expect((await publish(row)).status).toBe(409)
    await hidden(row.id)
  })

  test('E-09k no other call of products or of anything else publishes, but the one for many products, which is refused alike', async () => {
    const calls = allEndpoints().map(({ path }) => path.slice(APP.length + 1))
    const publishing = calls.filter(
      (path) => /publish|schedule|setstate/i.test(path) && !/^(Carousel|News|Article|DynamicForm)\//.test(path),
    )
    expect(publishing.toSorted()).toEqual(['Product/Publish', 'Product/Unpublish'])
  })

  test('E-09k needs the permit before it says what is missing', async () => {
    const row = await draft(null)
    const { status, body } = await site.post(`${APP}/Product/Publish`, { id: row.id, version: row.version }, 'viewer')
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('量程')
  })
})
