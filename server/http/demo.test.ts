import { afterAll, beforeAll, expect, test } from 'vitest'
import { allEndpoints } from '../../contract/registry.ts'
import { start, type Running } from '../start.ts'
import { NO_ASSETS, onBothEngines, samplePicture } from '../testing/site.ts'

const REFUSED = /^(Create|Update|InsertOrUpdate|Delete|BatchDelete|SaveImport|ResetPassword|ChangePassword)$/

onBothEngines('In demo mode', (site) => {
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

  test('M-02 every write of a resource is refused with the words of the demo, before the input is looked at', async () => {
    const wrong: unknown[] = []
    for (const endpoint of allEndpoints().filter(({ effect, path }) => effect === 'write' && !path.includes('TokenAuth'))) {
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
    const declared = allEndpoints().filter(({ path }) => REFUSED.test(path.split('/').at(-1)!))
    expect(declared.filter(({ refusedInDemo }) => !refusedInDemo)).toEqual([])
  })

  test('M-02 an upload is refused too, and leaves nothing', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await samplePicture(20, 20))]), 'a.png')
    expect((await call('POST', '/abp/services/app/Upload/Picture', form)).status).toBe(403)
    expect(await site.database.read.selectFrom('upload').select('id').execute()).toEqual([])
  })

  test('M-02 who may not is still told that, not that this is a demo', async () => {
    expect((await call('POST', '/abp/services/app/News/Create', '{}', null)).status).toBe(401)
    expect((await call('POST', '/abp/services/app/News/Create', '{}', site.tokens.viewer)).body.error.message).toContain('News/Add')
  })

  test('M-03 reading, signing in and signing out work', async () => {
    expect((await call('GET', '/abp/services/app/News/GetAll')).status).toBe(200)
    expect((await call('POST', '/abp/services/app/News/Count', '{}')).status).toBe(200)
    const entered = await call('POST', '/abp/TokenAuth/Authenticate', JSON.stringify({ userName: 'viewer', password: 'Test-pass-7' }), null)
    expect(entered.status).toBe(200)
    expect((await call('POST', '/abp/TokenAuth/LogOut', '{}', entered.body.result.accessToken)).status).toBe(200)
  })

  test('M-01 the same site in normal mode takes the write', async () => {
    expect((await site.post('/abp/services/app/News/Create', { title: '真的' }, 'admin')).status).toBe(200)
  })
})
