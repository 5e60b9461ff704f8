import { expect, test } from 'vitest'
import { onAnyEngine, PASSWORD } from '../testing/site.ts'
import { MOST_REFUSALS } from './refusals.ts'
import { MOST_SESSIONS } from './end-sessions.ts'

const APP = '/abp/services/app'
const LIMIT = 12

onAnyEngine('Refused writes', (site) => {
  const rowsOf = (userId: number) =>
    site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('userId', '=', userId)
      .where('result', '=', 'Failed')
      .orderBy('id')
      .execute()
  const refused = async (times: number, who: 'editor' | 'viewer') => {
    const wrong = () => site.post(`${APP}/Profile/Update`, { id: site.ids[who], nonsense: 'x'.repeat(2000) }, who)
    for (let at = 0; at < times; at++) expect((await wrong()).status).toBe(400)
  }

  test('B-102d the first of a person in a minute get a row each, one row tells the number of the others, and no one else’s are counted with them', async () => {
    await refused(MOST_REFUSALS + 25, 'viewer')
    await refused(2, 'editor')
    expect(await rowsOf(site.ids.viewer)).toHaveLength(MOST_REFUSALS)
    expect(await rowsOf(site.ids.editor)).toHaveLength(2)
    await site.running.app.refusals.flush()
    const [last, ...others] = (await rowsOf(site.ids.viewer)).toReversed()
    expect(others).toHaveLength(MOST_REFUSALS)
    expect(last).toMatchObject({ serviceName: '*', methodName: '*', parameters: '{}', exceptionMessage: 'refused ×25', userName: 'viewer' })
    const counts = await site.database.read
      .selectFrom('logCount')
      .select('count')
      .where('log', '=', 'auditLog')
      .where('kind', '=', 'Failed')
      .execute()
    expect(counts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(MOST_REFUSALS + 25 + 2)
  })

  test('B-102d a refused upload is counted with them', async () => {
    await refused(MOST_REFUSALS, 'editor')
    const before = (await rowsOf(site.ids.editor)).length
    for (let at = 0; at < 3; at++) expect((await site.upload(Buffer.from('no picture'))).status).toBe(400)
    expect(await rowsOf(site.ids.editor)).toHaveLength(before)
    await site.running.app.refusals.flush()
    expect((await rowsOf(site.ids.editor)).at(-1)!.exceptionMessage).toBe('refused ×3')
  })

  test('B-102f a new session ends the oldest of that person beyond the most, and none of anybody else', async () => {
    const sessions = (userId: number) => site.database.read.selectFrom('session').select('id').where('userId', '=', userId).execute()
    const { id: userId } = (await site.get(`${APP}/Session/GetCurrentLoginInformations`, 'viewer')).body.result.user
    const one = { userId, creationTime: Date.now(), expiryTime: Date.now() + 1e7, ip: '', browserInfo: '', lastUseTime: Date.now() }
    const rows = Array.from({ length: MOST_SESSIONS }, (_, at) => ({ ...one, tokenHash: `invented ${at}` }))
    await site.database.write.insertInto('session').values(rows).execute()
    const others = await sessions(site.ids.editor)
    const entered = await site.post('/abp/TokenAuth/Authenticate', { userName: 'viewer', password: PASSWORD })
    expect(entered.status).toBe(200)
    expect(await sessions(userId)).toHaveLength(MOST_SESSIONS)
    expect((await site.get(`${APP}/News/GetAll`, entered.body.result.accessToken)).status).toBe(200)
    await expect.poll(async () => (await site.get(`${APP}/News/GetAll`, 'viewer')).status, { timeout: 10_000 }).toBe(401)
    expect(await sessions(site.ids.editor)).toEqual(others)
  })
})

onAnyEngine(
  'A session that writes all the time',
  (site) => {
    test('B-102e is told to wait before the body is read, while its reads and other sessions go on', async () => {
      const write = (who: string) => site.request('POST', `${APP}/News/Create`, { who, body: 'no JSON' })
      for (let at = 0; at < LIMIT; at++) expect((await write('editor')).status).toBe(400)
      const late = await write('editor')
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await site.upload()).status).toBe(429)
      expect((await site.get(`${APP}/News/GetAll`, 'editor')).status).toBe(200)
      expect((await site.post(`${APP}/News/Count`, {}, 'editor')).status).toBe(200)
      expect((await write('admin')).status).toBe(400)
      expect((await site.post('/api/portal/visit', { path: '/home' }, 'editor')).status).toBe(200)
    })
  },
  { WRITES_PER_MINUTE: `${LIMIT}` },
)
