import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allEndpoints } from '../../contract/api/registry.ts'
import { CallError, transport } from './http.ts'
import { sessionApi } from './session-api.ts'
import { createSession } from './session-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends calls in demo mode to a server that answers each with an empty result. */
function demo() {
  const asked = vi.fn<typeof fetch>(async () => new Response(JSON.stringify({ result: null, error: null })))
  const send = transport({
    fetch: asked,
    token: () => 'admin-token',
    language: () => 'zh-CN',
    mode: () => 'demo',
    say: (key) => (key === 'demo' ? '演示版本，不允许操作' : key),
    notify: () => undefined,
    ended: () => undefined,
    versioned: () => undefined,
    factorMissing: () => undefined,
  })
  return { asked, send }
}

const writes = allEndpoints().filter(({ effect }) => effect !== 'read')
const STAYS_OPEN = [
  '/abp/TokenAuth/Authenticate',
  // Only for the demo's own accounts (B-127h).
  '/abp/TokenAuth/AuthenticateByPhoneCaptcha',
  '/abp/TokenAuth/LogOut',
  '/abp/TokenAuth/PasskeyAuthenticate',
  '/abp/TokenAuth/SendPhoneLoginSmsCode',
  '/abp/TokenAuth/SetUp',
  '/abp/services/app/BrowserError/Report',
  '/api/portal/visit',
]

test('M-02a M-02b M-02c every write, those of dictionaries and roles among them, fails in the client after 200 ms, with the demo’s message and without a request', async () => {
  const { asked, send } = demo()
  const refused = writes.filter(({ path }) => !STAYS_OPEN.includes(path))
  expect(refused.length).toBeGreaterThan(100)
  const paths = refused.map(({ path }) => path)
  for (const named of ['DictData/DeleteByTypeID', 'DictData/BatchAdd', 'Role/Update', 'Role/AddUserToRole', 'Role/RemoveUserFromRole'])
    expect(paths).toContain(`/abp/services/app/${named}`)
  let settled = 0
  const failures = refused.map(async (endpoint) => {
    const failure: unknown = await send(endpoint, {}).catch((error: unknown) => error)
    settled++
    return failure
  })
  await vi.advanceTimersByTimeAsync(199)
  expect(settled).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toBe(refused.length)
  for (const failure of await Promise.all(failures)) {
    expect(failure).toBeInstanceOf(CallError)
    expect(failure).toMatchObject({ message: '演示版本，不允许操作', status: 403, isEnded: false })
  }
  expect(asked).not.toHaveBeenCalled()
})

test('M-03a M-03b reads reach the server; logging out and changing roles write nothing', async () => {
  const { asked, send } = demo()
  const reads = allEndpoints().filter(({ effect }) => effect === 'read')
  await Promise.all(reads.map((endpoint) => send(endpoint, {})))
  expect(asked).toHaveBeenCalledTimes(reads.length)
  asked.mockClear()

  const kept: Record<string, string> = {}
  const cookies = { get: (name: string) => kept[name] ?? null, set: () => undefined, remove: () => undefined }
  const session = createSession({ cookies, api: sessionApi(send, 'demo'), known: new Set(), isDemo: true })
  expect(await session.logOut()).toEqual({ code: 20000, data: 'success' })
  expect(asked).not.toHaveBeenCalled()
  await session.changeRole('viewer').catch(() => undefined)
  const sent = asked.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`)
  expect(sent.filter((line) => !line.startsWith('GET '))).toEqual([])
})
