import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Wire } from '../../contract/features/sign-in.ts'
import { CallError, transport, type HttpNeeds } from './http.ts'

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

function sendWith(answer: Response | Error, more: Partial<HttpNeeds> = {}) {
  const asked = vi.fn<typeof fetch>(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)))
  const parts = {
    fetch: asked,
    token: () => 'abc' as string | null,
    language: () => 'en',
    mode: () => 'normal' as const,
    say: (key: string, values?: { status: number }) => (values ? `${key} ${values.status}` : key),
    notify: vi.fn(),
    ended: vi.fn(),
    versioned: vi.fn(),
    ...more,
  }
  const first = () => asked.mock.calls[0] as [string, RequestInit]
  return { ...parts, asked, first, send: transport(parts as HttpNeeds) }
}

const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => logged.mockClear())

describe('C-01 a call', () => {
  test('C-01a C-01b C-01c sends token and language, and gives up after its time-out', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { send, first } = sendWith(reply(200, envelope({ id: 3 })))
    expect(await send(wire(), { id: 3 })).toEqual({ id: 3 })
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

  test('C-01b without a token sends no such header', async () => {
    const { send, first } = sendWith(reply(200, envelope(null)), { token: () => null })
    await send(wire(), {})
    expect(Object.keys(first()[1].headers as object)).not.toEqual(expect.arrayContaining(['X-Token']))
    expect(JSON.stringify(first()[1].headers)).not.toMatch(/authorization|null/i)
  })

  test('B-102l carries the key of a row to be made, and no other call has one', async () => {
    const keyed = sendWith(reply(200, envelope({ id: 3 })))
    await keyed.send(wire(), { title: 'x' }, { key: 'a-key-that-nobody-guesses' })
    expect(keyed.first()[1].headers).toMatchObject({ 'Idempotency-Key': 'a-key-that-nobody-guesses', 'X-Token': 'abc' })
    const other = sendWith(reply(200, envelope({ id: 3 })))
    await other.send(wire(), { title: 'x' })
    expect(other.first()[1].headers).not.toHaveProperty('Idempotency-Key')
  })

  test('C-01 sends a reading’s input in the query, without what is not set', async () => {
    const { send, first } = sendWith(reply(200, envelope({ totalCount: 0, items: [] })))
    await send(wire({ verbs: ['GET'], path: '/x/GetAll' }), { keyword: '中 &', skipCount: 0, state: undefined, pid: null })
    expect(first()[0]).toBe('/x/GetAll?keyword=%E4%B8%AD+%26&skipCount=0')
    expect(first()[1]).not.toHaveProperty('body')
  })

  test('C-01c returns a bare body as the result', async () => {
    const { send } = sendWith(reply(200, { code: 20000, data: [] }))
    expect(await send(wire({ body: 'bare', verbs: ['GET'] }), {})).toEqual({ code: 20000, data: [] })
  })
})

describe('B-58f the version of the session', () => {
  test('is told with the token of the call, also by a refusal', async () => {
    for (const answer of [
      reply(200, envelope(1), { 'X-Session-Version': 'v1' }),
      reply(403, envelope(null, refusal), { 'X-Session-Version': 'v1' }),
    ]) {
      const { send, versioned } = sendWith(answer)
      await send(wire(), {}).catch(() => null)
      expect(versioned).toHaveBeenCalledExactlyOnceWith('abc', 'v1')
    }
  })

  test('is not told by a reply without it, nor to a caller without a token', async () => {
    const silent = sendWith(reply(200, envelope(1)))
    await silent.send(wire(), {})
    const stranger = sendWith(reply(200, envelope(1), { 'X-Session-Version': 'v1' }), { token: () => null })
    await stranger.send(wire(), {})
    expect([silent.versioned, stranger.versioned].map((told) => vi.mocked(told).mock.calls)).toEqual([[], []])
  })
})

describe('C-02 a call that fails', () => {
  test('C-02a C-02b with an error in the body: its message for 10 s, details logged, rejected', async () => {
    const { send, notify } = sendWith(reply(400, envelope(null, refusal)))
    const failure = await send(wire(), {}).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallError)
    expect(failure).toMatchObject({ message: '您的请求无效!', status: 400, body: refusal })
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text: '您的请求无效!', details: '标题不能为空', seconds: 10 })
    expect(logged).toHaveBeenCalledWith('/abp/services/app/News/Update: 标题不能为空')
  })

  test.each([
    { cause: 'a proxy’s page', make: () => sendWith(new Response('<html>', { status: 502 })), text: 'failed 502', status: 502 },
    { cause: 'no network', make: () => sendWith(new TypeError('fetch failed')), text: 'network', status: 0 },
    { cause: 'no answer in time', make: () => sendWith(new DOMException('late', 'TimeoutError')), text: 'timeout', status: 0 },
  ])('C-02c with $cause: a message for 5 s, rejected', async ({ make, text, status }) => {
    const { send, notify } = make()
    await expect(send(wire(), {})).rejects.toMatchObject({ message: text, status, body: null })
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', text, details: null, seconds: 5 })
    expect(logged).not.toHaveBeenCalled()
  })

  test('B-37d a row that is gone is reported in words, and the caller still gets the status', async () => {
    const { send, notify } = sendWith(reply(404, envelope(null, { ...refusal, code: 404, message: '实体 新闻 不存在,id = 7!' })))
    await expect(send(wire(), {})).rejects.toMatchObject({ status: 404, message: 'gone' })
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'gone' }))
  })

  test('C-02 with `quiet` it is rejected without a message', async () => {
    const { send, notify } = sendWith(reply(400, envelope(null, refusal)))
    await expect(send(wire(), {}, { quiet: true })).rejects.toThrow('您的请求无效!')
    expect(notify).not.toHaveBeenCalled()
  })

  test('C-20c too many attempts say how long to wait', async () => {
    const { send } = sendWith(reply(429, envelope(null, { ...refusal, code: 429 }), { 'Retry-After': '28' }))
    await expect(send(wire({ access: 'anyone' }), {}, { quiet: true })).rejects.toMatchObject({ retryAfter: 28 })
  })

  test('A-05b a 401 ends the session of the call, without a message: the login page shows it', async () => {
    const { send, ended, notify } = sendWith(reply(401, envelope(null, { ...refusal, message: '当前用户没有登录到系统！' })))
    await expect(send(wire(), {})).rejects.toThrow('当前用户没有登录到系统！')
    expect(ended).toHaveBeenCalledExactlyOnceWith('abc', '当前用户没有登录到系统！')
    expect(notify).not.toHaveBeenCalled()
  })

  test('A-05b neither a 401 of a call that is open to anyone nor a 403 ends a session', async () => {
    const login = sendWith(reply(401, envelope(null, refusal)))
    await expect(login.send(wire({ access: 'anyone' }), {})).rejects.toThrow()
    expect(login.ended).not.toHaveBeenCalled()
    const forbidden = sendWith(reply(403, envelope(null, refusal)))
    await expect(forbidden.send(wire(), {})).rejects.toThrow()
    expect(forbidden.ended).not.toHaveBeenCalled()
  })
})

test('M-02a M-04 in demo mode a write fails after 200 ms without a request, a read goes through', async () => {
  const demo = sendWith(reply(200, envelope(1)), { mode: () => 'demo' })
  const started = Date.now()
  await expect(demo.send(wire(), {})).rejects.toMatchObject({ message: 'demo', status: 403 })
  expect(Date.now() - started).toBeGreaterThanOrEqual(195)
  expect(demo.asked).not.toHaveBeenCalled()
  expect(await demo.send(wire({ refusedInDemo: false }), {})).toBe(1)
})
