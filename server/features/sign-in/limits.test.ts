import { expect, test } from 'vitest'
import { Problem } from '../../../contract/errors.ts'
import { attempt } from '../../testing/attempt.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'
import { hashing } from './hash-queue.ts'
import { USUAL_SETTINGS } from '../../settings/values.ts'
import { createSignInLimits } from './limits.ts'
import { createLoginLog } from './login-log.ts'
import { times } from '../../testing/times.ts'

onAnyEngine('Guessing passwords', (site) => {
  const results = async (account: string) => {
    await site.running.app.loginLog.flush()
    return (await site.database.read.selectFrom('loginLog').select('result').where('userNameOrEmailAddress', '=', account).execute()).map(
      ({ result }) => result,
    )
  }

  test('after ten wrong guesses an account is closed to me for a while, even with the right password, and the reply says for how long', async () => {
    for (let i = 0; i < 10; i++) expect((await attempt(site, { account: 'viewer' })).status).toBe(400)
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
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('B-02e a fault of the server during the sign-in is no guess: once it is over, the right password signs in', async () => {
    const tryOften = async (password: string, from: string) => {
      const replies: number[] = []
      for (let at = 0; at < 10; at++) replies.push((await attempt(site, { account: 'admin', password, from })).status)
      return new Set(replies)
    }
    const { schema } = site.database.write
    await schema.alterTable('session').renameTo('sessionAway').execute()
    try {
      expect(await tryOften(PASSWORD, '127.0.0.6')).toEqual(new Set([500]))
    } finally {
      await schema.alterTable('sessionAway').renameTo('session').execute()
    }
    expect((await attempt(site, { account: 'admin', password: PASSWORD, from: '127.0.0.6' })).status).toBe(200)
    // A wrong password stays a guess, whatever else happens.
    expect(await tryOften('wrong', '127.0.0.6')).toEqual(new Set([400]))
    expect((await attempt(site, { account: 'admin', password: PASSWORD, from: '127.0.0.6' })).status).toBe(429)
  })

  test('an address that tries many accounts is closed for every account after fifty failures', async () => {
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all(times(10, (i) => attempt(site, { account: `guess-${round}-${i}`, from: '127.0.0.4' })))
      expect(replies.map(({ status }) => status)).toEqual(times(10, () => 400))
    }
    expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.4' })).status).toBe(429)
    expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.5' })).status).toBe(200)
  })

  const rowsFrom = async (ip: string) => {
    await site.running.app.loginLog.flush()
    return site.database.read
      .selectFrom('loginLog')
      .select(['result', 'userNameOrEmailAddress'])
      .where('ip', '=', ip)
      .orderBy('id')
      .execute()
  }

  test('B-02a B-01d a blocked address writes no more rows, whatever names it invents, and causes no hashing', async () => {
    const [before, { begun }] = [await rowsFrom('127.0.0.4'), hashing()]
    expect(before).toHaveLength(51)
    const names = times(200, (i) => `${i}-`.padEnd(250, 'x'))
    const replies = await Promise.all(names.map((account) => attempt(site, { account, from: '127.0.0.4' })))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(200)
    expect(await rowsFrom('127.0.0.4')).toEqual(before)
    expect(hashing().begun).toBe(begun)
  })

  test('E-08c the refusals of an address become one row when its quarter of an hour is over, or when the server stops', async () => {
    const rows = async () => (await rowsFrom('203.0.113.7')).map(({ result }) => result)
    const over = createLoginLog(site.database, console.error, 50)
    expect(times(100, () => over.countLockedOut('203.0.113.7')).filter(Boolean)).toHaveLength(1)
    await expect.poll(async () => over.flush().then(rows)).toEqual(['LockedOut ×99'])
    await over.stop()
    const stopped = createLoginLog(site.database, console.error)
    times(3, () => stopped.countLockedOut('203.0.113.7'))
    await stopped.stop()
    expect(await rows()).toEqual(['LockedOut ×99', 'LockedOut ×2'])
  })

  test('signing in costs none of my guesses, and gives those of this account back', async () => {
    const from = '127.0.0.6'
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await attempt(site, { account: 'editor', from })).status).toBe(400)
      expect((await attempt(site, { account: 'editor', password: PASSWORD, from })).status).toBe(200)
    }
    for (let i = 0; i < 55; i++)
      expect((await attempt(site, { account: 'editor', password: PASSWORD, from: '127.0.0.7' })).status).toBe(200)
  })
})

test('B-10a a blocked address makes no key for an invented name, and a blocked account does not use up the limit of the address', async () => {
  const limits = createSignInLimits(USUAL_SETTINGS)
  const take = (account: string) =>
    limits.take(account, '203.0.113.9').then(
      () => true,
      (refused: unknown) => !(refused instanceof Problem),
    )
  for (let i = 0; i < 100; i++) expect([i, await take('editor')]).toEqual([i, i < 10])
  for (let i = 0; i < 40; i++) expect(await take(`guess-${i}`)).toBe(true)
  const size = limits.size()
  for (let i = 0; i < 1000; i++) expect(await take(`${i}-`.padEnd(250, 'x'))).toBe(false)
  expect(limits.size()).toBe(size)
  expect(size).toBe(42)
})

test('B-12a a network of 48 bits has fifty guesses at one account, whatever smaller networks they come from', async () => {
  const limits = createSignInLimits(USUAL_SETTINGS)
  let admitted = 0
  for (let i = 0; i < 300; i++)
    await limits.take('editor', `2001:db8:1:${i.toString(16)}::1`).then(
      () => admitted++,
      () => {},
    )
  expect(admitted).toBe(50)
})
