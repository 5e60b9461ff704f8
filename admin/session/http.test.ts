import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Wire } from '../../contract/features/sign-in.ts'
import { CallError, transport, type House } from './http.ts'

const wire = (more: Partial<Wire> = {}): Wire => ({
  verbs: ['POST'],
  path: '/abp/services/app/News/Update',
  access: { permit: 'News/Edit' },
  timeout: 5000,
  body: 'abp',
  refusedInDemo: true,
  ...more,
})
const envelope = (result: unknown, error: object | null = null) => ({
  result,
  targetUrl: null,
  success: !error,
  error,
  unAuthorizedRequest: false,
  __abp: true,
})
const reply = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const refusal = {
  code: 400,
  message: '您的请求无效!',
  details: '标题不能为空',
  validationErrors: [{ message: '不能为空', members: ['title'] }],
}

function house(answer: Response | Error, more: Partial<House> = {}) {
  const asked = vi.fn<typeof fetch>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  const parts = {
    fetch: asked,
    token: () => 'abc' as string | null,
    language: () => 'en',
    mode: () => 'normal' as const,
    say: (key: string, values?: { status: number }) => (values ? `${key} ${values.status}` : key),
    notify: vi.fn(),
    ended: vi.fn(),
    ...more,
  }
  const [first] = [() => asked.mock.calls[0] as [string, RequestInit]]
  return { ...parts, asked, first, carry: transport(parts as House) }
}

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

describe('C-01 a call', () => {
  test('C-01 carries token and language, and gives up after its time-out', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { carry, first } = house(reply(200, envelope({ id: 3 })))
    expect(await carry(wire(), { id: 3 })).toEqual({ id: 3 })
    const [path, { method, headers, body }] = first()
    expect([path, method, body]).toEqual(['/abp/services/app/News/Update', 'POST', '{"id":3}'])
    expect(headers).toMatchObject({
      'X-Token': 'abc',
      Authorization: 'Bearer abc',
      'Accept-Language': 'en',
      'Content-Type': 'application/json',
    })
    expect(timeout).toHaveBeenCalledWith(5000)
  })

  test('C-01 without a token sends no such header', async () => {
    const { carry, first } = house(reply(200, envelope(null)), { token: () => null })
    await carry(wire(), {})
    expect(Object.keys(first()[1].headers as object)).not.toEqual(expect.arrayContaining(['X-Token']))
    expect(JSON.stringify(first()[1].headers)).not.toMatch(/authorization|null/i)
  })

  test('C-01 sends a reading’s input in the query, without what is not set', async () => {
    const { carry, first } = house(reply(200, envelope({ totalCount: 0, items: [] })))
    await carry(wire({ verbs: ['GET'], path: '/x/GetAll' }), { keyword: '中 &', skipCount: 0, state: undefined, pid: null })
    expect(first()[0]).toBe('/x/GetAll?keyword=%E4%B8%AD+%26&skipCount=0')
    expect(first()[1]).not.toHaveProperty('body')
  })

  test('C-01 a bare body is the result itself', async () => {
    const { carry } = house(reply(200, { code: 20000, data: [] }))
    expect(await carry(wire({ body: 'bare', verbs: ['GET'] }), {})).toEqual({ code: 20000, data: [] })
  })
})

describe('C-02 a call that fails', () => {
  test('C-02 with an error in the body: its message for 10 s, details logged, rejected', async () => {
    const { carry, notify } = house(reply(400, envelope(null, refusal)))
    const failure = await carry(wire(), {}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallError)
    expect(failure).toMatchObject({ message: '您的请求无效!', status: 400, body: refusal })
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: '您的请求无效!', details: '标题不能为空', seconds: 10 })
    expect(logged).toHaveBeenCalledWith('/abp/services/app/News/Update: 标题不能为空')
  })

  test.each([
    ['a proxy’s page', () => house(new Response('<html>', { status: 502 })), 'failed 502', 502],
    ['no network', () => house(new TypeError('fetch failed')), 'network', 0],
    ['no answer in time', () => house(new DOMException('late', 'TimeoutError')), 'timeout', 0],
  ])('C-02 %s: a message for 5 s, rejected', async (_, make, text, status) => {
    const { carry, notify } = make()
    await expect(carry(wire(), {})).rejects.toMatchObject({ message: text, status, body: null })
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, details: null, seconds: 5 })
    expect(logged).not.toHaveBeenCalled()
  })

  test('C-02 a caller who shows the failure itself is rejected without a message', async () => {
    const { carry, notify } = house(reply(400, envelope(null, refusal)))
    await expect(carry(wire(), {}, { quiet: true })).rejects.toThrow('您的请求无效!')
    expect(notify).not.toHaveBeenCalled()
  })

  test('C-20 too many attempts say how long to wait', async () => {
    const { carry } = house(reply(429, envelope(null, { ...refusal, code: 429 }), { 'Retry-After': '28' }))
    await expect(carry(wire({ access: 'anyone' }), {}, { quiet: true })).rejects.toMatchObject({ retryAfter: 28 })
  })

  test('A-05 a 401 ends the session that the call was made with; login says why', async () => {
    const { carry, ended, notify } = house(reply(401, envelope(null, { ...refusal, message: '当前用户没有登录到系统！' })))
    await expect(carry(wire(), {})).rejects.toThrow('当前用户没有登录到系统！')
    expect(ended).toHaveBeenCalledExactlyOnceWith('abc', '当前用户没有登录到系统！')
    expect(notify).not.toHaveBeenCalled()
  })

  test('A-05 a refused login is a 401 too, but ends no session; nor does a 403', async () => {
    const login = house(reply(401, envelope(null, refusal)))
    await expect(login.carry(wire({ access: 'anyone' }), {})).rejects.toThrow()
    expect(login.ended).not.toHaveBeenCalled()
    const forbidden = house(reply(403, envelope(null, refusal)))
    await expect(forbidden.carry(wire(), {})).rejects.toThrow()
    expect(forbidden.ended).not.toHaveBeenCalled()
  })
})

test('M-04 in demo mode a write fails after 200 ms without a request, a read goes through', async () => {
  const demo = house(reply(200, envelope(1)), { mode: () => 'demo' })
  const started = Date.now()
  await expect(demo.carry(wire(), {})).rejects.toMatchObject({ message: 'demo', status: 403 })
  expect(Date.now() - started).toBeGreaterThanOrEqual(195)
  expect(demo.asked).not.toHaveBeenCalled()
  expect(await demo.carry(wire({ refusedInDemo: false }), {})).toBe(1)
})
