import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createBus } from '../../db/bus.ts'
import { start } from '../../start.ts'
import { NO_ASSETS, onBothEngines, siteEnvironment, urlOf } from '../../testing/site.ts'
import { createLoginLog } from '../sign-in/login-log.ts'
import { issueSetUpToken } from '../sign-in/set-up.ts'
import { resetPassword } from '../users/by-operator.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The database's clock is two days behind this machine's. */
const inDatabase = Date.now() - 2 * DAY_MS

test('E-08 a request is dated by the clock of the database, whether its reply was rendered or cached', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-dates-'))
  const running = await start(siteEnvironment({ DATA_DIR: dataDir }), { quiet: true, assets: NO_ASSETS, clock: () => inDatabase })
  try {
    for (const at of ['/home', '/home', '/api/portal/site']) await (await fetch(urlOf(running) + at)).text()
    await running.app.webLog.flush()
    const rows = await running.database.read.selectFrom('webLog').select(['path', 'creationTime', 'requestId']).execute()
    expect(rows.map((row) => row.path).toSorted()).toEqual(['/api/portal/site', '/home', '/home'])
    expect(rows.some(({ requestId }) => requestId === '')).toBe(true)
    expect(rows.map(({ creationTime }) => creationTime)).toEqual([inDatabase, inDatabase, inDatabase])
  } finally {
    await running.close()
    rmSync(dataDir, { recursive: true })
  }
})

onBothEngines('By the clock of the database', (site) => {
  const database = () => ({ ...site.database, now: () => inDatabase })

  test('E-08c the row that counts the refusals of an address is dated', async () => {
    const log = createLoginLog(database(), console.error)
    for (let i = 0; i < 3; i++) log.countLockedOut('203.0.113.8')
    await log.stop()
    const rows = await site.database.read.selectFrom('loginLog').select('creationTime').where('ip', '=', '203.0.113.8').execute()
    expect(rows).toEqual([{ creationTime: inDatabase }])
  })

  test('B-07 E-08b the operator’s change is dated in the audit log', async () => {
    const bus = await createBus(site.database, null)
    expect(await resetPassword({ database: database(), bus }, { account: 'editor', passwordHash: null })).toBe(true)
    await bus.close()
    const row = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(row).toMatchObject({ userName: 'operator', executionTime: inDatabase })
    expect(row.executionDuration).toBeLessThan(DAY_MS)
  })

  test('B-05e the link for the first administrator ends a day after it was made', async () => {
    await site.database.write.updateTable('user').set({ isActive: 0 }).where('userName', '=', 'admin').execute()
    expect(await issueSetUpToken(database())).not.toBe(null)
    const row = await site.database.read
      .selectFrom('setting')
      .select('value')
      .where('name', 'like', 'setUpToken%')
      .executeTakeFirstOrThrow()
    expect(Number(row.value)).toBe(inDatabase + DAY_MS)
  })
})
