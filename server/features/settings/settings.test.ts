import { expect, test } from 'vitest'
import { SETTING_NAMES, settingNamed } from '../../../contract/settings/index.ts'
import { createBus } from '../../db/bus.ts'
import { start } from '../../start.ts'
import { hire } from '../../testing/people.ts'
import { callsOf, NO_ASSETS, onAnyEngine, urlOf } from '../../testing/site.ts'
import { resetSettingOf } from './by-operator.ts'

const SERVICE = '/abp/services/app/Setting'
const CANARY = 'canary-of-a-secret'
const ENGLISH = { 'accept-language': 'en' }

onAnyEngine('The settings', (site) => {
  const update = (input: object, who = 'admin') => site.post(`${SERVICE}/Update`, input, who)
  const all = async (who = 'admin') => (await site.get(`${SERVICE}/GetAll`, who)).body.result
  const find = async (name: string) => (await all()).items.find((item: { name: string }) => item.name === name)
  const faults = async (values: object) =>
    (await update({ values })).body.error?.validationErrors?.flatMap(({ members }: { members: string[] }) => members)

  test('E-07a E-07b each is told with its value and its default; every one has words in both languages, and a group', async () => {
    const { totalCount, items } = await all()
    expect([totalCount, items.map(({ name }: { name: string }) => name)]).toEqual([SETTING_NAMES.length, SETTING_NAMES])
    expect(await find('sessionHours')).toEqual({
      name: 'sessionHours',
      value: 24,
      default: 24,
      isChanged: false,
      decidedBy: null,
      hasSecret: false,
      version: 0,
      changedTime: null,
      changedBy: null,
    })
    for (const name of SETTING_NAMES) {
      const { label, help = ['中', 'x'] } = settingNamed(name)
      expect([name, label[1], help[1]]).toEqual([
        name,
        expect.not.stringMatching(/\p{Script=Han}/u),
        expect.not.stringMatching(/\p{Script=Han}/u),
      ])
    }
  })

  test('E-07b who changed a setting and when is told, and its changes, newest first; a reset gives the default back', async () => {
    await update({ values: { sessionHours: 8 } })
    await update({ values: { sessionHours: 12 } })
    expect(await find('sessionHours')).toMatchObject({ value: 12, default: 24, isChanged: true, version: 2, changedBy: 'admin' })
    expect(Date.now() - Date.parse((await find('sessionHours')).changedTime)).toBeLessThan(60_000)
    await update({ reset: ['sessionHours'] })
    expect(await find('sessionHours')).toMatchObject({ value: 24, isChanged: false, version: 3 })
    const changes = (await site.get(`${SERVICE}/GetChanges?name=sessionHours`, 'admin')).body.result
    expect(changes.map(({ before, after }: { before: unknown; after: unknown }) => [before, after])).toEqual([
      [12, 24],
      [8, 12],
      [24, 8],
    ])
    expect((await site.get(`${SERVICE}/GetChanges?name=nothing`, 'admin')).status).toBe(400)
  })

  test.each([
    [{ sessionHours: 0 }, ['values.sessionHours']],
    [{ sessionHours: 1.5 }, ['values.sessionHours']],
    [{ sessionHours: '8' }, ['values.sessionHours']],
    [{ sessionHours: null }, ['values.sessionHours']],
    [{ appTitle: ' ' }, ['values.appTitle']],
    [{ defaultTheme: 'red' }, ['values.defaultTheme']],
    [{ timeZone: 'Mars/Olympus' }, ['values.timeZone']],
    [{ siteLanguages: 'fr' }, ['values.siteLanguages']],
    [{ siteLanguages: 'en' }, ['values.defaultLanguage']],
    [{ idleMinutes: 2 }, ['values.idleMinutes']],
    [{ passwordShortest: 30 }, ['values.passwordLongest']],
    [{ smtpHost: 'mail.example.com' }, ['values.mailFrom']],
    [{ smtpHost: 'http://mail.example.com/', mailFrom: 'a@example.com' }, ['values.smtpHost']],
    [{ smtpHost: 'mail.example.com', mailFrom: 'a@example.com', smtpUser: 'x' }, ['values.smtpPassword']],
    [{ mailFrom: 'a@example.com\r\nBcc: all@example.com' }, ['values.mailFrom']],
    [{ smsGateway: 'webhook' }, ['values.smsWebhookUrl', 'values.smsWebhookSecret']],
    [{ smsWebhookUrl: 'http://other.example/x' }, ['values.smsWebhookUrl']],
    [{ enquiryNotices: ['no-address'] }, ['values.enquiryNotices']],
    [{ fileTypes: ['../x'] }, ['values.fileTypes']],
    [{ productNumbering: 'no pattern' }, ['values.productNumbering']],
  ])('E-07a %j is refused, at its setting', async (values, members) => {
    expect(await faults(values)).toEqual(members)
    for (const name of Object.keys(values)) expect(await find(name)).toMatchObject({ isChanged: false })
  })

  test('E-07a a setting that does not exist is refused, and nothing of the same call is saved', async () => {
    expect((await update({ values: { sessionHours: 9, nothing: 1 } })).status).toBe(400)
    expect((await update({ values: { sessionHours: 9 }, reset: ['nothing'] })).status).toBe(400)
    expect((await update({ values: { sessionHours: 9, timeZone: 'x' } })).status).toBe(400)
    expect(await find('sessionHours')).toMatchObject({ value: 24 })
  })

  test('B-64a a secret is written and never read: no reply, log, change or row holds it, also after a refusal', async () => {
    const secrets = {
      smtpPassword: CANARY,
      smsWebhookUrl: `https://sms.example/${CANARY}`,
      smsWebhookSecret: `${CANARY}-16-letters`,
      smsAliyunKeyId: CANARY,
      smsAliyunKeySecret: CANARY,
    }
    const { status, body } = await update({ values: secrets })
    expect(status).toBe(200)
    await update({ values: { ...secrets, timeZone: 'x' } })
    await update({ values: { smtpPassword: `${CANARY}\nline` } })
    expect(await find('smtpPassword')).toMatchObject({ value: null, default: null, hasSecret: true, isChanged: true })
    const changes = await site.get(`${SERVICE}/GetChanges?name=smtpPassword`, 'admin')
    expect(changes.body.result).toMatchObject([{ before: '***', after: '***' }])
    const db = site.database.read
    const rows = [
      await db.selectFrom('siteSetting').selectAll().execute(),
      await db.selectFrom('auditLog').selectAll().execute(),
      await db.selectFrom('entityChange').selectAll().execute(),
      await db.selectFrom('webLog').selectAll().execute(),
    ]
    expect(JSON.stringify([body, changes.body, await all(), ...rows])).not.toContain(CANARY)
    expect(site.running.app.settings.values.smtpPassword).toBe(CANARY)
    await update({ reset: Object.keys(secrets) })
    expect(await find('smtpPassword')).toMatchObject({ hasSecret: false })
  })

  test('B-64a a password that was typed for one mail server is not sent to another: it is typed again, or forgotten', async () => {
    const mail = { smtpUser: 'post', mailFrom: 'a@example.com' }

    expect((await update({ values: { ...mail, smtpHost: 'mail.example.com', smtpPassword: CANARY } })).status).toBe(200)
    expect(await faults({ smtpHost: 'mail.evil.example' })).toEqual(['values.smtpPassword'])
    expect(site.running.app.settings.values.smtpHost).toBe('mail.example.com')
    expect((await update({ values: { smtpHost: 'mail2.example.com', smtpPassword: 'typed again' } })).status).toBe(200)
    const { body } = await update({ values: { smtpHost: 'mail3.example.com', smtpUser: null }, reset: ['smtpPassword'] })
    expect(body.success).toBe(true)
    await update({ reset: ['smtpHost', 'smtpPassword', ...Object.keys(mail)] })
    // The next tests count the changes of these settings.
    await site.database.write.deleteFrom('entityChange').where('entityType', '=', 'siteSetting').execute()
  })

  test(
    'B-64b a change that somebody has not seen is not overwritten, and both of two fitting changes at once are kept',
    { tags: ['engine'] },
    async () => {
      const { version } = await find('lockMinutes')
      await update({ values: { lockMinutes: 20 }, versions: { lockMinutes: version } })
      const late = await update({ values: { lockMinutes: 30, lockAttempts: 7 }, versions: { lockMinutes: version } })
      expect([late.status, late.body.error.data.names]).toEqual([409, ['lockMinutes']])
      expect([(await find('lockMinutes')).value, (await find('lockAttempts')).value]).toEqual([20, 10])
      const both = await Promise.all([update({ values: { passwordShortest: 12 } }), update({ values: { passwordLongest: 8 } })])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
      await update({ reset: SETTING_NAMES })
    },
  )

  test('B-64c View reads, Edit writes; nobody else does either', async () => {
    const viewer = await hire(site, ['Setting/View'])
    expect((await site.get(`${SERVICE}/GetAll`, viewer.token)).status).toBe(200)
    expect((await update({ values: { lockMinutes: 3 } }, viewer.token)).status).toBe(403)
    for (const call of ['SendTestMail', 'SendTestSms'])
      expect(
        (await site.post(`${SERVICE}/${call}`, { to: 'a@example.com', phoneNumber: '13800138000' }, viewer.token)).status,
      ).toBeGreaterThanOrEqual(400)
    const nobody = await hire(site, ['Brand/View'])
    expect((await site.get(`${SERVICE}/GetAll`, nobody.token)).status).toBe(403)
    expect((await site.get(`${SERVICE}/GetAll`)).status).toBe(401)
  })

  test(
    'B-64d what the environment names counts whatever is saved, says which variable decides, and is not changed; all else follows on other nodes',
    { tags: ['engine'] },
    async () => {
      await update({ values: { appTitle: 'Saved', smtpUser: 'post', smtpPassword: CANARY } })
      const given = { APP_TITLE: 'Title of the environment', SMTP_HOST: 'mail.example.com', MAIL_FROM: 'site@example.com', PORT: '0' }
      const other = await start({ ...site.env, ...given }, { quiet: true, assets: NO_ASSETS })
      const there = callsOf({ url: urlOf(other), tokens: site.tokens })
      const seen = async (name: string) =>
        (await there.get(`${SERVICE}/GetAll`, 'admin')).body.result.items.find((item: { name: string }) => item.name === name)
      const title = { value: 'Title of the environment', default: 'Title of the environment', decidedBy: 'APP_TITLE' }
      expect(await seen('appTitle')).toMatchObject(title)
      expect(await find('appTitle')).toMatchObject({ value: 'Saved', decidedBy: null })
      // A server of mail is decided whole: the login that was saved for another is not sent to it.
      expect(await seen('smtpUser')).toMatchObject({ value: null, decidedBy: 'SMTP_HOST' })
      expect(await seen('smtpPassword')).toMatchObject({ hasSecret: false, decidedBy: 'SMTP_HOST' })
      expect(other.app.settings.values.smtpPassword).toBeNull()
      expect(await seen('sessionHours')).toMatchObject({ decidedBy: null })

      const refused = await there.post(`${SERVICE}/Update`, { values: { appTitle: 'Other', idleMinutes: 60 } }, 'admin', ENGLISH)
      expect([refused.status, refused.body.error.validationErrors]).toEqual([
        400,
        [{ message: "The server's environment decides this: APP_TITLE", members: ['values.appTitle'] }],
      ])
      expect([other.app.settings.values.idleMinutes, await seen('appTitle')]).toEqual([0, expect.objectContaining(title)])
      await update({ values: { appTitle: 'Saved again', idleMinutes: 60 } })
      await expect.poll(() => other.app.settings.values.idleMinutes).toBe(60)
      expect([other.app.settings.values.appTitle, site.running.app.settings.values.appTitle]).toEqual([title.value, 'Saved again'])
      await other.close()
      await update({ reset: SETTING_NAMES })
    },
  )

  test('B-64e the operator gives a setting its default back on the host; it is in the audit log', async () => {
    await update({ values: { isInMaintenance: true } })
    expect((await site.get('/_about')).status).toBe(503)
    const bus = await createBus(site.database, site.env['DATABASE_URL'] ?? null)
    expect(await resetSettingOf({ database: site.database, bus }, 'isInMaintenance')).toBe(true)
    expect(await resetSettingOf({ database: site.database, bus }, 'isInMaintenance')).toBeNull()
    await bus.close()
    await expect.poll(async () => (await site.get('/_about')).status).toBe(200)
    const last = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(last).toMatchObject({
      userName: 'operator',
      serviceName: 'Setting',
      methodName: 'Update',
      parameters: '{"reset":["isInMaintenance"]}',
    })
  })
})
