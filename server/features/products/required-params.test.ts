import { expect, test } from 'vitest'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('A product whose template requires parameters', (site) => {
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

  test('E-09k needs the permit before it says what is missing', async () => {
    const row = await draft(null)
    const { status, body } = await site.post(`${APP}/Product/Publish`, { id: row.id, version: row.version }, 'viewer')
    expect(status).toBe(403)
    expect(JSON.stringify(body)).not.toContain('量程')
  })
})
