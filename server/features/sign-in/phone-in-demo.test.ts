import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { start } from '../../start.ts'
import { newAddress, postFrom } from '../../testing/attempt.ts'
import { NO_ASSETS, onAnyEngine, urlOf } from '../../testing/site.ts'

const APP = '/abp/services/app'
const SEND = '/abp/TokenAuth/SendPhoneLoginSmsCode'
const ENTER = '/abp/TokenAuth/AuthenticateByPhoneCaptcha'

onAnyEngine('Signing in by phone to try it out', (site) => {
  let number = 15_400_000_100
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const call = async (path: string, body: object, url = site.url, from = newAddress()) => {
    const { status, text } = await postFrom({ url }, path, body, { from })
    return { status, ...JSON.parse(text) }
  }
  const change = async (values: object) =>
    expect((await site.post(`${APP}/User/Update`, { id: site.ids.viewer, ...values }, 'admin')).body.error).toBe(null)
  const offered = async (url = site.url) =>
    /"phone":(true|false)/.exec(await (await fetch(`${url}/`, { headers: { cookie: 'Admin-Token=x' } })).text())![1]
  const output = () => said.mock.calls.flat().join('\n')
  const loggedCode = () => new RegExp(`SMS to ${number}: .*?(\\d{6})`).exec(output())?.[1]
  const startOther = (env: NodeJS.ProcessEnv) =>
    start({ ...site.env, PUBLIC_URL: 'http://localhost', ...env }, { quiet: true, assets: NO_ASSETS })

  beforeEach(async () => {
    await site.database.write.updateTable('user').set({ hasDemoPassword: 1, isActive: 1 }).where('userName', '=', 'viewer').execute()
    await change({ phoneNumber: String(++number) })
  })
  afterEach(() => said.mockClear())

  test('B-111b while a demo account exists, its code stands in the log of the server and in no reply, and it signs in', async () => {
    expect(await offered()).toBe('true')
    const asked = await call(SEND, { phoneNumber: String(number) })
    expect(asked).toMatchObject({ status: 200, result: null })
    await expect.poll(loggedCode).toBeDefined()
    const code = loggedCode()!
    expect(JSON.stringify(asked)).not.toContain(code)
    expect((await call(ENTER, { phoneNumber: String(number), smsCode: code })).result.userId).toBe(site.ids.viewer)
    const { items } = (await site.get(`${APP}/Setting/GetAll`, 'admin')).body.result as { items: { name: string }[] }
    expect(items.find(({ name }) => name === 'smsGateway')).toMatchObject({ value: 'log', default: 'log', isChanged: false })
  })

  test('B-111b it ends with the last demo account, before the reply to the change', async () => {
    expect(await offered()).toBe('true')
    const reset = { userId: site.ids.viewer, newPassword: 'Kingfisher-51' }
    expect((await site.post(`${APP}/User/ResetPassword`, reset, 'admin')).body.error).toBe(null)
    expect(await offered()).toBe('false')
    expect((await call(SEND, { phoneNumber: String(number) })).status).toBe(422)
    expect(output()).not.toContain('SMS to')
  })

  test('B-111b a demo account that is switched off opens nothing, and one that is switched on again does', async () => {
    await change({ isActive: false })
    expect(await offered()).toBe('false')
    await change({ isActive: true })
    expect(await offered()).toBe('true')
  })

  test('B-111b there is none in production', async () => {
    const other = await startOther({ NODE_ENV: 'production' })
    expect(await offered(urlOf(other))).toBe('false')
    expect((await call(SEND, { phoneNumber: String(number) }, urlOf(other))).error).not.toBe(null)
    await other.close()
  })

  const rowsOf = async (table: 'oneTimeCode' | 'job') => (await site.database.read.selectFrom(table).selectAll().execute()).length
  const viewer = () =>
    site.database.read.selectFrom('user').select(['phoneNumber', 'phoneRank']).where('id', '=', site.ids.viewer).execute()

  test('B-127h in demo mode the reply shows the code of a demo account, which signs in where it was asked for, and nothing is sent', async () => {
    const demo = await startOther({ DEMO: '1' })
    const [url, from, phoneNumber] = [urlOf(demo), newAddress(), String(number)]
    expect(await offered(url)).toBe('true')
    const [jobs, before] = [await rowsOf('job'), await viewer()]
    const { result } = await call(SEND, { phoneNumber }, url, from)
    expect(result).toEqual({ demoCode: expect.stringMatching(/^\d{6}$/) })
    const other = await call(SEND, { phoneNumber }, url)
    expect([other.status, other.result.demoCode.length]).toEqual([200, 6])
    expect((await call(SEND, { phoneNumber }, url, from)).status).toBe(429)
    expect((await call(ENTER, { phoneNumber, smsCode: result.demoCode }, url)).error).not.toBe(null)
    expect((await call(ENTER, { phoneNumber, smsCode: result.demoCode }, url, from)).result.userId).toBe(site.ids.viewer)
    expect((await call(ENTER, { phoneNumber, smsCode: result.demoCode }, url, from)).error).not.toBe(null)
    expect([await rowsOf('job'), await viewer()]).toEqual([jobs, before])
    expect(output()).not.toContain('SMS to')
    await demo.close()
  })

  test('B-127h in demo mode nobody gets a code of an account with a password of its own, or of a number that several have, and nothing is stored', async () => {
    const demo = await startOther({ DEMO: '1' })
    const own = String(++number)
    await site.post(`${APP}/User/Update`, { id: site.ids.editor, phoneNumber: own }, 'admin')
    const codes = await rowsOf('oneTimeCode')
    const ask = async (phoneNumber: string) => {
      const { status, result } = await call(SEND, { phoneNumber }, urlOf(demo))
      return [status, result]
    }
    expect(await ask(own)).toEqual([200, null])
    expect(await ask('15499999999')).toEqual([200, null])
    await change({ phoneNumber: own })
    expect(await ask(own)).toEqual([200, null])
    expect(await rowsOf('oneTimeCode')).toBe(codes)
    await site.post(`${APP}/User/Update`, { id: site.ids.editor, phoneNumber: null }, 'admin')
    await demo.close()
  })

  test('B-127h a gateway of the operator sends nothing in demo mode, and signing in by phone is refused there', async () => {
    const webhook = { SMS_GATEWAY: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example.com/', SMS_WEBHOOK_SECRET: 'a-secret-of-the-test' }
    const demo = await startOther({ DEMO: '1', ...webhook })
    expect(await offered(urlOf(demo))).toBe('false')
    expect((await call(SEND, { phoneNumber: String(number) }, urlOf(demo))).status).toBe(403)
    expect((await call(ENTER, { phoneNumber: String(number), smsCode: '123456' }, urlOf(demo))).status).toBe(403)
    await demo.close()
  })

  test('B-111b a gateway of the operator counts instead of the log, and so does “none” in the settings', async () => {
    const webhook = { SMS_GATEWAY: 'webhook', SMS_WEBHOOK_URL: 'https://sms.example.com/', SMS_WEBHOOK_SECRET: 'a-secret-of-the-test' }
    const other = await startOther(webhook)
    expect(other.app.settings.values.smsGateway).toBe('webhook')
    await other.close()
    expect(site.running.app.settings.values.smsGateway).toBe('log')
    expect((await site.post(`${APP}/Setting/Update`, { values: { smsGateway: 'none' } }, 'admin')).body.error).toBe(null)
    expect(await offered()).toBe('false')
    expect((await call(SEND, { phoneNumber: String(number) })).status).toBe(422)
  })
})
