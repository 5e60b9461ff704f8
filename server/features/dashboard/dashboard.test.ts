import { expect, test } from 'vitest'
import { hire } from '../../testing/people.ts'
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
})
