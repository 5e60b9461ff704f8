import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../../config/environment.ts'
import { rowsAt } from '../../../testing/log-rows.ts'
import { onBothEngines } from '../../../testing/site.ts'
import { proxyState, rightsState, spaceState } from './of-the-machine.ts'
import { clockState, databaseState } from './of-the-site.ts'

const HOUR_MS = 3_600_000

test('B-68a a disk with little room is a fault, and one that has soon little is named', () => {
  expect([499, 500, 2047, 2048].map((free) => spaceState('/data', free).state)).toEqual(['fault', 'warning', 'warning', 'ok'])
  expect(spaceState('/data', 12).says).toBe('/data has 12 MB of free space: uploads are refused. Make room.')
})

test('B-68a a folder that other users of the machine can read is named with the command that mends it', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-rights-'))
  const environment = readEnvironment({ DATA_DIR: dataDir })
  try {
    expect(rightsState(environment).state).toBe('ok')
    chmodSync(dataDir, 0o755)
    expect(rightsState(environment)).toMatchObject({ state: 'warning', says: expect.stringContaining(`${dataDir}: chmod 700`) })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})

test.each([
  [{}, 'warning'],
  [{ PUBLIC_URL: 'https://site.example' }, 'warning'],
  [{ PUBLIC_URL: 'https://site.example', TRUST_PROXY: '10.0.0.1' }, 'ok'],
  [{ PUBLIC_URL: 'http://site.example' }, 'ok'],
])('B-68a of the proxy %j it says %s', (env, state) => {
  expect(proxyState(readEnvironment(env)).state).toBe(state)
})

onBothEngines('The doctor', (site) => {
  test('B-68a the database is told with its version; one of a newer program is a fault, one of an older program a warning', async () => {
    const engine = site.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    const sound = await databaseState(site.database)
    expect(sound).toMatchObject({ state: 'ok', says: expect.stringMatching(new RegExp(`^${engine} \\d+\\.\\d+.*, up to date\\.$`)) })
    const rename = (from: string, to: string) =>
      sql`update "kysely_migration" set "name" = ${to} where "name" = ${from}`.execute(site.database.write)
    const { rows } = await sql<{ name: string }>`select max("name") as "name" from "kysely_migration"`.execute(site.database.read)
    const latest = rows[0]!.name
    await rename(latest, '9999_later')
    expect(await databaseState(site.database)).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('newer version of Portico (9999_later)'),
    })
    await rename('9999_later', latest)
    await sql`delete from "kysely_migration" where "name" = ${latest}`.execute(site.database.write)
    expect(await databaseState(site.database)).toMatchObject({ state: 'warning', says: expect.stringContaining('1 changes') })
    await sql`insert into "kysely_migration" ("name", "timestamp") values (${latest}, ${new Date().toISOString()})`.execute(
      site.database.write,
    )
    expect(await databaseState(site.database)).toEqual(sound)
  })

  test('B-68a a clock that was wrong is named by what was written in its future', async () => {
    expect(await clockState(site.database)).toMatchObject({ subject: 'clock', state: 'ok' })
    await site.database.write
      .insertInto('auditLog')
      .values(rowsAt(site.database.now() + HOUR_MS, 'future').auditLog)
      .execute()
    expect(await clockState(site.database)).toMatchObject({
      state: 'warning',
      says: expect.stringMatching(/^The last row of the audit log is 3[56]\d\d s in the future/),
    })
  })
})
