import { afterAll, beforeAll, expect, test } from 'vitest'
import { start, type Running } from '../../start.ts'
import { authenticator } from '../../testing/authenticator.ts'
import { codeOf, switchOn } from '../../testing/factors.ts'
import { hire } from '../../testing/people.ts'
import { NO_ASSETS, onBothEngines, PASSWORD, signIn } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines('Second factors on every node', (site) => {
  let other: Running
  beforeAll(async () => {
    other = await start(site.env, { quiet: true, assets: NO_ASSETS })
  })
  afterAll(() => other.close())
  const there = async (token: string) =>
    (await fetch(`${other.url.replace('localhost', '127.0.0.1')}${APP}/News/GetAll`, { headers: { 'x-token': token } })).status
  /** Sooner than the five seconds for which a session that was looked up is kept: the notice of the other node ends it. */
  const soon = { timeout: 4000, interval: 20 }

  test('B-54d B-56a a role that asks for a second factor closes the other node too, and a session that is ended here ends there', async () => {
    const { token, userName, roleId } = await hire(site, ['News/View'])
    const second = (await signIn(site, userName)).token
    expect([await there(token), await there(second)]).toEqual([200, 200])
    await site.post(`${APP}/Profile/EndOtherSessions`, {}, token)
    await expect.poll(() => there(second), soon).toBe(401)
    await site.post(`${APP}/Role/Update`, { id: roleId, version: 1, requiresSecondFactor: true }, 'admin')
    await expect.poll(() => there(token), soon).toBe(403)
    await switchOn(site, token)
    await expect.poll(() => there(token), soon).toBe(200)
  })

  test('B-54c B-55b a code and a challenge that were used on one node are used up on the other', async () => {
    const { token, userName } = await hire(site, [])
    const { secret } = await switchOn(site, token)
    const key = authenticator({ origin: 'https://site.example', rpId: 'site.example' })
    const post = async (url: string, at: string, body: object, who = '') =>
      fetch(url.replace('localhost', '127.0.0.1') + at, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token': who },
        body: JSON.stringify(body),
      })
    const begun = (await (await post(site.url, `${APP}/Profile/BeginPasskey`, { currentPassword: PASSWORD }, token)).json()).result
    expect((await post(other.url, `${APP}/Profile/AddPasskey`, { name: 'x', passkey: key.register(begun) }, token)).status).toBe(200)
    const credentials = { userName, password: PASSWORD, twoFactorVerificationCode: codeOf(secret) }
    expect((await post(site.url, '/abp/TokenAuth/Authenticate', credentials)).status).toBe(200)
    expect((await post(other.url, '/abp/TokenAuth/Authenticate', credentials)).status).toBe(400)
    const { result: options } = await (await post(site.url, '/abp/TokenAuth/BeginPasskey', {})).json()
    const signed = { passkey: key.sign(options) }
    expect((await post(other.url, '/abp/TokenAuth/PasskeyAuthenticate', signed)).status).toBe(200)
    expect((await post(site.url, '/abp/TokenAuth/PasskeyAuthenticate', signed)).status).toBe(400)
  })
})
