import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { start, type Running } from '../start.ts'
import { NO_ASSETS, onAnyEngine, samplePicture } from '../testing/site.ts'

const APP = '/abp/services/app'

/** The names that M-02 gives to calls. */
const REFUSED =
  /^(Create|Update|InsertOrUpdate|Delete|BatchDelete|SaveImport|ResetPassword|ChangePassword|DeleteByTypeID|BatchAdd|AddUser\w*|RemoveUser\w*)$/i

/**
 * M-03: the calls that write and are allowed all the same: signing in and out, and the operator's own set-up. Page views are counted, not written.
 */
const STAYS_OPEN = [
  '/abp/TokenAuth/Authenticate',
  // Only for the demo's own accounts, and no message is sent (B-127h).
  '/abp/TokenAuth/AuthenticateByPhoneCaptcha',
  '/abp/TokenAuth/LogOut',
  '/abp/TokenAuth/PasskeyAuthenticate',
  '/abp/TokenAuth/SendPhoneLoginSmsCode',
  '/abp/TokenAuth/SetUp',
  // A browser tells of an error of the interface; nobody writes by it (B-75g).
  '/abp/services/app/BrowserError/Report',
  '/api/portal/visit',
]

onAnyEngine('In demo mode', (site) => {
  let demo: Running
  beforeAll(async () => {
    demo = await start({ ...site.env, DEMO: '1' }, { quiet: true, assets: NO_ASSETS })
  })
  afterAll(() => demo.close())
  const call = async (method: string, path: string, body?: string | FormData, token: string | null = site.tokens.admin) => {
    const type: Record<string, string> = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const response = await fetch(demo.url.replace('localhost', '127.0.0.1') + path, {
      method,
      headers: { ...type, ...(token ? { 'x-token': token } : {}) },
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, body: await response.json() }
  }

  test('B-87a a demo shows the example pages', async () => {
    expect(JSON.stringify((await call('GET', '/api/menus')).body)).toContain('"example/sticky"')
    expect((await fetch(`${demo.url}/sticky`, { redirect: 'manual' })).status).toBe(302)
  })

  test('M-02d whatever a call is named, it is refused in demo mode if it writes, and only then', () => {
    const writes = allEndpoints().filter(({ effect }) => effect !== 'read')
    expect(
      writes
        .filter(({ refusedInDemo }) => !refusedInDemo)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(STAYS_OPEN)
    expect(allEndpoints().filter(({ effect, refusedInDemo }) => effect === 'read' && refusedInDemo)).toEqual([])
    // A call that answers GET writes nothing, so no write hides among the reads by its verb.
    expect(writes.filter(({ verbs }) => verbs.includes('GET'))).toEqual([])
    const named = allEndpoints().filter(({ path }) => REFUSED.test(path.split('/').at(-1)!))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter(({ effect, refusedInDemo }) => effect === 'read' || !refusedInDemo)).toEqual([])
  })

  test('M-02d every such call is refused with the words of the demo, before the input is looked at, and leaves no trace', async () => {
    const traces = () => site.database.read.selectFrom('auditLog').select('id').execute()
    const before = await traces()
    const wrong: unknown[] = []
    for (const endpoint of allEndpoints().filter(({ refusedInDemo }) => refusedInDemo)) {
      for (const verb of endpoint.verbs) {
        const inQuery = verb === 'DELETE'
        const { status, body } = await call(
          verb,
          inQuery ? `${endpoint.path}?nonsense=1` : endpoint.path,
          inQuery ? undefined : '{"nonsense":1}',
        )
        if (status !== 403 || body.error.message !== '演示版本，不允许操作' || body.unAuthorizedRequest !== false)
          wrong.push([verb, endpoint.path, status, body])
      }
    }
    expect(wrong).toEqual([])
    expect(await traces()).toEqual(before)
  })

  test('M-02d an upload is refused too, and leaves nothing', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await samplePicture(20, 20))]), 'a.png')
    expect((await call('POST', '/abp/services/app/Upload/Picture', form)).status).toBe(403)
    expect(await site.database.read.selectFrom('upload').select('id').execute()).toEqual([])
  })

  test('M-02 who may not is still told that, not that this is a demo', async () => {
    expect((await call('POST', '/abp/services/app/News/Create', '{}', null)).status).toBe(401)
    expect((await call('POST', '/abp/services/app/News/Create', '{}', site.tokens.viewer)).body.error.message).toContain('News/Add')
  })

  test('M-03a reading, signing in and signing out work', async () => {
    expect((await call('GET', '/abp/services/app/News/GetAll')).status).toBe(200)
    expect((await call('POST', '/abp/services/app/News/Count', '{}')).status).toBe(200)
    const entered = await call('POST', '/abp/TokenAuth/Authenticate', JSON.stringify({ userName: 'viewer', password: 'Test-pass-7' }), null)
    expect(entered.status).toBe(200)
    expect((await call('POST', '/abp/TokenAuth/LogOut', '{}', entered.body.result.accessToken)).status).toBe(200)
  })

  const me = async (token: string) => (await call('GET', `${APP}/Session/GetCurrentLoginInformations`, undefined, token)).body.result.user
  const setDemo = (hasDemoPassword: 0 | 1) => site.database.write.updateTable('user').set({ hasDemoPassword }).execute()

  test('T-09c a token made of a seeded role’s name opens what that role may see, and no more', async () => {
    await setDemo(1)
    for (const role of ['admin', 'editor', 'viewer'] as const) {
      const token = `${role}-token`
      await expect.poll(() => me(token)).toMatchObject({ id: site.ids[role], userName: role })
      const { result } = (await call('GET', `${APP}/User/Get?id=${site.ids[role]}`, undefined, token)).body
      expect(result).toMatchObject({ roles: [role], viewingAs: role })
      expect(result.ownRoles.map(({ name }: { name: string }) => name)).toEqual(['admin', 'editor', 'viewer'])
      expect((await call('GET', `${APP}/News/GetAll`, undefined, token)).status).toBe(200)
      expect((await call('GET', `${APP}/User/GetAll`, undefined, token)).status).toBe(role === 'editor' ? 403 : 200)
      expect((await call('POST', `${APP}/News/Create`, '{"title":"x"}', token)).status).toBe(403)
    }
    expect((await call('POST', `${APP}/News/Create`, '{"title":"x"}', 'admin-token')).body.error.message).toBe('演示版本，不允许操作')
    expect((await call('POST', '/abp/TokenAuth/LogOut', '{}', 'viewer-token')).status).toBe(200)
    expect(await me('viewer-token')).not.toBe(null)
  })

  test('B-102c nobody reads from where others came: every call about sessions and sign-ins leaves address and browser out', async () => {
    await setDemo(1)
    await expect.poll(() => me('admin-token')).toMatchObject({ id: site.ids.admin })
    const body = { userName: 'admin', password: 'Test-pass-7' }
    const headers = { 'user-agent': 'CANARY browser' }
    expect((await site.post('/abp/TokenAuth/Authenticate', body, undefined, headers)).status).toBe(200)
    const calls = allEndpoints().filter(({ path }) => /\/(User|Profile)\/(GetSessions|GetSignIns)$/.test(path))
    expect(calls).toHaveLength(4)
    for (const { path } of calls) {
      const asked = path.includes('/User/') ? `${path}?id=${site.ids.admin}` : path
      expect(JSON.stringify((await site.get(asked, 'admin')).body)).toMatch(/CANARY.*127\.0\.0\.1|127\.0\.0\.1.*CANARY/)
      const { error, result } = (await call('GET', asked, undefined, 'admin-token')).body
      expect([path, error]).toEqual([path, null])
      const items = result.items ?? result
      expect(items.length).toBeGreaterThan(0)
      expect(JSON.stringify(result)).not.toMatch(/CANARY|127\.0\.0\.1/)
      for (const { ip, browserInfo } of items) expect([ip, browserInfo]).toEqual(['', ''])
    }
  })

  test('T-09c no other such token opens anything: not of a role that is not seeded, not of one that nobody of the demo holds', async () => {
    await setDemo(1)
    await site.post(`${APP}/Role/Create`, { name: 'owner', displayName: 'owner', grantedPermissions: ['*:*'] }, 'admin')
    for (const token of ['owner-token', 'Admin-token', '-token', 'admin', 'admin-token-token', 'role-token'])
      expect([token, await me(token)]).toEqual([token, null])
    await site.post(`${APP}/User/Update`, { id: site.ids.viewer, version: 1, isActive: false }, 'admin')
    await expect.poll(() => me('viewer-token')).toBe(null)
  })

  test('T-09c on a site without the demo’s accounts they open nothing, demo mode or not', async () => {
    await setDemo(0)
    await site.post(`${APP}/User/Update`, { id: site.ids.viewer, version: 2, isActive: true }, 'admin')
    await expect.poll(() => me('admin-token')).toBe(null)
    expect((await call('GET', `${APP}/User/GetAll`, undefined, 'admin-token')).status).toBe(401)
    expect((await call('GET', `${APP}/User/Get?id=${site.ids.admin}`)).body.result).toMatchObject({ ownRoles: [], viewingAs: null })
  })

  test('T-09d in normal mode the very same tokens are refused, although the accounts are there', async () => {
    await setDemo(1)
    for (const role of ['admin', 'editor', 'viewer']) {
      expect((await site.get(`${APP}/News/GetAll`, `${role}-token`)).status).toBe(401)
      expect((await site.get(`${APP}/Session/GetCurrentLoginInformations`, `${role}-token`)).body.result.user).toBe(null)
    }
  })

  test('M-01a the same site in normal mode takes the write', async () => {
    expect((await site.post('/abp/services/app/News/Create', { title: '真的' }, 'admin')).status).toBe(200)
  })
})
