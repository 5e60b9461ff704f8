import { expect, test } from 'vitest'
import { codeOf, hireGuarded } from '../../testing/factors.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const PROFILE = '/abp/services/app/Profile'

onAnyEngine('A recovery code', (site) => {
  const enter = async (userName: string, code: string) =>
    (await site.post('/abp/TokenAuth/Authenticate', { userName, password: PASSWORD, twoFactorVerificationCode: code })).status
  const left = async (token: string) => (await site.get(`${PROFILE}/GetSecondFactors`, token)).body.result.recoveryCodesLeft

  test('B-54g signs in once, written in any way, and is of no use to another person', async () => {
    const [mine, theirs] = [await hireGuarded(site, []), await hireGuarded(site, [])]
    const [first, second] = mine.recoveryCodes as [string, string]
    expect(await enter(theirs.userName, first)).toBe(400)
    expect(await enter(mine.userName, ` ${first.toUpperCase().replaceAll('-', ' ')} `)).toBe(200)
    expect(await enter(mine.userName, first)).toBe(400)
    expect(await left(mine.token)).toBe(9)
    expect(await enter(mine.userName, second)).toBe(200)
  })

  test('B-54g of many sign-ins with one code at the same moment one succeeds', { tags: ['engine'] }, async () => {
    for (let round = 0; round < 3; round++) {
      const { userName, recoveryCodes, token } = await hireGuarded(site, [])
      const statuses = await Promise.all(Array.from({ length: 6 }, () => enter(userName, recoveryCodes[0]!)))
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400, 400])
      expect(await left(token)).toBe(9)
    }
  })

  test('B-54g new ones take the place of the old, after the password or a code', async () => {
    const { userName, token, secret, recoveryCodes } = await hireGuarded(site, [])
    for (const body of [
      {},
      { currentPassword: 'wrong-password' },
      { verificationCode: '000000' },
      { verificationCode: 'abcd-efgh-jkmn-pqrs' },
    ])
      expect([body, (await site.post(`${PROFILE}/MakeRecoveryCodes`, body, token)).status]).toEqual([body, 400])
    expect(await left(token)).toBe(10)
    const made = await site.post(`${PROFILE}/MakeRecoveryCodes`, { verificationCode: codeOf(secret) }, token)
    const fresh = made.body.result.recoveryCodes as string[]
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([])
    expect([await enter(userName, recoveryCodes[0]!), await enter(userName, fresh[0]!)]).toEqual([400, 200])
  })

  test('B-54g goes when the last other factor goes', async () => {
    const { userName, token } = await hireGuarded(site, [])
    expect((await site.post(`${PROFILE}/RemoveTotp`, {}, token)).status).toBe(400)
    expect((await site.post(`${PROFILE}/RemoveTotp`, { currentPassword: PASSWORD }, token)).status).toBe(200)
    expect(await left(token)).toBe(0)
    const { body } = await site.post('/abp/TokenAuth/Authenticate', { userName, password: PASSWORD })
    expect(body.result).toHaveProperty('accessToken')
    expect((await site.post(`${PROFILE}/MakeRecoveryCodes`, { currentPassword: PASSWORD }, token)).status).toBe(422)
  })
})
