import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { IDEMPOTENCY_KEY } from '../../contract/endpoint.ts'
import { killedSite } from '../testing/killed-site.ts'
import { anyEngine, callsOf, signIn, type Site } from '../testing/site.ts'

const CREATE = '/abp/services/app/News/Create'

anyEngine('A server that is killed before its reply to a key arrives', (engine) => {
  let calls: Pick<Site, 'post'>
  let token: string
  const killed = killedSite(engine, {
    started: async (url) => {
      const site = callsOf({ url, tokens: {} as never })
      calls = site
      token = (await signIn(site, 'admin')).token
    },
  })
  const rows = () => killed.database.read.selectFrom('news').select('id').where('title', '=', 'once').execute()

  test('B-102k has made one row once it is back and the call has come again, whether or not the first was written', async () => {
    const sent = { [IDEMPOTENCY_KEY]: randomUUID() }
    const create = () => calls.post(CREATE, { title: 'once' }, token, sent)
    const lost = Promise.allSettled([create(), create()])
    await expect.poll(async () => (await rows()).length).toBe(1)
    await killed.kill()
    await lost
    await killed.startAgain()
    const again = await create()
    expect([again.status, again.body.result.title]).toEqual([200, 'once'])
    expect(await rows()).toEqual([{ id: again.body.result.id }])
  }, 60_000)
})
