import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'

onAnyEngine('Rich text', (site) => {
  test('B-01a that grows beyond its field’s limit when it is cleaned is refused at the field, also in an import, and nothing is stored', async () => {
    const bare = '<'.repeat(60_000)
    const create = await site.post(`${NEWS}/Create`, { title: 'x', content: bare }, 'editor')
    expect([create.status, create.body.error.validationErrors]).toEqual([400, [{ members: ['content'], message: '最多 200000 个字符' }]])
    const file = await site.post(`${NEWS}/SaveImport`, { items: [{ title: 'a' }, { title: 'b', contentEn: bare }] }, 'admin')
    expect([file.status, file.body.error.validationErrors[0].members]).toEqual([400, ['items.1.contentEn']])
    expect((await site.post(`${NEWS}/Count`, {}, 'admin')).body.result).toBe(0)

    const made = await site.post(`${NEWS}/Create`, { title: 'x', content: `<p>${'&lt;'.repeat(40_000)}</p>` }, 'editor')
    expect([made.status, made.body.result.content.length]).toEqual([200, 160_007])
    const crowded = '<b>x</b>'.repeat(24_000)
    const many = await site.post(`${NEWS}/Create`, { title: 'x', content: crowded }, 'editor')
    expect([many.status, many.body.error.validationErrors[0].members]).toEqual([400, ['content']])
    expect((await site.post(`${NEWS}/Create`, { title: 'x', content: '<p>x</p>'.repeat(10_000) }, 'editor')).status).toBe(200)
    const { id, version } = made.body.result
    expect((await site.post(`${NEWS}/Update`, { id, version, content: bare }, 'editor')).status).toBe(400)
  })

  test('B-105a plain text keeps its words by Create, Update and SaveImport, and is not changed when it is written back as it was read', async () => {
    const given = '温度 x<y 且 y>10 时报警\n\n联系 <sales@example.com>'
    const content = '<p>温度 x&lt;y 且 y&gt;10 时报警</p><p>联系 &lt;sales@example.com&gt;</p>'
    const { body } = await site.post(`${NEWS}/Create`, { title: 'a', content: given }, 'editor')
    expect(body.result.content).toBe(content)
    const changed = await site.post(`${NEWS}/Update`, { ...body.result, contentEn: 'a < b' }, 'editor')
    expect(changed.body.result).toMatchObject({ content, contentEn: 'a &lt; b' })
    const again = await site.post(`${NEWS}/Update`, changed.body.result, 'editor')
    expect(again.body.result).toMatchObject({ content, contentEn: 'a &lt; b' })

    await site.post(`${NEWS}/SaveImport`, { items: [{ title: 'from a sheet', content: given }] }, 'admin')
    const { items } = (await site.get(`${NEWS}/GetAll?keyword=from a sheet`, 'admin')).body.result
    expect((await site.get(`${NEWS}/Get?id=${items[0].id}`, 'admin')).body.result.content).toBe(content)
  })
})
