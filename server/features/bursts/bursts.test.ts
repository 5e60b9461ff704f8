import { expect, test } from 'vitest'
import { ERROR_REPORT } from '../../../contract/features/browser-error-report.ts'
import { createBus } from '../../db/bus.ts'
import { openDatabase } from '../../db/open.ts'
import { readEnvironment } from '../../config/environment.ts'
import { forgetBursts } from '../../testing/forget-bursts.ts'
import { rowsAt } from '../../testing/log-rows.ts'
import { openMailServer } from '../../testing/message-servers.ts'
import { hire, type Person } from '../../testing/people.ts'
import { onAnyEngine, type Site } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'
import { startBursts } from './bursts.ts'
import { MINUTE_MS } from './tally.ts'

const APP = '/abp/services/app'
const set = (site: Site, values: Record<string, unknown>) => site.post(`${APP}/Setting/Update`, { values }, 'admin')
const fail = (site: Site, account: string, ip: string) =>
  site.post('/abp/TokenAuth/Authenticate', { usernameOrEmailAddress: account, password: 'wrong-one' }, undefined, { 'x-forwarded-for': ip })
const look = (site: Site) => site.running.app.bursts.look()
const noticesOf = async (site: Site, who = 'admin') => (await site.get(`${APP}/Burst/GetAll`, who)).body.result

/** So many minutes pass: what was counted is older, and so are the bursts. */
async function pass(site: Site, minutes: number) {
  await look(site)
  const rows = await site.database.read.selectFrom('burstCount').selectAll().execute()
  await site.database.write.deleteFrom('burstCount').execute()
  if (rows.length > 0)
    await site.database.write
      .insertInto('burstCount')
      .values(rows.map((row) => ({ ...row, minute: row.minute - minutes })))
      .execute()
  await look(site)
}

/** The line between nodes, as another node has it. */
const busOf = (site: Site) => createBus(site.database, site.env['DATABASE_URL'] || null)

const PROXIED = { TRUST_PROXY: '127.0.0.1' }
const OFF = { burstOfAccount: 0, burstOfAddress: 0, burstOfSignIns: 0, burstOfServerErrors: 0, burstOfBrowserErrors: 0 }

onAnyEngine(
  'Bursts',
  (site) => {
    test('B-76a failed sign-ins of an account make one notice, which ends when it is over; the next burst makes another', async () => {
      await forgetBursts(site)
      await set(site, { ...OFF, burstOfAccount: 4 })
      for (let at = 1; at < 4; at++) await fail(site, 'editor', `10.2.0.${at}`)
      await fail(site, 'nobody-of-this-name', '10.2.0.4')
      await look(site)
      expect(await noticesOf(site)).toEqual({ unseen: 0, items: [] })
      await fail(site, 'editor', '10.2.0.5')
      await look(site)
      for (let at = 6; at < 9; at++) await fail(site, 'editor', `10.2.0.${at}`)
      await look(site)
      expect((await noticesOf(site)).items).toMatchObject([
        { kind: 'account', subject: 'editor', peak: 7, minutes: 5, endTime: null, isSeen: false },
      ])
      await pass(site, 6)
      expect((await noticesOf(site)).items).toMatchObject([{ kind: 'account', peak: 7, endTime: expect.any(String) }])
      for (let at = 10; at < 14; at++) await fail(site, 'editor', `10.2.0.${at}`)
      await look(site)
      expect((await noticesOf(site)).items).toMatchObject([{ peak: 4, endTime: null }, { peak: 7 }])
    })

    test('B-76a an attack from ever new addresses opens no more than fifty notices, and hides no account that it tries', async () => {
      await forgetBursts(site)
      await set(site, { ...OFF, burstOfAccount: 3, burstOfAddress: 1 })
      const { count } = site.running.app.bursts
      for (let at = 0; at < 600; at++) count('address', `10.9.${at >> 8}.${at & 255}`)
      for (let at = 0; at < 3; at++) count('account', '1')
      await look(site)
      await look(site)
      const rows = await site.database.read.selectFrom('burst').select(['kind', 'endTime']).execute()
      expect([rows.length, rows.filter(({ kind }) => kind === 'account')]).toEqual([50, [{ kind: 'account', endTime: null }]])
    })

    test('B-76a failed sign-ins from an address are told with it, and not once more as those of all; from many addresses they are', async () => {
      await forgetBursts(site)
      await set(site, { ...OFF, burstOfAddress: 5, burstOfSignIns: 6 })
      for (let at = 0; at < 8; at++) await fail(site, `guess-${at}`, '10.3.0.1')
      await look(site)
      expect((await noticesOf(site)).items).toMatchObject([{ kind: 'address', subject: '10.3.0.1', peak: 8 }])
      for (let at = 0; at < 12; at++) await fail(site, `guess-${at}`, `10.3.1.${at}`)
      await look(site)
      expect((await noticesOf(site)).items).toMatchObject([{ kind: 'signIns', subject: null, peak: 20 }, { kind: 'address' }])
    })

    test('B-76a server errors and errors of browsers make notices; refusals and the 503 of maintenance make none', async () => {
      await forgetBursts(site)
      await set(site, { ...OFF, burstOfServerErrors: 3, burstOfBrowserErrors: 3 })
      for (let at = 0; at < 5; at++) await site.get(`${APP}/News/GetAll`)
      await set(site, { isInMaintenance: true })
      for (let at = 0; at < 5; at++) await site.get('/_about')
      await set(site, { isInMaintenance: false })
      await look(site)
      expect((await noticesOf(site)).items).toEqual([])
      for (const status of [500, 502, 503])
        site.running.app.webLog.add({ ip: '10.4.0.1', status, userId: null }, () => ({
          ...rowsAt(Date.now(), '/x').webLog,
          status,
          userId: null,
          requests: 1,
        }))
      for (let at = 0; at < 3; at++) await site.post(ERROR_REPORT.path, { message: `broken ${at}`, version: '1' })
      await look(site)
      const kinds = (await noticesOf(site)).items.map(({ kind }: { kind: string }) => kind)
      expect(kinds.toSorted()).toEqual(['browserErrors', 'serverErrors'])
    })

    test(
      'B-76b of two nodes one begins a burst and sends its mail, which names no account, address or person',
      { tags: ['engine'] },
      async () => {
        await forgetBursts(site)
        const server = await openMailServer()
        await set(site, {
          ...OFF,
          burstOfAccount: 3,
          burstOfAddress: 3,
          burstMails: ['ops@example.com', 'boss@example.com'],
          smtpHost: '127.0.0.1',
          smtpPort: server.port,
          smtpTls: 'never',
          mailFrom: 'Site <site@example.com>',
        })
        const database = await openDatabase(readEnvironment(site.env))
        const bus = await busOf(site)
        const { settings, messages } = site.running.app
        const parts = { database, bus, settings: settings.values, messages, report: console.error }
        const other = startBursts({ ...parts, publicUrl: 'https://site.example' })
        for (let at = 0; at < 2; at++) await fail(site, 'viewer', '10.5.0.9')
        // The other node has counted the rest.
        for (const [kind, subject] of [
          ['account', String(site.ids.viewer)],
          ['address', '10.5.0.9'],
        ] as const)
          other.count(kind, subject)
        await Promise.all([look(site), other.look()])
        await Promise.all([...times(5, () => look(site)), ...times(5, () => other.look())])
        expect(await site.database.read.selectFrom('burst').select(['kind', 'peak']).orderBy('kind').execute()).toEqual([
          { kind: 'account', peak: 3 },
          { kind: 'address', peak: 3 },
        ])
        await expect.poll(() => server.mails.length).toBeGreaterThanOrEqual(2)
        const open = () => site.database.read.selectFrom('job').select('id').where('endTime', 'is', null).execute()
        await expect.poll(open).toEqual([])
        const addressees = server.mails.flatMap(({ to }) => to)
        const told = server.mails.map(({ text }) => text).join('\n')
        for (const kind of ['同一账号', '同一地址']) expect(told.split(kind)).toHaveLength(3)
        expect(new Set(addressees)).toEqual(new Set(['ops@example.com', 'boss@example.com']))
        expect(told).toMatch(/https:\/\/site\.example\/#\/loginlog\?timeFrom=[\w%.-]+&timeUntil=[\w%.-]+/)
        const all = server.mails.map(({ raw, text, html }) => raw + text + html).join('\n')
        expect(all).not.toMatch(/viewer|10\.5\.0\.9|userName=|ip=/)
        await other.stop()
        await bus.close()
        await database.close()
        await server.close()
      },
    )

    test('B-76c each person has their own count of unseen notices, and readers without the log of sign-ins learn no names', async () => {
      await forgetBursts(site)
      const row = { kind: 'address' as const, subject: '10.6.0.1', peak: 9, minutes: 5, mailTime: 1, endTime: null }
      const now = Date.now()
      await site.database.write
        .insertInto('burst')
        .values([
          { ...row, beginTime: now, lastTime: now },
          { ...row, kind: 'serverErrors', subject: '', beginTime: now, lastTime: now },
        ])
        .execute()
      const reader: Person = await hire(site, ['Burst/View'])
      const { unseen, items } = await noticesOf(site, reader.token)
      expect([unseen, items.map(({ subject }: { subject: string | null }) => subject)]).toEqual([2, [null, null]])
      expect((await noticesOf(site)).items[1].subject).toBe('10.6.0.1')
      expect((await site.post(`${APP}/Burst/MarkSeen`, { upTo: items[0].id + 1000 }, reader.token)).status).toBe(200)
      expect([(await noticesOf(site, reader.token)).unseen, (await noticesOf(site)).unseen]).toEqual([0, 2])
      const bellOf = async (who: string) => (await site.get(`${APP}/Job/GetState`, who)).body.result.notices
      expect([await bellOf(reader.token), await bellOf('admin'), await bellOf('viewer')]).toEqual([0, 2, 0])
      await site.post(`${APP}/Burst/MarkSeen`, { upTo: 1 }, reader.token)
      expect((await noticesOf(site, reader.token)).unseen).toBe(0)
      for (const who of ['viewer', 'editor']) expect((await site.get(`${APP}/Burst/GetAll`, who)).status).toBe(403)
    })

    test('B-76d counts go after two hours and notices thirty days after their end', async () => {
      await forgetBursts(site)
      const day = 24 * 60 * MINUTE_MS
      const ended = (days: number) => ({
        kind: 'signIns' as const,
        subject: '',
        peak: 1,
        minutes: 5,
        beginTime: 1,
        lastTime: 1,
        endTime: Date.now() - days * day,
        mailTime: 1,
      })
      await site.database.write
        .insertInto('burst')
        .values([ended(31), ended(29)])
        .execute()
      const minute = Math.floor(Date.now() / MINUTE_MS)
      await site.database.write
        .insertInto('burstCount')
        .values([121, 3].map((ago) => ({ minute: minute - ago, kind: 'signIns' as const, subject: 'x', count: 1 })))
        .execute()
      const { settings, messages } = site.running.app
      // A node forgets when it begins, and each hour.
      const bus = await busOf(site)
      const parts = { database: site.database, bus, settings: settings.values, messages, report: console.error }
      const node = startBursts({ ...parts, publicUrl: '' })
      await node.look()
      await node.stop()
      await bus.close()
      const count = async (table: 'burst' | 'burstCount') => (await site.database.read.selectFrom(table).selectAll().execute()).length
      expect([await count('burst'), await count('burstCount')]).toEqual([1, 1])
    })
  },
  PROXIED,
)

onAnyEngine(
  'Bursts in demo mode',
  (site) => {
    test('B-76e no address is told, and nobody marks notices as seen', async () => {
      for (let at = 0; at < 40; at++) await fail(site, `guess-${at}`, '10.7.0.1')
      await look(site)
      const { items } = await noticesOf(site)
      expect(items).toMatchObject([{ kind: 'address', subject: null }])
      expect(JSON.stringify(items)).not.toContain('10.7.0.1')
      expect((await site.post(`${APP}/Burst/MarkSeen`, { upTo: items[0].id }, 'admin')).status).toBe(403)
    })
  },
  { ...PROXIED, DEMO: '1' },
)
