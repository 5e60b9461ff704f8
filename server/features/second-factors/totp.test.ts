import { describe, expect, test } from 'vitest'
import { postFrom } from '../../testing/attempt.ts'
import { asWord } from '../../testing/as-word.ts'
import { codeOf, hireGuarded } from '../../testing/factors.ts'
import { hire } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD, type Site } from '../../testing/site.ts'
import { createFactors } from './factors.ts'
import { takeCodeGuess } from './spend-code.ts'

const APP = '/abp/services/app'
const AUTHENTICATE = '/abp/TokenAuth/Authenticate'
const PROFILE = `${APP}/Profile`

const enterWith =
  (site: Site) =>
  (userName: string, code?: string, password = PASSWORD) =>
    site.post(AUTHENTICATE, { userName, password, ...(code !== undefined && { twoFactorVerificationCode: code }) })

onAnyEngine('Codes from an app', (site) => {
  const enter = enterWith(site)
  const statusOf = async (...given: Parameters<typeof enter>) => (await enter(...given)).status

  test('B-54a are switched on by a code of the app, after the password, and recovery codes come with them', async () => {
    const { token, userName } = await hire(site, [])
    expect((await site.post(`${PROFILE}/BeginTotp`, {}, token)).status).toBe(400)
    expect((await site.post(`${PROFILE}/BeginTotp`, { currentPassword: 'wrong-password' }, token)).status).toBe(400)
    const begun = await site.post(`${PROFILE}/BeginTotp`, { currentPassword: PASSWORD }, token)
    const { secret, address } = begun.body.result
    expect(address).toMatch(new RegExp(`^otpauth://totp/.*:${userName}\\?.*secret=${secret}`))
    // Until it is confirmed the password alone signs in.
    expect((await enter(userName)).body.result.accessToken).toMatch(/^[\w-]{43}$/)
    expect((await site.post(`${PROFILE}/ConfirmTotp`, { verificationCode: '000000' }, token)).status).toBe(400)
    const confirmed = await site.post(`${PROFILE}/ConfirmTotp`, { verificationCode: codeOf(secret) }, token)
    expect(new Set(confirmed.body.result.recoveryCodes).size).toBe(10)
    expect((await enter(userName)).body.result).not.toHaveProperty('accessToken')
    expect((await site.post(`${PROFILE}/BeginTotp`, { currentPassword: PASSWORD }, token)).status).toBe(422)
  })

  test('B-54b a right password without a code gets no token, and says which factors there are', async () => {
    const { id, userName, secret } = await hireGuarded(site, [])
    const asked = await enter(userName)
    expect([asked.status, asked.body.result]).toEqual([
      200,
      {
        requiresTwoFactorVerification: true,
        userId: id,
        twoFactorAuthProviders: ['GoogleAuthenticator', 'RecoveryCode'],
        passkeyOptions: null,
      },
    ])
    expect((await enter(userName, '')).body.result.requiresTwoFactorVerification).toBe(true)
    // A client of this family sends password and code in one call.
    const entered = await enter(userName, codeOf(secret))
    expect(Object.keys(entered.body.result).toSorted()).toEqual(['accessToken', 'encryptedAccessToken', 'expireInSeconds', 'userId'])
  })

  test('B-54b before the password is right, nothing tells whether there is a second factor or whether the code is right', async () => {
    const { userName, secret } = await hireGuarded(site, [])
    const bodies = []
    for (const [name, code] of [
      [userName, undefined],
      [userName, '123456'],
      [userName, codeOf(secret)],
      ['nobody-here', undefined],
      ['nobody-here', '123456'],
      ['viewer', '123456'],
    ] as const)
      bodies.push((await enter(name, code, 'wrong-password')).body)
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1)
    expect(bodies[0].error.message).toBe('登录失败!')
    // The code beside a wrong password was not used up.
    expect(await statusOf(userName, codeOf(secret))).toBe(200)
  })

  test('B-54c a code is accepted once, and one of two steps ago or two steps ahead not at all', async () => {
    const { userName, secret } = await hireGuarded(site, [])
    expect(await statusOf(userName, codeOf(secret, -2))).toBe(400)
    expect(await statusOf(userName, codeOf(secret, 3))).toBe(400)
    const code = codeOf(secret)
    expect([await statusOf(userName, code), await statusOf(userName, code)]).toEqual([200, 400])
    // After the code of a step no code of an earlier step counts.
    expect(await statusOf(userName, codeOf(secret, 1))).toBe(200)
    expect(await statusOf(userName, codeOf(secret))).toBe(400)
  })

  test('B-54c of many sign-ins with the same code at the same moment one succeeds', { tags: ['engine'] }, async () => {
    const { userName, secret } = await hireGuarded(site, [])
    const code = codeOf(secret)
    const replies = await Promise.all(Array.from({ length: 5 }, () => statusOf(userName, code)))
    expect(replies.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('B-54c a code may be written with a space in it, and another person’s code is wrong', async () => {
    const [mine, theirs] = [await hireGuarded(site, []), await hireGuarded(site, [])]
    expect(await statusOf(mine.userName, codeOf(theirs.secret))).toBe(400)
    const code = codeOf(mine.secret)
    expect(await statusOf(mine.userName, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(200)
  })

  test('B-54e the secret is stored encrypted for its person, the recovery codes as digests, and no log, change or reply has either', async () => {
    const { id, userName, token, secret, recoveryCodes } = await hireGuarded(site, ['User/View', 'User/Edit'])
    const code = codeOf(secret)
    await enter(userName, code)
    await enter(userName, recoveryCodes[0])
    await site.post(`${PROFILE}/MakeRecoveryCodes`, { verificationCode: recoveryCodes[1] }, token)
    await site.running.app.loginLog.flush()
    await site.running.app.webLog.flush()
    const { read } = site.database
    const rows = await Promise.all(
      (['totpFactor', 'recoveryCode', 'auditLog', 'entityChange', 'loginLog', 'webLog', 'session', 'user'] as const).map((table) =>
        read.selectFrom(table).selectAll().execute(),
      ),
    )
    const replies = [
      await site.get(`${APP}/User/Get?id=${id}`, 'admin'),
      await site.get(`${APP}/User/GetAll?keyword=${userName}`, 'admin'),
      await site.get(`${PROFILE}/GetSecondFactors`, token),
    ]
    expect(rows[0]!.length * rows[1]!.length * rows[2]!.length).toBeGreaterThan(0)
    const seen = JSON.stringify([rows, replies.map(({ body }) => body)])
    expect(seen).not.toMatch(asWord(code))
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((given) => given.replaceAll('-', '')), PASSWORD])
      expect(seen).not.toContain(hidden)
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toMatch(/secret"|codeHash|publicKey/)
    // In the row of another the sealed secret opens nothing.
    const other = await hireGuarded(site, [])
    const { secret: sealed } = await read.selectFrom('totpFactor').select('secret').where('userId', '=', id).executeTakeFirstOrThrow()
    await site.database.write.updateTable('totpFactor').set({ secret: sealed }).where('userId', '=', other.id).execute()
    expect(await statusOf(other.userName, codeOf(secret, 1))).toBe(400)
  })

  test('B-54e no form of a user takes a secret, a factor or a step', async () => {
    const { id, userName } = await hireGuarded(site, [])
    for (const extra of [
      { totpSecret: 'x' },
      { secret: 'x' },
      { lastStep: 0 },
      { confirmationTime: null },
      { passkeys: [] },
      { recoveryCodes: [] },
    ]) {
      const { status } = await site.post(`${APP}/User/Update`, { id, version: 1, ...extra }, 'admin')
      expect([extra, status]).toEqual([extra, 400])
    }
    expect((await enter(userName)).body.result.requiresTwoFactorVerification).toBe(true)
  })
})

onAnyEngine('Guessing a code', (site) => {
  test('B-54f ends after ten wrong codes from wherever they come, also where each comes after a right password; a recovery code still signs in', async () => {
    const { userName, secret, recoveryCodes } = await hireGuarded(site, [])
    const enter = async (from: string, code?: string) =>
      (await postFrom(site, AUTHENTICATE, { userName, password: PASSWORD, ...(code && { twoFactorVerificationCode: code }) }, { from }))
        .status
    const statuses = []
    for (let at = 1; at <= 11; at++) {
      expect(await enter(`127.0.7.${at}`)).toBe(200)
      statuses.push(await enter(`127.0.7.${at}`, '000000'))
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect(await enter('127.0.8.1', codeOf(secret))).toBe(429)
    expect(await enter('127.0.8.2', recoveryCodes[0])).toBe(200)
    // The password alone gives back no guess, so one network is stopped as well.
    const more = []
    for (let at = 0; at < 11; at++) {
      await enter('127.0.9.1')
      more.push(await enter('127.0.9.1', 'abcd-efgh-jkmn-pqrs'))
    }
    expect(more.at(-1)).toBe(429)
  })
})

describe('The limit of one person', () => {
  test('B-54f counts codes of six digits from every network together, and recovery codes not at all', async () => {
    const factors = createFactors('key', { publicUrl: 'https://site.example', settings: { appTitle: 'Site' } })
    for (let at = 0; at < 10; at++) await takeCodeGuess(factors, { userId: 7, code: '000 000' })
    await expect(takeCodeGuess(factors, { userId: 7, code: '000000' })).rejects.toMatchObject({ code: 'tooMany' })
    await takeCodeGuess(factors, { userId: 7, code: 'abcd-efgh-jkmn-pqrs' })
    await takeCodeGuess(factors, { userId: 8, code: '000000' })
  })
})
