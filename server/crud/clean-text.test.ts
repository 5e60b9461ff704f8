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
})
