import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EXAMPLE_PAGES } from '../../../contract/back-office/examples.ts'
import { TOKEN_COOKIE } from '../../../contract/features/sign-in.ts'
import type { BurstKind } from '../../../contract/features/burst-address.ts'
import { SETTING_NAMES, type SettingName } from '../../../contract/settings/index.ts'
import { createBus } from '../../db/bus.ts'
import { untyped } from '../../db/engine.ts'
import { forgetBursts } from '../../testing/forget-bursts.ts'
import { formCalls, LEAST } from '../../testing/forms.ts'
import { openMailServer, openSmsServer } from '../../testing/message-servers.ts'
import { nightlyNode } from '../../testing/nightly.ts'
import { browserErrorAt, rowsAt } from '../../testing/log-rows.ts'
import { openProvider } from '../../testing/openid-provider.ts'
import { hire } from '../../testing/people.ts'
import { REDIRECT, signingOn } from '../../testing/sign-on.ts'
import { resetSettingOf } from './by-operator.ts'
import { onAnyEngine, samplePicture, type Site } from '../../testing/site.ts'

const APP = '/abp/services/app'
const ENGLISH = { 'accept-language': 'en' }

const provider = await openProvider(() => [REDIRECT])
afterAll(() => provider.close())

/** A setting is changed, its effect is seen, and its default is back afterwards. */
interface Trial {
  site: Site
  set: (values: Record<string, unknown>) => Promise<void>
}

const pageData = async (site: Site) => JSON.parse(/<script[^>]*id="portico"[^>]*>(.*?)<\/script>/.exec((await site.get('/')).body)![1]!)
const statusOf = async (site: Site, at: string, headers = {}) => (await site.get(at, undefined, headers)).status
const make = async (site: Site, service: string, values: object) =>
  (await site.post(`${APP}/${service}/Create`, values, 'admin')).body.result
const signIn = (site: Site, account: string, password: string) =>
  site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: account, password })
const setPassword = (site: Site, id: number, newPassword: string) =>
  site.post(`${APP}/User/ResetPassword`, { userId: id, newPassword }, 'admin')

async function uploadFile(site: Site, name: string, bytes = 10) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })
}

const DAY_MS = 24 * 60 * 60_000

const TIMES = {
  webLog: 'creationTime',
  loginLog: 'creationTime',
  auditLog: 'executionTime',
  entityChange: 'changeTime',
  enquiry: 'creationTime',
}
const enquiryAt = (creationTime: number) => ({ creationTime, name: '旧访客', message: '旧', status: 'new', version: 1 })

/** A row of sixty days stays while ninety are kept, and goes when thirty are. */
async function isForgotten({ site, set }: Trial, setting: SettingName, table: keyof typeof TIMES) {
  const old = Date.now() - 60 * DAY_MS
  const db = untyped(site.database.write)
  await db
    .insertInto(table)
    .values({ ...rowsAt(old, 'old'), enquiry: enquiryAt(old) }[table])
    .execute()
  const left = async (days: number) => {
    await set({ [setting]: days })
    await site.running.app.retention.run()
    return (await db.selectFrom(table).select('id').where(TIMES[table], '=', old).execute()).length
  }
  expect([await left(90), await left(30)]).toEqual([1, 0])
}

/** Of the rows of a log only the newest stay, as many as the setting says. */
async function isCut(
  { site, set }: Trial,
  setting: SettingName,
  { table, words }: { table: 'webLog' | 'auditLog' | 'entityChange'; words: string },
) {
  const db = untyped(site.database.write)
  for (const word of ['first', 'second', 'third', 'last']) {
    const rows = Array.from({ length: 400 }, () => rowsAt(Date.now(), word)[table])
    for (const half of [rows.slice(0, 200), rows.slice(200)]) await db.insertInto(table).values(half).execute()
  }
  const left = async (word: string) => (await db.selectFrom(table).select('id').where(words, '=', word).execute()).length
  await site.running.app.retention.run()
  expect(await left('first')).toBe(400)
  await set({ [setting]: 1000 })
  await site.running.app.retention.run()
  expect([await left('first'), await left('last')]).toEqual([0, 400])
}

const mailTo = (port: number) => ({ smtpHost: '127.0.0.1', smtpPort: port, smtpTls: 'never', mailFrom: 'Site <site@example.com>' })
const testMail = (site: Site) => site.post(`${APP}/Setting/SendTestMail`, { to: 'someone@example.com' }, 'admin')
const testSms = (site: Site) => site.post(`${APP}/Setting/SendTestSms`, { phoneNumber: '13800138000' }, 'admin')

/** Changes settings of the nightly backup while a node looks for its time, and returns how many backups there are after each look. */
async function backupsAfter({ site, set }: Trial, looks: ({ day?: number } & Record<string, unknown>)[]) {
  const node = nightlyNode(site)
  try {
    const counts: number[] = []
    for (const { day = 1, ...values } of looks) {
      await set({ nightlyBackup: true, backupHour: 0, ...values })
      node.time.day = day
      await node.look()
      await node.make()
      counts.push((await node.made()).length)
    }
    return counts
  } finally {
    await node.close()
  }
}

/** The effect of each setting; one without an entry does not compile. */
const EFFECTS: Record<SettingName, (trial: Trial) => Promise<void>> = {
  nightlyBackup: async (trial) => expect(await backupsAfter(trial, [{ nightlyBackup: false }, {}])).toEqual([0, 1]),
  backupHour: async (trial) => expect(await backupsAfter(trial, [{ backupHour: 13 }, { backupHour: 12 }])).toEqual([0, 1]),
  backupsKept: async (trial) => expect(await backupsAfter(trial, [{}, { day: 2 }, { day: 3, backupsKept: 1 }])).toEqual([1, 2, 1]),
  siteLanguages: async ({ site, set }) => {
    expect(await statusOf(site, '/en/_about')).toBe(200)
    await set({ siteLanguages: 'zh-CN' })
    const moved = await site.get('/en/_about?x=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/_about?x=1'])
    const { body } = await site.get('/_about')
    expect(body).not.toMatch(/hreflang|href="\/en/)
    expect((await site.get('/sitemap.xml')).body).not.toContain('/en/')
    expect((await site.get('/', undefined, ENGLISH)).body).toContain('<html lang="zh-CN"')
  },
  defaultLanguage: async ({ site, set }) => {
    expect((await site.get('/', undefined, { 'accept-language': '' })).body).toContain('<html lang="zh-CN"')
    await set({ defaultLanguage: 'en' })
    expect((await site.get('/', undefined, { 'accept-language': '' })).body).toContain('<html lang="en"')
  },
  timeZone: async ({ site, set }) => {
    const before = (await site.get('/abp/AbpUserConfiguration/GetAll')).body.result
    expect(before.timing.timeZoneInfo.iana.timeZoneId).toBe('Asia/Shanghai')
    const row = await make(site, 'Brand', { name: '晚间品牌', code: 'late' })
    await site.database.write
      .updateTable('brand')
      .set({ creationTime: Date.parse('2026-11-20T18:00:00Z') })
      .where('id', '=', row.id)
      .execute()
    const found = async () =>
      (await site.get(`${APP}/Brand/GetAll?creationTimeStart=2026-11-21&creationTimeEnd=2026-11-21`, 'admin')).body.result.totalCount
    expect(await found()).toBe(1)
    await set({ timeZone: 'America/New_York' })
    expect(await found()).toBe(0)
    expect((await pageData(site)).timeZone).toBe('America/New_York')
  },
  isIndexed: async ({ site, set }) => {
    expect((await site.get('/home')).body).not.toContain('noindex')
    await set({ isIndexed: false })
    expect((await site.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await site.get('/home')).body).toContain('<meta name="robots" content="noindex"/>')
  },
  countsVisits: async ({ site, set }) => {
    const views = async () => {
      await site.running.app.visits.flush()
      return (await site.database.read.selectFrom('visit').select('views').where('path', '=', '/_client').execute()).length
    }
    await set({ countsVisits: false })
    await site.get('/_client', undefined, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
    expect(await views()).toBe(0)
    await set({ countsVisits: true })
    await site.get('/_client', undefined, { 'user-agent': 'Mozilla/5.0 Firefox/140.0' })
    expect(await views()).toBe(1)
  },
  isInMaintenance: async ({ site, set }) => {
    expect(await statusOf(site, '/_about')).toBe(200)
    await set({ isInMaintenance: true })
    for (const at of ['/', '/_about', '/en/_news', '/sitemap.xml', '/rss.xml', '/api/portal/site'])
      expect([at, await statusOf(site, at)]).toEqual([at, 503])
    const closed = await site.get('/_about')
    expect(closed.body).toContain('网站正在维护')
    expect(closed.headers.get('retry-after')).toBe('600')
    for (const at of ['/?preview=x', '/api/portal/site?preview=x']) expect([at, await statusOf(site, at)]).toEqual([at, 503])
    expect(await statusOf(site, `${APP}/Brand/GetAll`)).toBe(401)
    expect((await site.get(`${APP}/Brand/GetAll`, 'admin')).status).toBe(200)
    expect((await site.get('/', undefined, { cookie: 'Admin-Token=x' })).status).toBe(200)
    expect((await signIn(site, 'admin', 'Test-pass-7')).status).toBe(200)
  },
  maintenanceText: async ({ site, set }) => {
    await set({ isInMaintenance: true, maintenanceText: '今晚 <八点> 回来' })
    expect((await site.get('/_about')).body).toContain('今晚 &lt;八点&gt; 回来')
  },
  maintenanceTextEn: async ({ site, set }) => {
    await set({ isInMaintenance: true, maintenanceTextEn: 'Back at eight' })
    expect((await site.get('/en/_about')).body).toContain('Back at eight')
  },
  priceDisplay: async ({ site, set }) => {
    const first = async () => (await site.get('/api/portal/listproduct?sort=priceAsc')).body.result
    expect((await first()).items.map(({ price }: { price: number }) => price)).toEqual([5, 12.5])
    await set({ priceDisplay: 'onRequest' })
    expect((await first()).items.map(({ price }: { price: number }) => price)).toEqual([null, null, null])
    const stock = await site.get('/portico/h5/GetProductList?sorting=price desc')
    expect(stock.body.result.items.every(({ price }: { price: unknown }) => price === null)).toBe(true)
    const page = (await site.get('/_product')).body
    expect(page).not.toMatch(/¥|priceAsc/)
  },
  currency: async ({ site, set }) => {
    expect((await site.get('/_product')).body).toContain('¥12.50')
    await set({ currency: 'EUR' })
    const { body } = await site.get('/_product')
    expect(body).toContain('€12.50')
    expect(body).not.toContain('¥')
  },
  productUnit: async ({ site, set }) => {
    const { id, version } = await make(site, 'Product', {
      name: '有单位的产品',
      code: 'UNIT',
      price: 9,
      unit: '套',
      categoryId: (await site.get(`${APP}/ProductCategory/GetAll`, 'admin')).body.result.items[0].id,
    })
    await site.post(`${APP}/Product/Publish`, { id, version }, 'admin')
    const units = async () =>
      (await site.get('/api/portal/listproduct?sort=priceAsc')).body.result.items.map(({ unit }: { unit: unknown }) => unit)
    expect(await units()).toEqual([null, '套', null])
    await set({ productUnit: '台' })
    expect(await units()).toEqual(['台', '套', '台'])
    const page = (await site.get('/_product')).body
    expect([page.match(/\/ 台/g)?.length, page.match(/\/ 套/g)?.length]).toEqual([2, 1])
    expect((await site.get('/en/_product')).body).toContain('/ 台')
    await site.post(`${APP}/Product/Delete`, { id }, 'admin')
  },
  productUnitEn: async ({ site, set }) => {
    await set({ productUnit: '台', productUnitEn: 'piece' })
    const english = (await site.get('/en/_product')).body
    expect(english).toContain('/ piece')
    expect(english).not.toContain('/ 台')
    expect((await site.get('/_product')).body).not.toContain('piece')
  },
  productUnits: async ({ site, set }) => {
    const { id } = (await site.get('/api/portal/listproduct?sort=priceAsc')).body.result.items[1]
    const units = async (headers = {}) => (await site.get(`/api/portal/product?id=${id}`, undefined, headers)).body.result.units
    await set({ productUnit: '箱', productUnits: '箱/box = 5 台/piece\n托盘 = 40 箱/box' })
    expect(await units()).toEqual([
      { unit: '箱', factor: 5, base: '台', price: 2.5 },
      { unit: '托盘', factor: 40, base: '箱', price: null },
    ])
    expect((await units(ENGLISH)).map(({ unit, base }: Record<string, string>) => [unit, base])).toContainEqual(['box', 'piece'])
    await set({ priceDisplay: 'onRequest' })
    expect((await units()).map(({ price }: { price: unknown }) => price)).toEqual([null, null])
    const { status, body } = await site.post(`${APP}/Setting/Update`, { values: { productUnits: '箱 = 台' } }, 'admin')
    expect([status, JSON.stringify(body.error)]).toEqual([400, expect.stringContaining('箱 = 12 台')])
  },
  ...stockEffects(),
  productNumbering: async ({ site, set }) => {
    const next = async () => (await site.get(`${APP}/Product/GetNextCode`, 'admin')).body.result.code
    expect(await next()).toBeNull()
    await set({ productNumbering: 'P-{0000}' })
    expect(await next()).toBe('P-0013')
    expect((await site.get(`${APP}/Product/GetNextCode`, 'viewer')).status).toBe(403)
  },
  enquiryNotices: async ({ site, set }) => {
    const server = await openMailServer()
    await set({ ...mailTo(server.port), enquiryNotices: ['sales@example.com', 'boss@example.com'] })
    expect(
      (await site.post('/api/portal/enquiry', { name: '王小明', email: 'w@example.com', message: '请问相机的价格是多少？' })).status,
    ).toBe(200)
    await expect.poll(() => server.mails.flatMap(({ to }) => to).toSorted()).toEqual(['boss@example.com', 'sales@example.com'])
    expect(server.mails[0]!.text).toContain('https://site.example/#/enquiry')
    expect(server.mails[0]!.raw + server.mails[0]!.text).not.toMatch(/王小明|相机/)
    await server.close()
  },
  contactForm: async ({ site, set }) => {
    const { id } = await formCalls(site).published({ slug: 'further-questions' })
    expect((await site.get('/_contact')).body).not.toContain('name="own-budget"')
    await set({ contactForm: id })
    expect((await site.get('/_contact')).body).toContain('name="own-budget"')
  },
  webhookSecret: async ({ site, set }) => {
    const server = await openSmsServer()
    const { published, answer } = formCalls(site)
    const form = await published({ webhook: `${server.url}/answers` })
    await answer(form.id, LEAST)
    const jobs = () => site.database.read.selectFrom('job').select(['state', 'error']).where('kind', '=', 'webhook').execute()
    await expect.poll(jobs).toMatchObject([{ state: 'failed', error: expect.stringContaining('webhookOff') }])
    await set({ webhookSecret: 'a-shared-secret-1' })
    await answer(form.id, LEAST)
    await expect.poll(() => server.taken.map(({ url }) => url)).toEqual(['/answers'])
    await server.close()
  },
  enquiryDays: (trial) => isForgotten(trial, 'enquiryDays', 'enquiry'),
  pictureMegabytes: async ({ site, set }) => {
    const large = Buffer.concat([await samplePicture(), Buffer.alloc(1.5 * 1024 * 1024)])
    expect((await site.upload(large)).status).toBe(200)
    await set({ pictureMegabytes: 1 })
    expect((await site.upload(large)).status).toBe(413)
  },
  fileMegabytes: async ({ site, set }) => {
    expect((await uploadFile(site, 'a.pdf', 1_500_000)).status).toBe(200)
    await set({ fileMegabytes: 1 })
    expect((await uploadFile(site, 'a.pdf', 1_500_000)).status).toBe(413)
  },
  fileTypes: async ({ site, set }) => {
    expect((await uploadFile(site, 'a.exe')).status).toBe(200)
    await set({ fileTypes: ['pdf', 'docx'] })
    expect((await uploadFile(site, '说明.PDF')).status).toBe(200)
    for (const name of ['a.exe', 'pdf', 'a.pdf.exe', '']) expect([name, (await uploadFile(site, name)).status]).toEqual([name, 400])
    expect((await uploadFile(site, 'a.exe')).body.error.validationErrors[0].message).toContain('pdf, docx')
  },
  pictureQuality: async ({ site, set }) => {
    const noise = await sharp({
      create: { width: 700, height: 500, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer()
    const url = (await site.upload(noise)).body.files.file
    const bytes = async () => Number((await fetch(`${site.url}${url}/640.jpg`)).headers.get('content-length'))
    const usual = await bytes()
    await set({ pictureQuality: 'small' })
    const small = await bytes()
    await set({ pictureQuality: 'high' })
    expect([small < usual, (await bytes()) > usual]).toEqual([true, true])
  },
  sessionHours: async ({ site, set }) => {
    expect((await signIn(site, 'viewer', 'Test-pass-7')).body.result.expireInSeconds).toBe(86_400)
    await set({ sessionHours: 2 })
    const { accessToken, expireInSeconds } = (await signIn(site, 'viewer', 'Test-pass-7')).body.result
    expect(expireInSeconds).toBe(7200)
    const newest = await site.database.read
      .selectFrom('session')
      .select(['expiryTime', 'creationTime'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(newest.expiryTime - newest.creationTime).toBe(7_200_000)
    expect((await site.get(`${APP}/Session/GetCurrentLoginInformations`, accessToken)).body.result.user.userName).toBe('viewer')
  },
  idleMinutes: async ({ site, set }) => {
    const { token } = await hire(site, ['Brand/View'])
    const { id } = await site.database.read.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await site.database.write
      .updateTable('session')
      .set({ lastUseTime: Date.now() - 20 * 60_000 })
      .where('id', '=', id)
      .execute()
    await set({ idleMinutes: 30 })
    expect((await site.get(`${APP}/Brand/GetAll`, token)).status).toBe(200)
    await expect
      .poll(
        async () =>
          (await site.database.read.selectFrom('session').select('lastUseTime').where('id', '=', id).executeTakeFirstOrThrow())
            .lastUseTime! >
          Date.now() - 60_000,
      )
      .toBe(true)
    await site.database.write
      .updateTable('session')
      .set({ lastUseTime: Date.now() - 20 * 60_000 })
      .where('id', '=', id)
      .execute()
    await set({ idleMinutes: 15 })
    expect((await site.get(`${APP}/Brand/GetAll`, token)).status).toBe(401)
  },
  secondFactorFor: async ({ site, set }) => {
    const { token } = await hire(site, ['Brand/View'])
    expect((await site.get(`${APP}/Brand/GetAll`, token)).status).toBe(200)
    await set({ secondFactorFor: 'everyone' })
    expect((await site.get(`${APP}/Brand/GetAll`, token)).body.error.data).toMatchObject({ mustSetUpFactor: true })
    const bus = await createBus(site.database, site.env['DATABASE_URL'] ?? null)
    expect(await resetSettingOf({ database: site.database, bus }, 'secondFactorFor')).toBe(true)
    await bus.close()
    await expect.poll(async () => (await site.get(`${APP}/Brand/GetAll`, token)).status).toBe(200)
  },
  offersPhone: async ({ site, set }) => {
    await set({ smsGateway: 'log' })
    expect((await pageData(site)).signIn.phone).toBe(true)
    await set({ smsGateway: 'log', offersPhone: false })
    expect((await pageData(site)).signIn.phone).toBe(false)
    expect((await site.post('/abp/TokenAuth/SendPhoneLoginSmsCode', { phoneNumber: '13800138000' })).status).toBe(422)
  },
  offersPasskeys: async ({ site, set }) => {
    expect((await site.post('/abp/TokenAuth/BeginPasskey')).status).toBe(200)
    await set({ offersPasskeys: false })
    expect((await site.post('/abp/TokenAuth/BeginPasskey')).status).toBe(422)
    expect((await pageData(site)).signIn.passkey).toBe(false)
  },
  offersReset: async ({ site, set }) => {
    await set(mailTo(25))
    expect((await pageData(site)).signIn.mail).toBe(true)
    await set({ ...mailTo(25), offersReset: false })
    expect((await pageData(site)).signIn.mail).toBe(false)
    expect((await site.post('/abp/TokenAuth/SendPasswordResetLink', { usernameOrEmailAddress: 'admin' })).status).toBe(422)
  },
  offersSignOn: async ({ site, set }) => {
    const { userName } = await hire(site, [])
    provider.accounts.set(userName, { email: `${userName}@example.com`, email_verified: true })
    const [one, other] = [signingOn(site, provider), signingOn(site, provider)]
    const ways = async () => [
      (await site.get('/abp/TokenAuth/GetExternalAuthenticationProviders')).body.result.length,
      (await pageData(site)).signIn.sso,
    ]
    expect(await ways()).toEqual([1, '星河账号'])
    const ticket = await one.through(userName)
    const answer = await other.atProvider(await other.begin(), userName)
    await set({ offersSignOn: false })
    expect(await ways()).toEqual([0, null])
    // Each step is refused, also to somebody who began while the way was open.
    expect([await one.begin(), await other.comeBack(answer)]).toEqual(['/#/login?sso=off', '/#/login?sso=off'])
    expect((await one.enter(ticket)).body.error.message).toBe('本站没有开通单点登录，请使用密码登录。')
    await set({ offersSignOn: true })
    expect((await one.enter(ticket)).status).toBe(200)
  },
  passwordShortest: async ({ site, set }) => {
    const { id } = await hire(site, [])
    expect((await setPassword(site, id, 'Zk8-wq')).status).toBe(200)
    await set({ passwordShortest: 10 })
    expect((await setPassword(site, id, 'Zk8-wq')).status).toBe(400)
    expect((await pageData(site)).password).toEqual({ min: 10, max: 20 })
  },
  passwordLongest: async ({ site, set }) => {
    const { id } = await hire(site, [])
    const long = 'Zk8-wq-ligne-9-forêt-und-mehr'
    expect((await setPassword(site, id, long)).status).toBe(400)
    await set({ passwordLongest: 64 })
    expect((await setPassword(site, id, long)).status).toBe(200)
  },
  passwordKinds: async ({ site, set }) => {
    const { id } = await hire(site, [])
    expect((await setPassword(site, id, 'qwmzkfh')).status).toBe(200)
    await set({ passwordKinds: 3 })
    expect((await setPassword(site, id, 'qwmzkfh')).body.error.validationErrors[0].message).toContain('3')
    expect((await setPassword(site, id, 'Qwmzkf7')).status).toBe(200)
  },
  lockAttempts: async ({ site, set }) => {
    await set({ lockAttempts: 3 })
    const tries = []
    for (let at = 0; at < 4; at++) tries.push((await signIn(site, 'locked-by-attempts', 'wrong-one')).status)
    expect(tries).toEqual([400, 400, 400, 429])
  },
  lockMinutes: async ({ site, set }) => {
    await set({ lockAttempts: 3, lockMinutes: 2 })
    for (let at = 0; at < 3; at++) await signIn(site, 'locked-for-minutes', 'wrong-one')
    const refused = await signIn(site, 'locked-for-minutes', 'wrong-one')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(120)
  },
  ...mailEffects(),
  ...smsEffects(),
  webLogDays: (trial) => isForgotten(trial, 'webLogDays', 'webLog'),
  webLogRows: (trial) => isCut(trial, 'webLogRows', { table: 'webLog', words: 'path' }),
  auditLogRows: (trial) => isCut(trial, 'auditLogRows', { table: 'auditLog', words: 'serviceName' }),
  changeLogRows: (trial) => isCut(trial, 'changeLogRows', { table: 'entityChange', words: 'entityType' }),
  loginLogDays: (trial) => isForgotten(trial, 'loginLogDays', 'loginLog'),
  browserErrorDays: async ({ site, set }) => {
    const old = Date.now() - 60 * DAY_MS
    const { message } = browserErrorAt(old)
    await site.database.write.insertInto('browserError').values(browserErrorAt(old)).execute()
    const left = async (days: number) => {
      await set({ browserErrorDays: days })
      await site.running.app.retention.run()
      return (await site.database.read.selectFrom('browserError').select('id').where('message', '=', message).execute()).length
    }
    expect([await left(90), await left(30)]).toEqual([1, 0])
  },
  auditLogDays: (trial) => isForgotten(trial, 'auditLogDays', 'auditLog'),
  changeLogDays: (trial) => isForgotten(trial, 'changeLogDays', 'entityChange'),
  ...burstEffects(),
  appTitle: async ({ site, set }) => {
    await set({ appTitle: '我的后台' })
    expect((await pageData(site)).appTitle).toBe('我的后台')
  },
  remoteMenus: async ({ site, set }) => {
    await set({ remoteMenus: false })
    expect((await pageData(site)).remoteMenus).toBe(false)
  },
  examplePages: async ({ site, set }) => {
    const names = async () => JSON.stringify((await site.get('/api/menus', 'viewer')).body.data).match(/"example\/[\w-]+"/g)?.length ?? 0
    expect([await names(), await statusOf(site, '/sticky')]).toEqual([0, 404])
    await set({ examplePages: true })
    expect([await names(), await statusOf(site, '/sticky')]).toEqual([EXAMPLE_PAGES.length, 302])
  },
  baiduMapKey: async ({ site, set }) => {
    const front = async () => {
      const { headers, body } = await site.get('/', undefined, { cookie: `${TOKEN_COOKIE}=1` })
      return `${String(headers.get('content-security-policy'))} ${body}`
    }
    await set({ baiduMapKey: 'Key1' })
    expect(await front()).not.toContain('map.baidu')
    await set({ examplePages: true })
    expect(await front()).toContain("img-src 'self' data: blob: https://api.map.baidu.com;")
    expect(await front()).toContain('"baiduMapKey":"Key1"')
    await set({ baiduMapKey: '' })
    expect(await front()).not.toMatch(/map\.baidu|baiduMapKey/)
    await set({ examplePages: false })
  },
  defaultTheme: async ({ site, set }) => {
    await set({ defaultTheme: '#12ab34' })
    expect((await pageData(site)).defaultTheme).toBe('#12ab34')
  },
  tagsView: async ({ site, set }) => frame(site, set, 'tagsView', false),
  fixedHeader: async ({ site, set }) => frame(site, set, 'fixedHeader', true),
  sidebarLogo: async ({ site, set }) => frame(site, set, 'sidebarLogo', true),
}

async function frame(site: Site, set: Trial['set'], name: 'tagsView' | 'fixedHeader' | 'sidebarLogo', value: boolean) {
  expect((await pageData(site)).frame[name]).toBe(!value)
  await set({ [name]: value })
  expect((await pageData(site)).frame[name]).toBe(value)
}

type BurstSetting = Extract<SettingName, `burst${string}`>

/** Each setting of bursts is seen in the bursts that so many events begin. */
function burstEffects(): Pick<typeof EFFECTS, BurstSetting> {
  const off = { burstOfAccount: 0, burstOfAddress: 0, burstOfSignIns: 0, burstOfServerErrors: 0, burstOfBrowserErrors: 0 }
  const kindsAfter = async ({ site, set }: Trial, values: Record<string, unknown>, times: number, kind: BurstKind) => {
    await forgetBursts(site)
    await set({ ...off, ...values })
    for (let at = 0; at < times; at++) site.running.app.bursts.count(kind, kind === 'account' || kind === 'address' ? '1' : '')
    await site.running.app.bursts.look()
    return (await site.database.read.selectFrom('burst').select('kind').execute()).map((row) => row.kind)
  }
  const limit = (setting: BurstSetting, kind: BurstKind) => async (trial: Trial) => {
    expect(await kindsAfter(trial, { [setting]: 4 }, 3, kind)).toEqual([])
    expect(await kindsAfter(trial, { [setting]: 3 }, 3, kind)).toEqual([kind])
    expect(await kindsAfter(trial, { [setting]: 0 }, 3, kind)).toEqual([])
  }
  return {
    burstOfAccount: limit('burstOfAccount', 'account'),
    burstOfAddress: limit('burstOfAddress', 'address'),
    burstOfSignIns: limit('burstOfSignIns', 'signIns'),
    burstOfServerErrors: limit('burstOfServerErrors', 'serverErrors'),
    burstOfBrowserErrors: limit('burstOfBrowserErrors', 'browserErrors'),
    burstMinutes: async (trial) => {
      const { site, set } = trial
      await kindsAfter(trial, {}, 0, 'signIns')
      const minute = Math.floor(Date.now() / 60_000)
      await site.database.write
        .insertInto('burstCount')
        .values([0, 8].map((ago) => ({ minute: minute - ago, kind: 'signIns' as const, subject: '', count: 2 })))
        .execute()
      const found = async (burstMinutes: number) => {
        await set({ ...off, burstOfSignIns: 4, burstMinutes })
        await site.running.app.bursts.look()
        return (await site.database.read.selectFrom('burst').select('minutes').execute()).map(({ minutes }) => minutes)
      }
      expect([await found(5), await found(10)]).toEqual([[], [10]])
    },
    burstMails: async (trial) => {
      const server = await openMailServer()
      await kindsAfter(trial, { ...mailTo(server.port), burstOfSignIns: 3, burstMails: ['ops@example.com'] }, 3, 'signIns')
      await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([['ops@example.com']])
      expect(server.mails[0]!.text).toContain('https://site.example/#/loginlog?timeFrom=')
      expect((await trial.site.post(`${APP}/Setting/Update`, { values: { burstMails: ['no address'] } }, 'admin')).status).toBe(400)
      await server.close()
    },
  }
}

type MailSetting = 'smtpHost' | 'smtpPort' | 'smtpTls' | 'smtpUser' | 'smtpPassword' | 'mailFrom'

/** Each setting of mail is seen in what the mail server gets. */
type StockSetting = Extract<SettingName, `stock${string}`>
type Said = [stock: number, words: string | null]

/** Two variants with these stocks are published, and visitors read what the settings say of each. */
async function saysStock({ site, set }: Trial, values: Record<string, unknown>, said: [Said, Said], headers = {}) {
  const categoryId = (await site.get(`${APP}/ProductCategory/GetAll`, 'admin')).body.result.items[0].id
  const skus = said.map(([stock], at) => ({ code: `S-${at}`, specs: [], stock }))
  const { id, version } = await make(site, 'Product', { name: '有库存的产品', code: 'STOCK', categoryId, skus })
  await site.post(`${APP}/Product/Publish`, { id, version }, 'admin')
  const words = async () => {
    const { body } = await site.get(`/api/portal/product?id=${id}`, undefined, headers)
    return body.result.skus.map(({ supplyWords }: { supplyWords: string | null }) => supplyWords)
  }
  expect(await words()).toEqual([null, null])
  await set(values)
  expect(await words()).toEqual(said.map(([, one]) => one))
  await site.post(`${APP}/Product/Delete`, { id }, 'admin')
  await site.post(`${APP}/Product/DeleteForever`, { id }, 'admin')
}

function stockEffects(): Pick<typeof EFFECTS, StockSetting> {
  const chinese = { stockIn: '两天发货', stockLow: '仅剩少量', stockNone: '停产', stockLowBelow: 3 }
  const english = { ...chinese, stockInEn: 'Ships in two days', stockLowEn: 'Few left', stockNoneEn: 'Discontinued' }
  const says =
    (values: object, first: Said, second: Said, headers = {}) =>
    (trial: Trial) =>
      saysStock(trial, { ...values }, [first, second], headers)
  return {
    stockIn: says({ stockIn: '两天发货' }, [7, '两天发货'], [0, null]),
    stockInEn: says(english, [7, 'Ships in two days'], [0, 'Discontinued'], ENGLISH),
    stockLowBelow: says({ ...chinese, stockLowBelow: 8 }, [7, '仅剩少量'], [8, '两天发货']),
    stockLow: says({ stockLow: '仅剩少量', stockLowBelow: 3 }, [2, '仅剩少量'], [3, null]),
    stockLowEn: says(english, [2, 'Few left'], [3, 'Ships in two days'], ENGLISH),
    stockNone: says({ stockNone: '停产' }, [0, '停产'], [7, null]),
    stockNoneEn: says(english, [0, 'Discontinued'], [2, 'Few left'], ENGLISH),
  }
}

function mailEffects(): Pick<typeof EFFECTS, MailSetting> {
  const login = { smtpUser: 'postbote', smtpPassword: 'canary-of-mail' }
  const sent = async ({ site, set }: Trial, more: Record<string, unknown>) => {
    const server = await openMailServer({ authOptional: true, allowInsecureAuth: true })
    await set({ ...mailTo(server.port), ...more })
    const { status, body } = await testMail(site)
    await server.close()
    return { status, body, ...server }
  }
  return {
    smtpHost: async (trial) => {
      expect((await testMail(trial.site)).status).toBe(422)
      expect((await sent(trial, {})).mails).toHaveLength(1)
    },
    smtpPort: async (trial) => expect((await sent(trial, { smtpPort: 1 })).body.error.message).toContain('ECONNREFUSED 127.0.0.1:1'),
    smtpTls: async (trial) => expect((await sent(trial, { smtpTls: 'always' })).mails).toHaveLength(0),
    smtpUser: async (trial) => expect((await sent(trial, login)).logins).toMatchObject([{ user: 'postbote' }]),
    smtpPassword: async (trial) => expect((await sent(trial, login)).logins).toMatchObject([{ password: 'canary-of-mail' }]),
    mailFrom: async (trial) =>
      expect((await sent(trial, { mailFrom: 'Other <other@example.com>' })).mails[0]!.from).toBe('other@example.com'),
  }
}

type SmsSetting = Extract<SettingName, `sms${'Gateway' | 'Webhook' | 'Aliyun'}${string}`>

/** Each setting of text messages is seen in what the gateway gets. */
function smsEffects(): Pick<typeof EFFECTS, SmsSetting> {
  const aliyun = {
    smsGateway: 'aliyun',
    smsAliyunKeyId: 'key-id-1',
    smsAliyunKeySecret: 'key-secret-1',
    smsAliyunSignName: '澄明',
    smsAliyunTemplate: 'SMS_1',
  }
  const asked = async ({ site, set }: Trial, values: (url: string) => Record<string, unknown>) => {
    const server = await openSmsServer()
    await set(values(server.url))
    const { status } = await testSms(site)
    await server.close()
    return { status, ...server }
  }
  const viaWebhook = (trial: Trial, secret: string) =>
    asked(trial, (url) => ({ smsGateway: 'webhook', smsWebhookUrl: `${url}/hook`, smsWebhookSecret: secret }))
  const incomplete = async ({ site }: Trial, name: string) => {
    const { body } = await site.post(`${APP}/Setting/Update`, { values: { ...aliyun, [name]: null } }, 'admin')
    expect(body.error.validationErrors[0].members).toEqual([`values.${name}`])
    expect((await site.post(`${APP}/Setting/Update`, { values: aliyun }, 'admin')).status).toBe(200)
  }
  return {
    smsGateway: async (trial) => {
      expect((await testSms(trial.site)).status).toBe(422)
      await trial.set({ smsGateway: 'log' })
      expect((await testSms(trial.site)).status).toBe(200)
    },
    smsWebhookUrl: async (trial) => expect((await viaWebhook(trial, 'a-secret-of-16-letters')).taken).toMatchObject([{ url: '/hook' }]),
    smsWebhookSecret: async (trial) => {
      const [one, other] = [await viaWebhook(trial, 'a-secret-of-16-letters'), await viaWebhook(trial, 'another-secret-of-16')]
      expect(JSON.stringify(one.taken[0]!.headers)).not.toBe(JSON.stringify(other.taken[0]!.headers))
    },
    smsAliyunKeyId: (trial) => incomplete(trial, 'smsAliyunKeyId'),
    smsAliyunKeySecret: (trial) => incomplete(trial, 'smsAliyunKeySecret'),
    smsAliyunSignName: (trial) => incomplete(trial, 'smsAliyunSignName'),
    smsAliyunTemplate: (trial) => incomplete(trial, 'smsAliyunTemplate'),
  }
}

const ENVIRONMENT = { ...provider.env, OIDC_LINK_BY_EMAIL: '1', OUTGOING_NETWORKS: '127.0.0.1' }

onAnyEngine(
  'Each setting acts',
  (site) => {
    const set = async (values: Record<string, unknown>) => {
      const { status, body } = await site.post(`${APP}/Setting/Update`, { values }, 'admin')
      expect([status, body.error]).toEqual([200, null])
    }

    beforeAll(async () => {
      const category = await make(site, 'ProductCategory', { name: '相机', code: 'camera' })
      for (const [code, price] of [
        ['P-0007', 12.5],
        ['P-0012', 5],
        ['OTHER', null],
      ] as const) {
        const { id, version } = await make(site, 'Product', { name: `产品 ${code}`, code, price, categoryId: category.id })
        expect((await site.post(`${APP}/Product/Publish`, { id, version }, 'admin')).status).toBe(200)
      }
    })

    test.each(SETTING_NAMES)(
      'B-64f %s acts on the next call',
      async (name) => {
        await EFFECTS[name]({ site, set })
        const { status } = await site.post(`${APP}/Setting/Update`, { reset: SETTING_NAMES }, 'admin')
        expect(status).toBe(200)
        // A nightly backup is a process below the priority of the others that run here.
      },
      180_000,
    )
  },
  ENVIRONMENT,
)
