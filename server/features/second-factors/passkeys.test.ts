import { expect, test } from 'vitest'
import { authenticator, PRESENT_ONLY, type Authenticator } from '../../testing/authenticator.ts'
import { hireGuarded } from '../../testing/factors.ts'
import { hire, type Person } from '../../testing/people.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const APP = '/abp/services/app'
const PROFILE = `${APP}/Profile`
const AUTHENTICATE = '/abp/TokenAuth/Authenticate'
const SITE = { origin: 'https://site.example', rpId: 'site.example' }

onAnyEngine('A passkey', (site) => {
  const begin = async (token: string) => (await site.post(`${PROFILE}/BeginPasskey`, { currentPassword: PASSWORD }, token)).body.result
  const addTo = async ({ token }: Pick<Person, 'token'>, key: Authenticator, more = {}) =>
    site.post(`${PROFILE}/AddPasskey`, { name: '钥匙', passkey: key.register(await begin(token), more) }, token)
  const challenge = async () => (await site.post('/abp/TokenAuth/BeginPasskey')).body.result
  const enter = (passkey: object) => site.post('/abp/TokenAuth/PasskeyAuthenticate', { passkey })
  const isIn = async (token: string) => (await site.get(`${PROFILE}/GetSessions`, token)).status === 200

  /** Somebody with a passkey. */
  async function keyed(permits: string[] = []) {
    const person = await hire(site, permits)
    const key = authenticator(SITE)
    const added = await addTo(person, key)
    expect(added.status).toBe(200)
    return { ...person, key, recoveryCodes: added.body.result.recoveryCodes as string[] }
  }

  test('B-55a several are registered, each with a name, and none without the password; the first brings recovery codes', async () => {
    const person = await keyed()
    expect(person.recoveryCodes).toHaveLength(10)
    expect((await site.post(`${PROFILE}/BeginPasskey`, {}, person.token)).status).toBe(400)
    const second = await addTo(person, authenticator(SITE))
    expect([second.status, second.body.result]).toEqual([200, { recoveryCodes: null }])
    const { passkeys } = (await site.get(`${PROFILE}/GetSecondFactors`, person.token)).body.result
    expect(passkeys).toMatchObject([
      { id: person.key.id, name: '钥匙', lastUseTime: null },
      { name: '钥匙', lastUseTime: null },
    ])
    // The browser is told of those that are there, so that it makes no second one on the same device.
    expect((await begin(person.token)).excludeCredentials.map(({ id }: { id: string }) => id)).toContain(person.key.id)
  })

  test('B-55b signs in without a user name and without a password, each challenge once', async () => {
    const { key, id, token } = await keyed()
    const options = await challenge()
    expect(options).toMatchObject({ rpId: 'site.example', userVerification: 'required' })
    expect(options.allowCredentials ?? []).toEqual([])
    const signed = key.sign(options)
    const entered = await enter(signed)
    expect([entered.status, entered.body.result.userId]).toEqual([200, id])
    expect(await isIn(entered.body.result.accessToken)).toBe(true)
    expect((await enter(signed)).status).toBe(400)
    // A new signature of the same challenge is a reuse too.
    expect((await enter(key.sign(options))).status).toBe(400)
    expect((await site.get(`${PROFILE}/GetSecondFactors`, token)).body.result.passkeys[0].lastUseTime).not.toBe(null)
  })

  test('B-55b of many sign-ins with one signature at the same moment one succeeds', { tags: ['engine'] }, async () => {
    const { key } = await keyed()
    const signed = key.sign(await challenge())
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await enter(signed)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  })

  test('B-55c is refused with the same answer whatever is wrong: the site, the holder not verified, the signature, the challenge, the key', async () => {
    const { key } = await keyed()
    const stranger = authenticator(SITE)
    const signed = key.sign(await challenge()) as { response: { signature: string; clientDataJSON: string } }
    const forged = JSON.parse(Buffer.from(signed.response.clientDataJSON, 'base64url').toString())
    const [random, , mac] = Buffer.from(forged.challenge, 'base64url').toString().split('.')
    const later = Buffer.from(`${random}.${Date.now() + 900_000}.${mac}`).toString('base64url')
    const ended = Buffer.from(`${random}.${Date.now() - 1}.${mac}`).toString('base64url')
    const refused = [
      await enter(key.sign(await challenge(), { origin: 'https://evil.example' })),
      await enter(key.sign(await challenge(), { rpId: 'evil.example' })),
      await enter(key.sign(await challenge(), { origin: 'http://localhost:3000', rpId: 'localhost' })),
      await enter(key.sign(await challenge(), { flags: PRESENT_ONLY })),
      await enter({ ...signed, response: { ...signed.response, signature: Buffer.from('wrong').toString('base64url') } }),
      await enter(key.sign({ challenge: 'bm90LW91cnM' })),
      await enter(key.sign({ challenge: later })),
      await enter(key.sign({ challenge: ended })),
      await enter(stranger.sign(await challenge())),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
    expect(new Set(refused.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('B-55c a counter that has not grown is refused: the key may have been copied', async () => {
    const { key } = await keyed()
    expect((await enter(key.sign(await challenge()))).status).toBe(200)
    expect((await enter(key.sign(await challenge()))).status).toBe(200)
    key.counter = 1
    expect((await enter(key.sign(await challenge()))).status).toBe(400)
    key.counter = 10
    expect((await enter(key.sign(await challenge()))).status).toBe(200)
  })

  test('B-55d is a second factor after the password, with the challenge of that answer only, and not that of another person', async () => {
    const [mine, theirs] = [await keyed(), await keyed()]
    const withKey = (passkey: object, userName = mine.userName) => site.post(AUTHENTICATE, { userName, password: PASSWORD, passkey })
    const asked = (await site.post(AUTHENTICATE, { userName: mine.userName, password: PASSWORD })).body.result
    expect(asked).toMatchObject({ requiresTwoFactorVerification: true, twoFactorAuthProviders: ['Passkey', 'RecoveryCode'] })
    expect(asked.passkeyOptions.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([mine.key.id])
    expect((await withKey(theirs.key.sign(asked.passkeyOptions))).status).toBe(400)
    expect((await withKey(mine.key.sign(await challenge()))).status).toBe(400)
    const ofTheirs = (await site.post(AUTHENTICATE, { userName: theirs.userName, password: PASSWORD })).body.result
    expect((await withKey(mine.key.sign(ofTheirs.passkeyOptions))).status).toBe(400)
    const signed = mine.key.sign(asked.passkeyOptions)
    // A signature for the second step does not sign in by itself.
    expect((await enter(mine.key.sign(asked.passkeyOptions))).status).toBe(400)
    const entered = await withKey(signed)
    expect([entered.status, entered.body.result.userId]).toEqual([200, mine.id])
    expect((await withKey(signed)).status).toBe(400)
  })

  test('B-55a cannot be registered with the challenge of another person, nor twice, nor by two people', async () => {
    const [mine, theirs] = [await hire(site, []), await hire(site, [])]
    const key = authenticator(SITE)
    const made = key.register(await begin(mine.token))
    const add = (token: string, passkey: object) => site.post(`${PROFILE}/AddPasskey`, { name: 'x', passkey }, token)
    expect((await add(theirs.token, made)).status).toBe(400)
    expect((await add(mine.token, made)).status).toBe(200)
    expect((await add(mine.token, made)).status).toBe(400)
    expect((await add(theirs.token, key.register(await begin(theirs.token)))).status).toBe(400)
    expect((await addTo(theirs, authenticator(SITE), { flags: PRESENT_ONLY })).status).toBe(400)
    expect((await addTo(theirs, authenticator(SITE), { origin: 'https://evil.example' })).status).toBe(400)
    expect((await site.get(`${PROFILE}/GetSecondFactors`, theirs.token)).body.result.passkeys).toEqual([])
  })

  test('B-55e is removed by its own person after the password, and then signs in no more', async () => {
    const [mine, theirs] = [await keyed(), await keyed()]
    const remove = (token: string, id: string, proof: object = { currentPassword: PASSWORD }) =>
      site.post(`${PROFILE}/RemovePasskey`, { id, ...proof }, token)
    expect((await remove(theirs.token, mine.key.id)).status).toBe(404)
    expect((await remove(mine.token, mine.key.id, {})).status).toBe(400)
    expect((await remove(mine.token, mine.key.id, { currentPassword: 'wrong-password' })).status).toBe(400)
    expect((await enter(mine.key.sign(await challenge()))).status).toBe(200)
    expect((await remove(mine.token, mine.key.id, { verificationCode: mine.recoveryCodes[0] })).status).toBe(200)
    expect((await enter(mine.key.sign(await challenge()))).status).toBe(400)
    expect((await enter(theirs.key.sign(await challenge()))).status).toBe(200)
  })

  test('B-55e of a disabled or deleted user signs in no more', async () => {
    const [off, gone] = [await keyed(), await keyed()]
    await site.post(`${APP}/User/DeActivate`, { id: off.id }, 'admin')
    await site.post(`${APP}/User/Delete`, { id: gone.id }, 'admin')
    for (const { key } of [off, gone]) expect((await enter(key.sign(await challenge()))).status).toBe(400)
    expect((await site.post(`${APP}/User/DeleteForever`, { id: gone.id }, 'admin')).status).toBe(200)
  })

  test('B-55c strangers who ask for challenges leave no rows', async () => {
    const count = async () => (await site.database.read.selectFrom('usedChallenge').selectAll().execute()).length
    const before = await count()
    for (let at = 0; at < 20; at++) await challenge()
    await enter(authenticator(SITE).sign(await challenge()))
    expect(await count()).toBe(before)
  })

  test('B-55f its key and what it signs are in no log', async () => {
    const { key, token } = await keyed()
    const guarded = await hireGuarded(site, [])
    const signed = key.sign(await challenge()) as { response: { signature: string } }
    await enter(signed)
    const made = authenticator(SITE).register(await begin(guarded.token)) as { response: { attestationObject: string } }
    await site.post(`${PROFILE}/AddPasskey`, { name: 'x', passkey: made }, token)
    const rows = await site.database.read.selectFrom('auditLog').selectAll().execute()
    expect(rows.filter(({ methodName }) => methodName === 'AddPasskey').length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(signed.response.signature)
    expect(JSON.stringify(rows)).not.toContain(made.response.attestationObject.slice(0, 60))
  })
})
