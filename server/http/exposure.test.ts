import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { start, type Running } from '../start.ts'
import { attempt, postFrom } from '../testing/attempt.ts'
import { NO_ASSETS, onAnyEngine, PASSWORD, signIn, urlOf } from '../testing/site.ts'
import { createProxyWarning } from './exposure.ts'
import { isFromHere } from './from-here.ts'

const TRACES: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.9' },
  { 'x-forwarded-host': 'www.example.com' },
  { 'x-forwarded-proto': 'https' },
  { forwarded: 'for=203.0.113.9' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '203.0.113.9' },
  { 'cf-connecting-ip': '203.0.113.9' },
  { 'x-envoy-external-address': '203.0.113.9' },
  { 'fly-client-ip': '203.0.113.9' },
  { 'cf-ray': '8a1b2c3d4e5f-FRA' },
  { 'x-amzn-trace-id': 'Root=1-67891233-abcdef012345678912345678' },
  { 'x-original-forwarded-for': '203.0.113.9' },
  { 'x-proxyuser-ip': '203.0.113.9' },
  { host: 'www.example.com' },
  { host: '203.0.113.1:3000' },
  { host: 'localhost.example.com' },
  { host: '127.0.0.1.example.com' },
]

onAnyEngine('A demo account', (site) => {
  let token: string
  beforeAll(async () => {
    await site.database.write.updateTable('user').set({ hasDemoPassword: 1 }).where('userName', '=', 'editor').execute()
    token = (await signIn(site, 'editor')).token
  })
  const at = '/abp/services/app/News/Count'

  test('B-04a signs in on this machine itself, by any local name', async () => {
    const port = new URL(site.url).port
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'LOCALHOST', `[::1]:${port}`, 'portico.localhost', '127.9.9.9'])
      expect([host, (await attempt(site, { account: 'editor', password: PASSWORD, headers: { host } })).status]).toEqual([host, 200])
    expect((await postFrom(site, at, {}, { headers: { 'x-token': token } })).status).toBe(200)
  })

  test.each(TRACES.entries().toArray())(
    'B-04a is closed to requests that came through a proxy or asked for another host name (%i: %o)',
    async (index, headers) => {
      const refused = await attempt(site, { account: 'editor', password: PASSWORD, headers, from: `127.4.0.${index + 1}` })
      expect(refused.status).toBe(403)
      expect(JSON.parse(refused.text).error.message).toContain('演示账号')
      const session = await postFrom(site, at, {}, { headers: { ...headers, 'x-token': token } })
      expect(session.status).toBe(403)
      expect(JSON.parse(session.text).error.message).toContain('演示账号')
    },
  )

  test('B-04a a wrong password gets the same refusal as for any other account, and the refusal is in the log', async () => {
    const sent = { headers: { 'x-forwarded-for': '203.0.113.9' }, from: '127.4.1.1' }
    const [wrong, unknown] = [await attempt(site, { account: 'editor', ...sent }), await attempt(site, { account: 'nobody', ...sent })]
    expect([wrong.status, wrong.text]).toEqual([400, unknown.text])
    await site.running.app.loginLog.flush()
    const logged = await site.database.read.selectFrom('loginLog').select('userId').where('result', '=', 'DemoAccount').execute()
    expect(new Set(logged.map(({ userId }) => userId))).toEqual(new Set([site.ids.editor]))
  })

  test('B-04a counts as signed out when used from elsewhere: public calls are answered, and accounts with their own password work through any proxy', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const me = await site.get('/abp/services/app/Session/GetCurrentLoginInformations', token, headers)
    expect([me.status, me.body.result.user]).toEqual([200, null])
    expect((await attempt(site, { account: 'admin', password: PASSWORD, headers })).status).toBe(200)
    expect((await postFrom(site, at, {}, { headers: { ...headers, 'x-token': site.tokens.admin } })).status).toBe(200)
  })

  describe('in demo mode', () => {
    let demo: Running
    beforeAll(async () => {
      demo = await start({ ...site.env, DEMO: '1' }, { quiet: true, assets: NO_ASSETS })
    })
    afterAll(() => demo.close())

    test('M-03 is open to everybody, since no data can be changed', async () => {
      const open = { url: urlOf(demo) }
      for (const headers of TRACES) {
        expect((await attempt(open, { account: 'editor', password: PASSWORD, headers })).status).toBe(200)
        expect((await postFrom(open, at, {}, { headers: { ...headers, 'x-token': token } })).status).toBe(200)
      }
    })
  })
})

const sent = (remoteAddress: string | undefined, headers: Record<string, string> = {}, httpVersion = '1.1') =>
  ({ socket: { remoteAddress }, headers: { host: 'localhost:3000', ...headers }, httpVersion }) as unknown as IncomingMessage

test('B-04a only a loopback address is this machine, and HTTP/1.0 is a proxy', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect([address, isFromHere(sent(address))]).toEqual([address, true])
  for (const address of ['10.0.0.1', '203.0.113.9', '172.17.0.1', 'fe80::1', '::ffff:10.0.0.1', '', undefined])
    expect([address, isFromHere(sent(address))]).toEqual([address, false])
  expect(isFromHere(sent('127.0.0.1', {}, '1.0'))).toBe(false)
  expect(isFromHere(sent('127.0.0.1', { host: '' }))).toBe(false)
})

test('B-04b a proxy that TRUST_PROXY does not name causes one warning, which names the setting', () => {
  const said: string[] = []
  const warn = createProxyWarning(['10.0.0.0/8'], (line) => said.push(line))
  warn(sent('203.0.113.9'))
  warn(sent('10.1.2.3', { 'x-forwarded-for': '203.0.113.9' }))
  expect(said).toEqual([])
  for (let i = 0; i < 3; i++) warn(sent('192.168.0.1', { 'x-forwarded-for': '203.0.113.9' }))
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('TRUST_PROXY=192.168.0.1')
  const untrusting = createProxyWarning(false, (line) => said.push(line))
  untrusting(sent('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }))
  expect(said[1]).toContain('TRUST_PROXY=127.0.0.1')
})
