import { expect, test } from 'vitest'
import { jobCalls } from '../../../testing/jobs.ts'
import { checkFile } from '../../../testing/signed-logs.ts'
import { onAnyEngine } from '../../../testing/site.ts'
import { rowsAt } from '../../../testing/log-rows.ts'
import { hire } from '../../../testing/people.ts'
import { isSignedBy, siteKey } from './site-key.ts'

const APP = '/abp/services/app'
const LOGS = ['WebLog', 'AuditLog', 'LoginLog', 'EntityChange']

onAnyEngine('A signed file of a log', (site) => {
  const { download: fetchFile } = jobCalls(site)

  /** Orders a file, has it written, and fetches it; a refused order is returned as it is. */
  async function download(service: string, days: object, token = site.tokens.admin) {
    const { status, body } = await site.post(`${APP}/${service}/Export`, days, token)
    if (status !== 200) return { status, text: '' }
    await site.running.app.jobs.run()
    const response = await fetchFile(body.result.id, token)
    return { status: response.status, text: await response.text() }
  }
  const check = (text: string) => checkFile(site.database, text)
  const rowsIn = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .slice(1, -1)
      .map((line) => JSON.parse(line).row)

  test('B-73c holds each row of the days that were asked for and no other, and the audit log tells who took it', async () => {
    await site.running.app.webLog.flush()
    // Rows stand in the order of their times.
    await site.database.write.deleteFrom('webLog').execute()
    const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`)
    const days = ['2026-03-01', '2026-03-02', '2026-03-03']
    for (const day of days)
      await site.database.write
        .insertInto('webLog')
        .values(Array.from({ length: 700 }, (_, index) => ({ ...rowsAt(at(day) + index, `/${day}/${index}`).webLog })))
        .execute()
    const { status, text } = await download('WebLog', { creationTimeStart: '2026-03-02', creationTimeEnd: '2026-03-02' })
    expect(status).toBe(200)
    expect(await check(text)).toMatchObject({
      count: 700,
      head: { log: 'webLog', from: '2026-03-02', to: '2026-03-02', timeZone: 'Asia/Shanghai' },
    })
    expect(rowsIn(text).map(({ path }: { path: string }) => path)).toEqual(
      Array.from({ length: 700 }, (_, index) => `/2026-03-02/${index}`),
    )
    expect(rowsIn(text)[0].creationTime).toBe('2026-03-02T04:00:00.000Z')
    const [audit] = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).execute()
    expect(audit).toMatchObject({ serviceName: 'WebLog', methodName: 'Export', userName: 'admin', result: 'Success' })
    expect(JSON.parse(audit!.parameters)).toEqual({ creationTimeStart: '2026-03-02', creationTimeEnd: '2026-03-02' })
  })

  test('B-73d each log has a permit of its own to be exported; that of the changes holds all of them, whoever takes it', async () => {
    await site.post(`${APP}/News/Create`, { title: '签名' }, 'editor')
    for (const service of LOGS) {
      const taker = await hire(site, [`${service}/Export`])
      const reader = await hire(
        site,
        LOGS.map((log) => `${log}/View`),
      )
      for (const other of LOGS)
        expect([service, other, (await download(other, {}, taker.token)).status]).toEqual([service, other, service === other ? 200 : 403])
      expect((await download(service, {}, reader.token)).status).toBe(403)
      expect((await download(service, {}, '')).status).toBe(401)
    }
    const taker = await hire(site, ['EntityChange/Export'])
    const { text } = await download('EntityChange', {}, taker.token)
    const rows = await site.database.read.selectFrom('entityChange').select('id').orderBy('id').execute()
    expect(rowsIn(text).map(({ id }: { id: number }) => id)).toEqual(rows.map(({ id }) => Number(id)))
    expect((await download('WebLog', { creationTimeStart: '2026-02-30' })).status).toBe(400)
  })

  test('B-73e the private half of the key is in no table and no reply, and the key stays the same', async () => {
    const first = await siteKey(site.database)
    expect((await siteKey(site.database)).publicKey).toBe(first.publicKey)
    const { value } = await site.database.read.selectFrom('setting').select('value').where('name', '=', 'logKey').executeTakeFirstOrThrow()
    expect(JSON.parse(value).publicKey).toBe(first.publicKey)
    // A private key in PKCS 8 begins like this in base64.
    expect(value).not.toContain('MC4CAQAwBQYDK2Vw')
    const { text } = await download('LoginLog', {})
    expect(text).not.toContain(JSON.parse(value).sealed)
    expect(isSignedBy(first.publicKey, 'another text', first.sign('a text'))).toBe(false)
    expect(isSignedBy('no key', 'a text', first.sign('a text'))).toBe(false)
  })
})
