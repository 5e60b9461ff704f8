import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditRow, ChangeRow, LoginRow, WebRow } from '../../../../contract/features/logs.ts'
import { allEndpoints } from '../../../../contract/api/registry.ts'
import { rowsAt } from '../../../testing/log-rows.ts'
import { hire, type Person } from '../../../testing/people.ts'
import { onAnyEngine, onBothEngines, PASSWORD } from '../../../testing/site.ts'
import { MOST_LOOKED_AT } from './page.ts'

const APP = '/abp/services/app'
/** Beyond all rows that the site writes while it is tested. */
const LONG_AGO = Date.UTC(2020, 0, 1)
const LOG_PERMITS = ['WebLog/View', 'AuditLog/View', 'LoginLog/View', 'EntityChange/View']

interface Page<R> {
  items: R[]
  older: number | null
  newer: number | null
  searchedUpTo: string | null
}

const webRow = (number: number) => ({
  id: number,
  creationTime: LONG_AGO + number * 60_000,
  method: 'GET',
  path: number % 2 ? `/old/${number}?q=100%_` : `/OLD/${number}`,
  status: number % 500 === 0 ? 503 : 200,
  duration: number % 100,
  bytes: 1,
  ip: number % 3 ? '203.0.113.1' : '203.0.113.2',
  userAgent: '',
  referrer: '',
  userId: number % 50 === 0 ? 1 : null,
  requestId: `old-${number}`,
})

const auditRow = (id: number, clientIpAddress: string) => ({ ...rowsAt(LONG_AGO + id * 1000, 'Old').auditLog, id, clientIpAddress })

onBothEngines('Reading the logs', (site) => {
  const read = async <R>(service: string, query = '', who = 'admin') =>
    (await site.get(`${APP}/${service}/GetAll?${query}`, who)).body.result as Page<R>
  const flush = () => Promise.all([site.running.app.webLog.flush(), site.running.app.loginLog.flush()])

  /** Every row of a search, from cursor to cursor. */
  async function readAll(query: string) {
    const items: WebRow[] = []
    for (let before: number | null | undefined; before !== null;) {
      const page: Page<WebRow> = await read('WebLog', `${query}${before ? `&before=${before}` : ''}`)
      items.push(...page.items)
      before = page.older
    }
    return items
  }

  /** Makes room before the rows of the test, whose ids are low: 12,000 requests, one each minute. */
  async function fill() {
    await flush()
    await site.database.write.deleteFrom('webLog').execute()
    const rows = Array.from({ length: 12_000 }, (_, index) => webRow(index + 1))
    for (let at = 0; at < rows.length; at += 1000)
      await site.database.write
        .insertInto('webLog')
        .values(rows.slice(at, at + 1000))
        .execute()
    // An id that is given does not move PostgreSQL's sequence.
    if (site.engine === 'postgres') await sql`select setval(pg_get_serial_sequence('"webLog"', 'id'), 100000)`.execute(site.database.write)
  }

  test('B-65d E-08b E-08c E-08d one operation is found in each log by person and request, with its change of data and its failure', async () => {
    const id = (await site.post(`${APP}/News/Create`, { title: '日志里的' }, 'editor')).body.result.id as number
    await site.post(`${APP}/News/Update`, { id, title: '改过的' }, 'editor')
    await site.post(`${APP}/News/Create`, { title: '' }, 'editor')
    await site.post('/abp/TokenAuth/Authenticate', { userName: 'no-such-person', password: 'x' })
    await flush()
    const audits = await read<AuditRow>('AuditLog', 'userName=editor')
    expect(audits.items.slice(0, 2)).toMatchObject([
      { methodName: 'Create', result: 'Failed', userName: 'editor' },
      { methodName: 'Update', result: 'Success', serviceName: 'News' },
    ])
    const { requestId } = audits.items[1]!
    expect((await read<WebRow>('WebLog', `requestId=${requestId}`)).items).toMatchObject([
      { path: `${APP}/News/Update`, userName: 'editor' },
    ])
    const changes = await read<ChangeRow>('EntityChange', `requestId=${requestId}`)
    expect(changes.items).toMatchObject([{ entityType: 'news', entityId: id, changeType: 'Updated', userName: 'editor' }])
    expect(JSON.stringify(changes)).not.toContain('propertyChanges')
    const change = (await site.get(`${APP}/EntityChange/Get?id=${changes.items[0]!.id}`, 'admin')).body.result
    expect(change.propertyChanges.map(({ propertyName }: { propertyName: string }) => propertyName)).toEqual(['title'])
    expect(change.propertyChanges).toContainEqual({ propertyName: 'title', originalValue: '日志里的', newValue: '改过的' })
    const ofRow = `entityType=news&entityId=${id}`
    expect((await read<ChangeRow>('EntityChange', ofRow)).items).toHaveLength(2)
    expect((await read<ChangeRow>('EntityChange', `${ofRow}&field=title`)).items).toHaveLength(2)
    expect((await read<ChangeRow>('EntityChange', `${ofRow}&field=titl`)).items).toEqual([])
    const failed = await read<LoginRow>('LoginLog', 'userName=no-such-person&result=InvalidUserNameOrPassword')
    expect(failed.items).toMatchObject([{ userNameOrEmailAddress: 'no… (14)', userId: null, ip: '127.0.0.1' }])
    expect((await read<AuditRow>('AuditLog', 'result=Failed&serviceName=News&methodName=Update')).items).toEqual([])
  })

  test('B-65a pages of the web log go on where the last ended, back and forth, and no row comes twice', async () => {
    await fill()
    const until = 'creationTimeEnd=2020-12-31'
    const first = await read<WebRow>('WebLog', until)
    expect(first.items.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, index) => 12_000 - index))
    expect(first).toMatchObject({ older: 11_951, newer: null, searchedUpTo: null })
    const second = await read<WebRow>('WebLog', `${until}&before=${first.older}`)
    expect(second.items[0]!.id).toBe(11_950)
    const back = await read<WebRow>('WebLog', `${until}&after=${second.newer}`)
    expect(back.items).toEqual(first.items)
    expect(back.older).toBe(first.older)
    const last = await read<WebRow>('WebLog', 'before=11')
    expect(last.items.map(({ id }) => id)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(last.older).toBe(null)
    expect(last.items[0]).toMatchObject({ path: '/OLD/10', ip: '203.0.113.1', userName: null, requestId: 'old-10' })
  })

  test('B-65b E-08e T-14a days, person, address, path, status, duration and request find their rows and no others', async () => {
    const all = Array.from({ length: 12_000 }, (_, index) => webRow(index + 1))
    const cases: [string, (row: (typeof all)[number]) => boolean][] = [
      ['userName=ADMIN', ({ userId }) => userId === 1],
      ['ip=203.0.113.2', ({ ip }) => ip === '203.0.113.2'],
      ['statusMin=500', ({ status }) => status >= 500],
      ['status=503&ip=203.0.113.2', ({ status, ip }) => status === 503 && ip === '203.0.113.2'],
      ['requestId=old-77', ({ requestId }) => requestId === 'old-77'],
      [`path=${encodeURIComponent('/OLD/119')}`, ({ path }) => path.startsWith('/OLD/119')],
      [`path=${encodeURIComponent('/old/119')}&durationMin=50`, ({ path, duration }) => path.startsWith('/old/119') && duration >= 50],
      [`path=${encodeURIComponent('/old/1199%')}`, () => false],
    ]
    for (const [query, isFound] of cases) {
      const items = await readAll(`maxResultCount=100&creationTimeEnd=2020-12-31&${query}`)
      const wanted = all.filter((row) => row.id > 1000 && isFound(row)).map(({ id }) => id)
      expect([query, items.filter(({ id }) => id > 1000).map(({ id }) => id)]).toEqual([query, wanted.toReversed()])
      expect([query, items.filter((row) => !isFound(webRow(row.id)))]).toEqual([query, []])
    }
    expect((await read<WebRow>('WebLog', 'userName=nobody-at-all')).items).toEqual([])
    const day = await read<WebRow>('WebLog', 'creationTimeStart=2020-01-03&creationTimeEnd=2020-01-03&maxResultCount=100')
    const times = day.items.map(({ creationTime }) => Date.parse(creationTime))
    expect(times).toHaveLength(100)
    expect(Math.max(...times) - Math.min(...times)).toBe(99 * 60_000)
    // The site is in Shanghai.
    expect(day.items[0]!.creationTime).toBe('2020-01-03T15:59:00.000Z')
    expect((await read<WebRow>('WebLog', 'creationTimeStart=2019-01-01&creationTimeEnd=2019-06-01')).items).toEqual([])
  })

  test('B-77f moments narrow the days: from the first one on, and up to the second one', async () => {
    const idsOf = async (query: string) => (await read<WebRow>('WebLog', `maxResultCount=100&${query}`)).items.map(({ id }) => id)
    const at = (id: number) => new Date(webRow(id).creationTime).toISOString()
    expect(await idsOf(`timeFrom=${at(3000)}&timeUntil=${at(3003)}`)).toEqual([3002, 3001, 3000])
    // Shanghai's 3 January ends with row 3839.
    expect(await idsOf(`creationTimeEnd=2020-01-03&timeFrom=${at(3838)}&timeUntil=${at(3900)}`)).toEqual([3839, 3838])
    expect(await idsOf(`creationTimeStart=2020-01-04&timeFrom=${at(3000)}&timeUntil=${at(3841)}`)).toEqual([3840])
    for (const wrong of ['yesterday', '2020-01-03', '2020-01-03T10:00'])
      expect((await site.get(`${APP}/WebLog/GetAll?timeFrom=${wrong}`, 'admin')).status).toBe(400)
  })

  test('B-65c a search that finds little ends after a bounded number of rows, says how far it came, and goes on from there', async () => {
    const query = 'path=/old/1%3Fq'
    const first = await read<WebRow>('WebLog', `${query}&before=12001`)
    expect(first).toMatchObject({ items: [], older: 12_000 - MOST_LOOKED_AT + 1 })
    expect(first.searchedUpTo).toBe(new Date(webRow(first.older!).creationTime).toISOString())
    const second = await read<WebRow>('WebLog', `${query}&before=${first.older}`)
    expect(second.items.map(({ id }) => id)).toEqual([1])
    expect(second).toMatchObject({ older: null, searchedUpTo: null })
  })

  test('B-65k an address finds its rows of each log at once, however many rows of others lie between', async () => {
    const from = async (service: string) => read<AuditRow>(service, 'ip=198.51.100.7')
    await site.database.write.deleteFrom('auditLog').execute()
    for (let at = 1; at <= MOST_LOOKED_AT + 2000; at += 1000)
      await site.database.write
        .insertInto('auditLog')
        .values(Array.from({ length: 1000 }, (_, index) => auditRow(at + index, at + index === 7 ? '198.51.100.7' : '203.0.113.1')))
        .execute()
    if (site.engine === 'postgres')
      await sql`select setval(pg_get_serial_sequence('"auditLog"', 'id'), 100000)`.execute(site.database.write)
    const found = await from('AuditLog')
    expect(found).toMatchObject({ items: [{ id: 7, ip: '198.51.100.7' }], older: null, searchedUpTo: null })
    expect((await read<AuditRow>('AuditLog', 'ip=198.51.100.7&methodName=Update')).items).toEqual([])
    expect((await from('WebLog')).items).toEqual([])
    expect((await from('LoginLog')).items).toEqual([])
  })

  test('B-65e a role with the permits of the logs reads the logs and nothing else, and each permit opens its own log alone', async () => {
    const auditor = await hire(site, LOG_PERMITS)
    for (const permit of LOG_PERMITS) {
      const [service] = permit.split('/')
      expect([service, (await site.get(`${APP}/${service}/GetAll`, auditor.token)).status]).toEqual([service, 200])
      const others: Person = await hire(
        site,
        LOG_PERMITS.filter((one) => one !== permit),
      )
      expect([service, (await site.get(`${APP}/${service}/GetAll`, others.token)).status]).toEqual([service, 403])
      expect((await site.get(`${APP}/${service}/GetAll`)).status).toBe(401)
    }
    const closed = allEndpoints().filter(({ access }) => typeof access === 'object' && !LOG_PERMITS.includes(access.permit))
    expect(closed.length).toBeGreaterThan(100)
    const statuses = await Promise.all(
      closed
        .filter(({ verbs }) => verbs.includes('GET'))
        .map(async ({ path }) => [path, (await site.get(`${path}?id=1`, auditor.token)).status]),
    )
    expect(statuses.filter(([, status]) => status !== 403)).toEqual([])
    for (const who of ['viewer', 'editor']) expect((await site.get(`${APP}/AuditLog/GetAll`, who)).status).toBe(403)
  })

  test('B-65f changes are seen of those rows alone that the reader may view: by the permits of resources and by data scopes', async () => {
    const unit = async (displayName: string) =>
      (await site.post(`${APP}/OrganizationUnit/Create`, { displayName }, 'admin')).body.result.id as number
    const [mine, other] = [await unit('甲'), await unit('乙')]
    const make = async (unitId: number) =>
      (await site.post(`${APP}/News/Create`, { title: `单位${unitId}`, unitId }, 'admin')).body.result.id
    const [near, far] = [await make(mine), await make(other)]
    const auditor = await hire(site, ['EntityChange/View'])
    expect((await read<ChangeRow>('EntityChange', 'entityType=news', auditor.token)).items).toEqual([])
    const reader = await hire(site, ['EntityChange/View', 'News/View'])
    const scopes = { content: { kind: 'units', unitIds: [mine] } }
    const { version } = (await site.get(`${APP}/Role/Get?id=${reader.roleId}`, 'admin')).body.result
    expect((await site.post(`${APP}/Role/Update`, { id: reader.roleId, version, dataScopes: scopes }, 'admin')).status).toBe(200)
    const { items } = await read<ChangeRow>('EntityChange', '', reader.token)
    expect(items.map(({ entityType, entityId }) => [entityType, entityId])).toEqual([['news', near]])
    const [hidden] = (await read<ChangeRow>('EntityChange', `entityType=news&entityId=${far}`)).items
    const refused = await site.get(`${APP}/EntityChange/Get?id=${hidden!.id}`, reader.token)
    expect(refused.status).toBe(404)
    expect((await site.get(`${APP}/EntityChange/Get?id=${items[0]!.id}`, reader.token)).status).toBe(200)
  })

  test('B-65g no secret stands in what the logs show, and a wrong filter, or one of 10 KB, is refused by name', async () => {
    const secret = 'Canary-65-Xq7'
    await site.post(`${APP}/User/ResetPassword`, { userId: site.ids.viewer, newPassword: secret }, 'admin')
    await site.post('/abp/TokenAuth/Authenticate', { userName: 'viewer', password: `${secret}!` })
    await site.get(`/_news?preview=${secret}`)
    await flush()
    const shown = await Promise.all(LOG_PERMITS.map((permit) => read(permit.split('/')[0]!, 'maxResultCount=100')))
    expect(JSON.stringify(shown)).toContain('ResetPassword')
    for (const part of [secret, ...Object.values(site.tokens)]) expect(JSON.stringify(shown)).not.toContain(part)
    for (const query of [
      'status=abc',
      'before=0',
      'after=-1',
      'creationTimeStart=2020-02-30',
      'maxResultCount=101',
      'bytes=1',
      'statusMin=99',
    ]) {
      const { status, body } = await site.get(`${APP}/WebLog/GetAll?${query}`, 'admin')
      expect([query, status, JSON.stringify(body.error.validationErrors)]).toEqual([
        query,
        400,
        expect.stringContaining(query.split('=')[0]!),
      ])
    }
    const long = 'x'.repeat(10 * 1024)
    for (const [log, ...names] of [
      ['WebLog', 'path', 'userName', 'ip', 'requestId'],
      ['AuditLog', 'serviceName', 'methodName'],
      ['LoginLog', 'result'],
      ['EntityChange', 'entityType', 'field'],
    ])
      for (const name of names) {
        const { status, body } = await site.get(`${APP}/${log}/GetAll?${name}=${long}`, 'admin')
        const said = body.error.validationErrors.map(({ members, message }: { members: string[]; message: string }) => [
          members,
          message.length < 60,
        ])
        expect([log, name, status, said]).toEqual([log, name, 400, [[[name], true]]])
      }
  })
})

onAnyEngine(
  'Reading the logs in demo mode',
  (site) => {
    test('B-65h in demo mode, where strangers share accounts, no address is shown or searched', async () => {
      await site.get('/home')
      await site.running.app.webLog.flush()
      const pages = await Promise.all(['WebLog', 'AuditLog', 'LoginLog'].map((log) => site.get(`${APP}/${log}/GetAll`, 'admin')))
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(pages[0]!.body.result.items.length).toBeGreaterThan(0)
      expect(JSON.stringify(pages.map(({ body }) => body.result))).not.toContain('127.0.0.1')
      expect((await site.get(`${APP}/WebLog/GetAll?ip=127.0.0.1`, 'admin')).body.result.items).toEqual([])
    })

    test('B-127g B-102c no log of a demo tells the browser of a visitor, or the page elsewhere from which they came', async () => {
      const seen = { 'user-agent': 'CANARY browser', referer: 'https://elsewhere.example/CANARY' }
      await site.get('/home', undefined, seen)
      for (const password of [PASSWORD, 'wrong'])
        await site.post('/abp/TokenAuth/Authenticate', { userName: 'viewer', password }, undefined, seen)
      await Promise.all([site.running.app.webLog.flush(), site.running.app.loginLog.flush()])
      for (const log of ['WebLog', 'AuditLog', 'LoginLog'])
        expect([log, JSON.stringify((await site.get(`${APP}/${log}/GetAll`, 'admin')).body)]).toEqual([
          log,
          expect.not.stringContaining('CANARY'),
        ])
      const stored = await site.database.read.selectFrom('loginLog').select('browserInfo').where('browserInfo', 'like', 'CANARY%').execute()
      expect(stored).toHaveLength(2)
    })
  },
  { DEMO: '1' },
)
