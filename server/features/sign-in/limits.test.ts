import { request } from 'node:http'
import { expect, test } from 'vitest'
import { onBothEngines, PASSWORD, type Site } from '../../testing/site.ts'

interface Attempt {
  account: string
  password?: string
  /** The address it comes from; all of 127/8 is this machine. */
  from?: string
  headers?: Record<string, string>
}

function attempt(
  site: Site,
  { account, password = 'wrong-password', from = '127.0.0.1', headers = {} }: Attempt,
): Promise<{ status: number; retryAfter: string | undefined; text: string }> {
  const body = JSON.stringify({ usernameOrEmailAddress: account, password })
  return new Promise((resolve, reject) => {
    const asked = request(
      `${site.url}/abp/TokenAuth/Authenticate`,
      { method: 'POST', localAddress: from, agent: false, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = ''
        response.on('data', (data: Buffer) => {
          text += data.toString()
        })
        response.on('end', () => resolve({ status: response.statusCode!, retryAfter: response.headers['retry-after'], text }))
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

onBothEngines('Guessing passwords', (site) => {
  const results = async (account: string) =>
    (await site.database.read.selectFrom('loginLog').select('result').where('userNameOrEmailAddress', '=', account).execute()).map(
      ({ result }) => result,
    )

  test('after ten wrong guesses an account is closed to me for a while, even with the right password, and the reply says for how long', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt(site, { account: 'viewer' })).status).toBe(401)
    const refused = await attempt(site, { account: 'viewer', password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect(JSON.parse(refused.text).error.message).toBe('请求过于频繁, 请稍后再试')
    expect((await attempt(site, { account: ' VIEWER ', password: PASSWORD })).status).toBe(429)
    expect(await results('viewer')).toContain('LockedOut')
  })

  test('nobody locks an account out from afar: from another address its owner still signs in', async () => {
    expect((await attempt(site, { account: 'viewer', password: PASSWORD, from: '127.0.0.2' })).status).toBe(200)
  })

  test('a forged X-Forwarded-For is no new address', async () => {
    const headers = (i: number) => ({
      'x-forwarded-for': `10.0.0.${i}`,
      'x-real-ip': `10.0.0.${i}`,
      forwarded: `for=10.0.0.${i}`,
      'x-client-ip': `10.0.0.${i}`,
      'cf-connecting-ip': `10.0.0.${i}`,
    })
    expect((await attempt(site, { account: 'viewer', password: PASSWORD, headers: headers(1) })).status).toBe(429)
    const logged = await site.database.read.selectFrom('loginLog').select('ip').execute()
    expect(logged.some(({ ip }) => ip.startsWith('10.'))).toBe(false)
  })

  test('guessing at once is guessing: of forty guesses in the same moment at most ten are looked at', async () => {
    const replies = await Promise.all(times(40, () => attempt(site, { account: 'editor', from: '127.0.0.3' })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('one address that tries many accounts is closed after fifty failures, for whatever account', async () => {
    const replies = await Promise.all(times(60, (i) => attempt(site, { account: `guess-${i}`, from: '127.0.0.4' })))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(50)
    expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.4' })).status).toBe(429)
    expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.5' })).status).toBe(200)
  })

  test('signing in costs none of my guesses, and gives those of this account back', async () => {
    const from = '127.0.0.6'
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await attempt(site, { account: 'editor', from })).status).toBe(401)
      expect((await attempt(site, { account: 'editor', password: PASSWORD, from })).status).toBe(200)
    }
    for (let i = 0; i < 55; i++)
      expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.7' })).status).toBe(200)
  })
})
