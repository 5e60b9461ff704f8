import { expect, test } from 'vitest'
import { addJob } from '../../jobs/rows.ts'
import { hire } from '../../testing/people.ts'
import { update } from '../../testing/scopes.ts'
import { onBothEngines } from '../../testing/site.ts'

const APP = '/abp/services/app'
const STATES = `${APP}/Dashboard/GetStates`

onBothEngines('The figures of the dashboard', (site) => {
  const states = async (who: string) => (await site.get(STATES, who)).body.result
  const count = async (service: string, state: string) => (await site.post(`${APP}/${service}/Count`, { state }, 'admin')).body.result

  test('B-36f one call has the numbers of every state, as Count finds them, also after a change', async () => {
    const before = await states('admin')
    await site.post(`${APP}/News/Create`, { title: '尚未发布' }, 'editor')
    const after = await states('admin')
    expect(after.news).toEqual({ ...before.news, draft: before.news.draft + 1 })
    for (const [service, numbers] of [
      ['News', after.news],
      ['Carousel', after.carousel],
    ])
      for (const state of ['draft', 'scheduled', 'published']) expect([state, numbers[state]]).toEqual([state, await count(service, state)])
  })

  test('B-36f it says nothing of what the caller may not view, and nothing at all to strangers', async () => {
    const { token } = await hire(site, ['News/View'])
    const seen = await states(token)
    expect(seen.news).toMatchObject({ draft: expect.any(Number) })
    expect(seen.carousel).toBeNull()
    expect((await site.get(STATES)).status).toBe(401)
  })

  test('B-88a enquiries are counted by state for whoever may view them, in their reach only', async () => {
    const before = (await states('admin')).enquiries
    const made = await site.post(`${APP}/Enquiry/Create`, { name: '来访者', message: '请报价' }, 'admin')
    expect(made.status).toBe(200)
    expect((await states('admin')).enquiries).toEqual({ ...before, new: before.new + 1 })
    const { id, version } = made.body.result
    await site.post(`${APP}/Enquiry/Update`, { id, version, status: 'answered' }, 'admin')
    expect((await states('admin')).enquiries).toEqual({ ...before, answered: before.answered + 1 })
    const own = await hire(site, ['Enquiry/View'])
    await update(site, 'Role', { id: own.roleId, dataScopes: { enquiries: { kind: 'own' } } })
    expect((await states(own.token)).enquiries).toEqual({ new: 0, answered: 0, closed: 0 })
    const { token } = await hire(site, ['News/View'])
    expect((await states(token)).enquiries).toBeNull()
  })

  test('B-88d failed jobs are counted: the own ones, or all with the permit to see them', async () => {
    const { token, id: userId } = await hire(site, ['News/View'])
    const before = (await states('admin')).failedJobs
    const now = Date.now()
    // Not due for a day, so that no worker takes it before it has failed.
    const job = { kind: 'export' as const, params: {}, language: 'en', requestId: '', now: now + 24 * 60 * 60_000 }
    for (const by of [undefined, { userId, sessionId: null }]) {
      const id = (await addJob(site.database.write, { ...job, ...(by && { by }) }))!
      await site.database.write.updateTable('job').set({ state: 'failed', endTime: now }).where('id', '=', id).execute()
    }
    expect([(await states(token)).failedJobs, (await states('admin')).failedJobs]).toEqual([1, before + 2])
    await site.database.write.deleteFrom('job').where('state', '=', 'failed').execute()
    expect((await states(token)).failedJobs).toBe(0)
  })
})

onBothEngines('How visitors read the site', (site) => {
  const READERS = `${APP}/Dashboard/GetReaders`
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36' }
  const look = (at: string) => site.get(at, undefined, BROWSER)
  const readers = async (who = 'admin') => {
    await site.running.app.visits.flush()
    return (await site.get(READERS, who)).body.result
  }

  test('B-88b the days and the most read pages are those of the visits, by their published titles', async () => {
    const { id } = (await site.post(`${APP}/News/Create`, { title: '新品发布', titleEn: 'A launch', slug: 'launch' }, 'editor')).body.result
    await site.post(`${APP}/News/Publish`, { id, version: 1 }, 'editor')
    await site.post(`${APP}/Navigation/Create`, { name: '新闻', link: '/_news' }, 'admin')
    for (const at of ['/_newsdetail/launch', '/_newsdetail/launch', '/_newsdetail/launch', '/en/_newsdetail/launch', '/_news', '/_news'])
      expect((await look(at)).status).toBe(200)
    const { days, pages } = await readers()
    expect([days.length, days.at(-1).views, days.slice(0, -1).every(({ views }: { views: number }) => views === 0)]).toEqual([30, 6, true])
    expect(pages).toEqual([
      { path: '/_newsdetail/launch', language: 'zh-CN', kind: 'news', id, title: '新品发布', views: 3 },
      { path: '/_news', language: 'zh-CN', kind: null, id: null, title: '新闻', views: 2 },
      { path: '/_newsdetail/launch', language: 'en', kind: 'news', id, title: 'A launch', views: 1 },
    ])
    expect((await site.post(`${APP}/News/Delete`, { id }, 'editor')).status).toBe(200)
    expect((await readers()).pages[0]).toMatchObject({ path: '/_newsdetail/launch', kind: 'news', id: null, title: null })
    // The days before are not counted, and those of the window are.
    await site.database.write
      .insertInto('visit')
      .values([
        { day: days[0].day, path: '/home', language: 'zh-CN', views: 40 },
        { day: '2020-01-01', path: '/home', language: 'zh-CN', views: 7000 },
      ])
      .execute()
    const later = await readers()
    expect([later.days[0].views, later.pages[0].views]).toEqual([40, 40])
  })

  test('B-88c searches without a result are counted, also those that the cache answers; others, robots and addresses of persons are not', async () => {
    for (const at of [
      '/_search?keyword=HM9999',
      '/_search?keyword=hm9999',
      '/_search?keyword=%20hm9999%20%20',
      '/en/_search?keyword=hm9999',
    ])
      expect((await look(at)).status).toBe(200)
    await look('/_search?keyword=hm9999&kind=news')
    await look('/_search?keyword=')
    await look(`/_search?keyword=${encodeURIComponent('me@example.com')}`)
    await look('/_search?keyword=138-0013-8000')
    await look(`/_search?keyword=${'x'.repeat(70)}`)
    await site.get('/_search?keyword=nothing-for-robots', undefined, { 'user-agent': 'Googlebot/2.1' })
    await site
      .post(`${APP}/News/Create`, { title: '有结果' }, 'editor')
      .then(({ body }) => site.post(`${APP}/News/Publish`, { id: body.result.id, version: 1 }, 'editor'))
    await look(`/_search?keyword=${encodeURIComponent('有结果')}`)
    expect((await readers()).misses).toEqual([
      { keyword: 'hm9999', language: 'zh-CN', searches: 4 },
      { keyword: 'hm9999', language: 'en', searches: 1 },
    ])
  })

  test('B-88c a day keeps a thousand words at most: later ones are left out, known ones are counted on', async () => {
    const { day } = (await readers()).days.at(-1)
    const words = Array.from({ length: 1000 }, (_, at) => ({ day, keyword: `word ${at}`, language: 'zh-CN', searches: 1 }))
    for (let from = 0; from < words.length; from += 500)
      await site.database.write
        .insertInto('searchMiss')
        .values(words.slice(from, from + 500))
        .execute()
    await look('/_search?keyword=one-more')
    for (let time = 0; time < 9; time++) await look(`/_search?keyword=word%207`)
    const { misses } = await readers()
    expect(misses[0]).toEqual({ keyword: 'word 7', language: 'zh-CN', searches: 10 })
    const { count } = await site.database.read
      .selectFrom('searchMiss')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('keyword', '=', 'one-more')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  })

  test('B-88c words are forgotten after 90 days', async () => {
    await site.database.write.insertInto('searchMiss').values({ day: '2020-01-01', keyword: 'old', language: 'en', searches: 1 }).execute()
    await site.running.app.retention.run()
    const rows = await site.database.read.selectFrom('searchMiss').select('day').where('keyword', 'in', ['old', 'word 7']).execute()
    expect(rows.map(({ day }) => day)).not.toContain('2020-01-01')
    expect(rows).toHaveLength(1)
  })

  test('B-88b B-88c whoever may view no kind of record with pages is told nothing', async () => {
    const { token } = await hire(site, ['Brand/View'])
    expect(await readers(token)).toBeNull()
    const reader = await hire(site, ['Article/View'])
    expect((await readers(reader.token)).days).toHaveLength(30)
    expect((await site.get(READERS)).status).toBe(401)
  })
})
