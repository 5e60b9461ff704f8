import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../../testing/attempt.ts'
import { hire } from '../../testing/people.ts'
import { NO_ASSETS, onBothEngines, PASSWORD } from '../../testing/site.ts'
import { start, type Running } from '../../start.ts'

const APP = '/abp/services/app'

onBothEngines('On every node', (site) => {
  let other: Running
  beforeAll(async () => {
    other = await start(site.env, { quiet: true, assets: NO_ASSETS })
  })
  afterAll(() => other.close())
  const there = async (token: string) =>
    (await fetch(`${other.url.replace('localhost', '127.0.0.1')}${APP}/News/GetAll`, { headers: { 'x-token': token } })).status
  /** Sooner than the five seconds for which a session that was looked up is kept: the notice of the other node ends it. */
  const soon = { timeout: 4000, interval: 20 }

  test('a session that began on one node is known on the other, and ends on both', async () => {
    const { token } = await hire(site, ['News/View'])
    expect(await there(token)).toBe(200)
    await site.post('/abp/TokenAuth/LogOut', {}, token)
    await expect.poll(() => there(token), soon).toBe(401)
  })

  test('T-09e a session that is narrowed on one node is narrowed on the other, where the old session has ended', async () => {
    const { token, userName } = await hire(site, ['News/View'])
    expect(await there(token)).toBe(200)
    const { body } = await site.post('/abp/TokenAuth/ChangeRole', { role: userName }, token)
    expect(await there(body.result.accessToken)).toBe(200)
    await expect.poll(() => there(token), soon).toBe(401)
  })

  test('a user who is disabled, demoted or given a new password on one node is signed out on the other', async () => {
    const ways: [status: number, act: (person: Awaited<ReturnType<typeof hire>>) => Promise<unknown>][] = [
      [401, ({ id }) => site.post(`${APP}/User/Update`, { id, version: 1, isActive: false }, 'admin')],
      [401, ({ id }) => site.post(`${APP}/User/Delete`, { id }, 'admin')],
      [401, ({ id }) => site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword: `${PASSWORD}-2` }, 'admin')],
      [403, ({ id }) => site.post(`${APP}/User/Update`, { id, version: 1, roleIds: [] }, 'admin')],
      [403, ({ roleId }) => site.post(`${APP}/Role/Update`, { id: roleId, version: 1, grantedPermissions: [] }, 'admin')],
    ]
    for (const [status, act] of ways) {
      const person = await hire(site, ['News/View'])
      expect(await there(person.token)).toBe(200)
      await act(person)
      await expect.poll(() => there(person.token), soon).toBe(status)
    }
  })

  test('two servers that begin on one database seed it once', async () => {
    expect(
      (await site.get(`${APP}/Role/GetAll?maxResultCount=100`, 'admin')).body.result.items.filter(
        ({ name }: { name: string }) => name === 'admin',
      ),
    ).toHaveLength(1)
  })

  // Several nodes share a PostgreSQL; the file of SQLite has one server.
  test.runIf(site.engine === 'postgres')(
    'B-59c an account that is locked on one node is unlocked there by the call to the other',
    async () => {
      const { id, userName } = await hire(site, [])
      const away = { url: other.url.replace('localhost', '127.0.0.1') }
      const sign = async (password: string) => (await attempt(away, { account: userName, password, from: '127.0.0.31' })).status
      for (let at = 0; at < 10; at++) expect(await sign('wrong-password')).toBe(400)
      expect(await sign(PASSWORD)).toBe(429)
      expect((await site.post(`${APP}/User/Unlock`, { id }, 'admin')).status).toBe(200)
      await expect.poll(() => sign(PASSWORD), soon).toBe(200)
    },
  )
})
