import { expect, test } from 'vitest'
import { MINUTE_MS, movableClock } from '../../testing/movable-clock.ts'
import { onAnyEngine } from '../../testing/site.ts'

const NEWS = '/abp/services/app/News'

onAnyEngine('From the editor to the visitor', (site) => {
  const create = async (values: Record<string, unknown>) =>
    (await site.post(`${NEWS}/Create`, { title: '新品发布', ...values }, 'editor')).body.result
  const publish = (row: { id: number; version: number }, more = {}) =>
    site.post(`${NEWS}/Publish`, { id: row.id, version: row.version, ...more }, 'editor')
  const shown = async (id: number) => (await site.get(`/api/portal/news?id=${id}`)).status === 200

  test('C-10n a draft is nowhere on the site, and what is published is on the next page', async () => {
    const row = await create({ title: '未来已来', content: '<p>正文</p>' })
    expect(await shown(row.id)).toBe(false)
    expect((await site.get('/_news')).body).not.toContain('未来已来')
    expect((await publish(row)).body.result).toMatchObject({ state: 'published', hasChanges: false })
    expect((await site.get('/_news')).body).toContain('未来已来')
    expect((await site.get(`/_newsdetail?id=${row.id}`)).body).toContain('<p>正文</p>')
    expect((await site.get('/api/portal/listnews')).body.result.items.map((item: { id: number }) => item.id)).toContain(row.id)
  })

  test('C-11h the site service answers the same published rows, and no field of the back office', async () => {
    const row = await create({ title: '站点服务' })
    await publish(row)
    const { body } = await site.get(`/abp/services/app/SiteNews/Get?id=${row.id}`)
    expect(body.result.title).toBe('站点服务')
    expect(Object.keys(body.result)).not.toEqual(expect.arrayContaining(['version']))
    expect(Object.keys(body.result)).not.toEqual(expect.arrayContaining(['creatorUserId']))
  })

  test('author and source are given in the language of the page, and tags without a word in it are left out', async () => {
    const byline = { author: '产品部', authorEn: 'Products', source: '矩澄', sourceEn: 'Claregon', tags: ['工业相机', 'HM-S5'] }
    const row = await create({ title: '署名', titleEn: 'By whom', ...byline })
    await publish(row)
    const chinese = (await site.get(`/_newsdetail?id=${row.id}`)).body
    for (const said of ['作者：产品部', '来源：矩澄', '工业相机', 'HM-S5']) expect(chinese).toContain(said)
    const english = (await site.get(`/en/_newsdetail?id=${row.id}`)).body
    for (const said of ['By Products', 'Source: Claregon', 'HM-S5']) expect(english).toContain(said)
    for (const unsaid of ['产品部', '矩澄', '工业相机']) expect(english).not.toContain(unsaid)
  })

  test('a change stays a draft until it is published again', async () => {
    const row = await create({ title: '第一版' })
    await publish(row)
    const { body } = await site.post(`${NEWS}/Update`, { id: row.id, version: 1, title: '第二版' }, 'editor')
    expect(body.result).toMatchObject({ state: 'published', hasChanges: true, version: 2 })
    expect((await site.get(`/_newsdetail?id=${row.id}`)).body).toContain('第一版')
    await publish(body.result)
    const page = (await site.get(`/_newsdetail?id=${row.id}`)).body
    expect(page).toContain('第二版')
    expect(page).not.toContain('第一版')
  })

  test('a scheduled item appears by itself when its time comes, and goes when its time is over', async () => {
    const row = await create({ title: '定时的' })
    const clock = movableClock(site.running.database)
    const times = { from: clock.in(10 * MINUTE_MS), until: clock.in(20 * MINUTE_MS) }
    expect((await publish(row, times)).body.result.state).toBe('scheduled')
    expect(await shown(row.id)).toBe(false)
    clock.move(5 * MINUTE_MS)
    expect(await shown(row.id)).toBe(false)
    clock.move(5 * MINUTE_MS)
    expect(await shown(row.id)).toBe(true)
    clock.move(5 * MINUTE_MS)
    expect(await shown(row.id)).toBe(true)
    clock.move(5 * MINUTE_MS)
    expect(await shown(row.id)).toBe(false)
  })

  test('unpublished and deleted rows leave the site at once', async () => {
    const [one, two] = [await create({ title: '撤下' }), await create({ title: '删除' })]
    await publish(one)
    await publish(two)
    expect([await shown(one.id), await shown(two.id)]).toEqual([true, true])
    await site.post(`${NEWS}/Unpublish`, { id: one.id }, 'editor')
    await site.request('DELETE', `${NEWS}/Delete?id=${two.id}`, { who: 'editor' })
    expect([await shown(one.id), await shown(two.id)]).toEqual([false, false])
    const restored = (await site.post(`${NEWS}/Restore`, { id: two.id }, 'editor')).body.result
    expect(restored.state).toBe('draft')
    expect(await shown(two.id)).toBe(false)
  })

  test('a preview shows the draft to the holder of its token, and to nobody else', async () => {
    const row = await create({ title: '仅供预览' })
    const { token } = (await site.get(`${NEWS}/GetPreview?id=${row.id}`, 'editor')).body.result
    const preview = await site.get(`/_newsdetail?id=${row.id}&preview=${token}`)
    expect(preview.body).toContain('仅供预览')
    expect(preview.body).toContain('noindex')
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect((await site.get(`/_newsdetail?id=${row.id}`)).status).toBe(404)
    const forged = token.replace(`news.${row.id}.`, `news.${row.id + 1}.`)
    expect((await site.get(`/api/portal/news?id=${row.id}&preview=${forged}`)).status).toBe(403)
    expect((await site.get(`/api/portal/news?id=${row.id}&preview=carousel.1.9999999999999.x`)).status).toBe(403)
  })

  test('history tells what was live when, and an old state can be the draft again', async () => {
    const row = await create({ title: '甲' })
    await publish(row)
    const next = (await site.post(`${NEWS}/Update`, { id: row.id, version: 1, title: '乙' }, 'editor')).body.result
    await publish(next)
    const { items } = (await site.get(`${NEWS}/GetHistory?id=${row.id}`, 'viewer')).body.result
    expect(items.map((item: { when: string; version: number }) => [item.when, item.version])).toEqual([
      ['live', 2],
      ['past', 1],
    ])
    const revert = (version: number) => site.post(`${NEWS}/RevertTo`, { id: row.id, version, snapshotId: items[1].id }, 'editor')
    expect((await revert(1)).status).toBe(409)
    const reverted = await revert(2)
    expect(reverted.body.result).toMatchObject({ title: '甲', version: 3, hasChanges: true })
    expect((await site.get(`/_newsdetail?id=${row.id}`)).body).toContain('乙')
  })

  test('P-13g the English feeds leave out news that have no English', async () => {
    await publish(await create({ title: '只有中文' }))
    await publish(await create({ title: '两种文字', titleEn: 'Both languages' }))
    for (const format of ['rss', 'atom']) {
      const [english, chinese] = [(await site.get(`/en/${format}.xml`)).body, (await site.get(`/${format}.xml`)).body]
      expect([english.includes('Both languages'), english.includes('只有中文')]).toEqual([true, false])
      expect([chinese.includes('两种文字'), chinese.includes('只有中文')]).toEqual([true, true])
    }
  })

  test('only the pages that show what was published are made again', async () => {
    const [one, two] = [await create({ title: '一号' }), await create({ title: '二号', category: 'company' })]
    await publish(one)
    await publish(two)
    const visit = () =>
      Promise.all([`/_newsdetail?id=${one.id}`, `/_newsdetail?id=${two.id}`, '/_news', '/home'].map((path) => site.get(path)))
    await visit()
    const before = site.running.app.pageCache.made()
    await visit()
    expect(site.running.app.pageCache.made()).toBe(before)
    const changed = (await site.post(`${NEWS}/Update`, { id: one.id, version: 1, title: '一号改' }, 'editor')).body.result
    await visit()
    expect(site.running.app.pageCache.made()).toBe(before)
    await publish(changed)
    await visit()
    // The item itself, the list and the home page; the other item's page stays.
    expect(site.running.app.pageCache.made()).toBe(before + 3)
  })

  test('a publish of a stale version is a conflict that names the last editor and the time', async () => {
    const row = await create({ title: '并发' })
    await site.post(`${NEWS}/Update`, { id: row.id, version: 1, title: '他改了' }, 'admin')
    const refused = await publish(row)
    expect(refused.status).toBe(409)
    expect(refused.body.error.data).toMatchObject({ who: 'admin', version: 2 })
    expect(await shown(row.id)).toBe(false)
    const stale = await site.post(`${NEWS}/Update`, { id: row.id, version: 1, title: '我也改' }, 'editor')
    expect(stale.status).toBe(409)
    expect((await site.get(`${NEWS}/Get?id=${row.id}`, 'editor')).body.result.title).toBe('他改了')
  })

  test('P-13 English pages show English words and fall back to Chinese ones, marked as such', async () => {
    const row = await create({ title: '只有中文', titleEn: null })
    const both = await create({ title: '双语', titleEn: 'Bilingual' })
    await publish(row)
    await publish(both)
    const { items } = (await site.get('/api/portal/listnews?maxResultCount=50', undefined, { 'accept-language': 'en-US,en' })).body.result
    expect(items.find((item: { id: number }) => item.id === both.id)).toMatchObject({ title: 'Bilingual', language: 'en' })
    expect(items.find((item: { id: number }) => item.id === row.id)).toMatchObject({ title: '只有中文', language: 'zh-CN' })
    expect((await site.get(`/en/_newsdetail?id=${both.id}`)).body).toContain('<html lang="en">')
  })

  test('B-109a news of the same moment stand newest first', async () => {
    const clock = movableClock(site.running.database)
    clock.stop()
    for (const title of ['同刻甲', '同刻乙']) await publish(await create({ title }))
    const { items } = (await site.get('/api/portal/listnews')).body.result
    expect(items.slice(0, 2).map(({ title }: { title: string }) => title)).toEqual(['同刻乙', '同刻甲'])
  })
})
