import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { openDatabase } from '../db/open.ts'
import { openMailServer } from '../testing/message-servers.ts'
import { createDatabase, dropDatabase } from '../testing/databases.ts'
import { rowsAt } from '../testing/log-rows.ts'
import { nightlyNode } from '../testing/nightly.ts'
import { runHere, runOnceByProgram, runOperator, runWithoutRoom, startOperator } from '../testing/operator.ts'
import { hire } from '../testing/people.ts'
import { programFolder } from '../testing/program.ts'
import { onAnyEngine, siteEnvironment } from '../testing/site.ts'
import { start } from '../start.ts'
import { NO_ASSETS } from '../testing/site.ts'

const APP = '/abp/services/app'
const DAY_MS = 24 * 60 * 60_000

let folder: string
let scratch: string
beforeAll(async () => {
  folder = await programFolder()
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-copies-'))
})
afterAll(() => [folder, scratch].forEach((place) => rmSync(place, { recursive: true })))

let count = 0
const newPlace = () => path.join(scratch, `place-${++count}`)

const PATIENCE = 180_000
/** The work itself is tried by `server/backup`. */
const WHOLE = { tags: ['whole'] }

onAnyEngine('Backups by command', (site) => {
  let place: string
  const env = () => ({ ...site.env, BACKUP_DIR: place })
  const run = (args: string[], more: NodeJS.ProcessEnv = {}) =>
    runOnceByProgram({ engine: site.engine, env: { ...env(), ...more } }, folder, args)
  /** The same work, where another test shows the program. */
  const here = (args: string[], more: NodeJS.ProcessEnv = {}) => runHere({ ...env(), ...more }, args)
  const state = async (who = 'admin') => (await site.get(`${APP}/Backup/GetState`, who)).body.result
  const whole = () => readdirSync(place).filter((name) => name.endsWith('Z'))
  beforeEach(() => {
    place = newPlace()
  })
  afterEach(() => site.database.write.deleteFrom('setting').where('name', '=', 'backups').execute())

  test('B-67g B-67k a backup is made while the server runs; the dashboard knows it once it is verified, and nobody without the permit does', async () => {
    expect(await here(['verify-backup'])).toMatchObject({ code: 1, errors: `There is no backup in ${place}.\n` })
    expect(await state()).toEqual({ isNightly: false, last: null, verified: null, failed: null })
    const { code, output, errors } = await run(['backup'])
    expect([code, errors, output.includes(place)]).toEqual([0, '', true])
    const made = await state()
    expect(made).toMatchObject({ last: expect.stringMatching(/^20.*Z$/), verified: null })
    expect(await run(['verify-backup'])).toMatchObject({ code: 0, output: expect.stringContaining('it is whole') })
    expect(await state()).toEqual({ ...made, verified: made.last })
    expect(await here(['backup', '--verify', '--keep', '1'])).toMatchObject({ code: 0, output: expect.stringContaining('was removed') })
    expect(whole()).toHaveLength(1)
    const { token } = await hire(site, ['News/View'])
    expect((await site.get(`${APP}/Backup/GetState`, token)).status).toBe(403)
    expect((await site.get(`${APP}/Backup/GetState`)).status).toBe(401)
  })

  test('B-67g a backup of another site is verified, and not noted in this one', WHOLE, async () => {
    await here(['backup'])
    const [name] = whole()
    const other = siteEnvironment({ DATA_DIR: newPlace() })
    const running = await start(other, { quiet: true, assets: NO_ASSETS })
    await running.close()
    expect((await runHere(other, ['verify-backup', path.join(place, name!)])).code).toBe(0)
    const database = await openDatabase(readEnvironment(other))
    const notes = await database.read.selectFrom('setting').select('value').where('name', '=', 'backups').execute()
    await database.close()
    expect(notes).toEqual([])
  })

  test('B-112a a backup for which there is no room names its place, leaves nothing there, and is made once there is', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(1_000_000)]), 'large.bin')
    await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })
    const { id } = await site.database.read.selectFrom('upload').select('id').executeTakeFirstOrThrow()
    const { code, output, errors } = await runWithoutRoom(folder, env(), ['backup'])
    expect([code, output, errors]).toEqual([1, '', expect.stringContaining(`There is no room in ${place} (EFBIG).`)])
    expect(errors).not.toMatch(/database|at async/)
    expect([readdirSync(place), (await state()).last]).toEqual([[], null])
    expect(await here(['backup'])).toMatchObject({ code: 0, errors: '' })
    expect(whole()).toHaveLength(1)
    await site.database.write.deleteFrom('upload').where('id', '=', id).execute()
    rmSync(path.join(site.dataDir, 'uploads', id), { recursive: true })
  })

  test('B-67i killed at any moment, a backup has no name of a whole one, and the next one is made', WHOLE, async () => {
    for (let round = 0; round < 4; round++) {
      const { kill, ended } = startOperator(folder, env(), ['backup'])
      await wait(120 + 60 * round)
      kill()
      await ended
      for (const name of existsSync(place) ? whole() : []) {
        expect((await here(['verify-backup', path.join(place, name)])).code).toBe(0)
        rmSync(path.join(place, name), { recursive: true })
      }
    }
    expect(await here(['backup', '--verify'])).toMatchObject({ code: 0, errors: '' })
  })

  test('B-67i killed at any moment, a restore leaves no half site, and the same restore may follow', WHOLE, async () => {
    await here(['backup'])
    const backup = path.join(place, whole()[0]!)
    const url = site.engine === 'postgres' ? await createDatabase() : ''
    const target = siteEnvironment({ DATA_DIR: newPlace(), DATABASE_URL: url })
    for (let round = 0; round < 4; round++) {
      const { kill, ended } = startOperator(folder, target, ['restore', backup])
      await wait(150 + 90 * round)
      kill()
      const { code } = await ended
      if (code === 0) break
    }
    const again = await runHere(target, ['restore', backup])
    // A restore that was done before its kill is not done twice.
    if (again.code !== 0) expect(again.errors).toContain('There is a site in that place already')
    const database = await openDatabase(readEnvironment(target))
    const users = await database.read.selectFrom('user').select('userName').orderBy('id').execute()
    expect(users.length).toBeGreaterThan(2)
    expect(users).toEqual(await site.database.read.selectFrom('user').select('userName').orderBy('id').execute())
    await database.close()
    if (url) await dropDatabase(url)
  })

  test('B-67h a site that runs is not moved, and one that stands still is, with its numbers printed', WHOLE, async () => {
    const to = { TO_DATA_DIR: newPlace() }
    expect(await here(['move'])).toMatchObject({ code: 1, errors: expect.stringContaining('Name the new place by TO_DATA_DIR') })
    expect(await here(['move'], to)).toMatchObject({ code: 1, errors: expect.stringContaining('The server still runs') })
    expect(existsSync(path.join(to.TO_DATA_DIR, 'portico.db'))).toBe(false)

    const still = siteEnvironment({ DATA_DIR: newPlace() })
    await (await start(still, { quiet: true, assets: NO_ASSETS })).close()
    const url = site.engine === 'postgres' ? await createDatabase() : ''
    const target = url ? { TO_DATABASE_URL: url } : to
    const { code, output, errors } = await runOnceByProgram({ engine: site.engine, env: { ...still, ...target } }, folder, ['move'])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(/^user +1 rows +[0-9a-f]{16}$/m)
    const there = { ...still, ...(url ? { DATABASE_URL: url } : { DATA_DIR: to.TO_DATA_DIR }) }
    expect((await runHere(there, ['doctor'])).output).toMatch(/^ok +uploads /m)
    expect(await runHere({ ...still, ...target }, ['move'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('There is a site'),
    })
    if (url) await dropDatabase(url)
  })

  test(
    'B-67l B-81a each night one of two nodes orders a backup; the other does not, nor does the same one again',
    async () => {
      // A backup that was done before its kill may lie there.
      rmSync(path.join(site.dataDir, 'backups'), { recursive: true, force: true })
      const [one, other] = [nightlyNode(site, { hour: 3 }), nightlyNode(site, { hour: 3 })]
      await site.post(`${APP}/Setting/Update`, { values: { nightlyBackup: true, backupHour: 3 } }, 'admin')
      const jobs = () => site.database.read.selectFrom('job').select(['state', 'userId']).where('kind', '=', 'backup').execute()
      try {
        await Promise.all([one.look(), other.look()])
        await one.look()
        expect(await jobs()).toEqual([{ state: 'waiting', userId: null }])
        await one.make()
        expect([(await one.made()).length, one.errors, other.errors]).toEqual([1, [], []])
        expect(await state()).toMatchObject({ isNightly: true, verified: expect.any(String), failed: null })
        // A node that has just started remembers nothing.
        const third = nightlyNode(site, { hour: 5 })
        await third.look()
        other.time.day = 2
        other.time.hour = 2
        await other.look()
        await other.make()
        expect(await other.made()).toHaveLength(1)
        other.time.hour = 9
        await other.look()
        await other.make()
        expect([(await other.made()).length, (await jobs()).length]).toEqual([2, 2])
      } finally {
        await Promise.all([one.close(), other.close()])
      }
    },
    PATIENCE,
  )

  test(
    'B-67m B-81c a nightly backup that fails is told to the operator and to the dashboard, and tried again; the doctor knows it too',
    async () => {
      await site.post(`${APP}/Setting/Update`, { values: { nightlyBackup: true, backupHour: 3 } }, 'admin')
      const node = nightlyNode(site, { hour: 4 })
      const told = vi.spyOn(console, 'log').mockImplementation(() => {})
      const job = () => site.database.read.selectFrom('job').selectAll().where('kind', '=', 'backup').executeTakeFirstOrThrow()
      try {
        appendFileSync(path.join(site.dataDir, 'backups'), 'a file where the folder should be')
        await node.look()
        await node.make()
        expect(told.mock.calls.flat()).toEqual([expect.stringMatching(/^The backup failed: EEXIST/)])
        expect(await state()).toMatchObject({ verified: null, failed: { reason: expect.stringContaining('EEXIST') } })
        const failed = await job()
        expect(failed).toMatchObject({ state: 'waiting', attempts: 1 })
        expect(failed.notBefore).toBeGreaterThan(Date.now())
        // The command runs as a program, since the test listens to what this process says.
        expect((await runOperator(folder, env(), ['doctor'])).output).toMatch(/WARNING +backup .*EEXIST/)
        rmSync(path.join(site.dataDir, 'backups'))
        await node.make()
        expect([(await node.made()).length, (await job()).state]).toEqual([1, 'done'])
        expect(await state()).toMatchObject({ verified: expect.any(String), failed: null })
      } finally {
        told.mockRestore()
        await node.close()
      }
    },
    PATIENCE,
  )

  test('B-68a the doctor finds a sound site, and names each fault', async () => {
    const mail = await openMailServer()
    const sound = { PUBLIC_URL: 'https://www.example.com', TRUST_PROXY: '127.0.0.1' }
    await site.post(
      `${APP}/Setting/Update`,
      { values: { smtpHost: '127.0.0.1', smtpPort: mail.port, smtpTls: 'never', mailFrom: 'a@example.com' } },
      'admin',
    )
    await here(['backup', '--verify'])
    const { code, output, errors } = await run(['doctor'], sound)
    expect([code, errors, output.match(/FAULT.*/g)]).toEqual([0, '', null])
    for (const subject of ['node', 'disk', 'rights', 'proxy', 'database', 'clock', 'uploads', 'mail', 'backup'])
      expect(output).toMatch(new RegExp(`^ok +${subject} `, 'm'))

    await mail.close()
    const form = new FormData()
    form.set('file', new Blob(['price list']), 'prices.txt')
    await site.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })
    const { id } = await site.database.read.selectFrom('upload').select('id').executeTakeFirstOrThrow()
    rmSync(path.join(site.dataDir, 'uploads', id), { recursive: true })
    await site.database.write.updateTable('user').set({ hasDemoPassword: 1 }).where('userName', '=', 'viewer').execute()
    const sick = await here(['doctor'], { ...sound, TRUST_PROXY: '', BACKUP_DIR: newPlace() })
    expect(sick.code).toBe(1)
    for (const line of [
      /FAULT +uploads +The files of 1 of 1 uploads are gone/,
      /FAULT +mail .*does not take mail/,
      /WARNING +proxy .*TRUST_PROXY/,
      /WARNING +passwords .*viewer/,
    ])
      expect(sick.output).toMatch(line)
    await site.database.write.updateTable('user').set({ hasDemoPassword: 0 }).where('userName', '=', 'viewer').execute()
  })

  test('B-68b prune deletes at once what the settings no longer keep, and says how much', async () => {
    // A server that runs prunes by itself a minute after its start, so this one is a copy without a server.
    const empty = inject('emptySites')[site.engine]
    const url = empty.databaseUrl && (await createDatabase(empty.databaseUrl))
    const still = siteEnvironment({ DATA_DIR: newPlace(), DATABASE_URL: url })
    cpSync(empty.dataDir, still['DATA_DIR']!, { recursive: true })
    const database = await openDatabase(readEnvironment(still))
    const old = Date.now() - 60 * DAY_MS
    await database.write
      .insertInto('webLog')
      .values([rowsAt(old, 'old').webLog, rowsAt(old, 'old').webLog])
      .execute()
    const { code, output, errors } = await runOnceByProgram({ engine: site.engine, env: still }, folder, ['prune'])
    expect([code, errors]).toEqual([0, ''])
    expect(output).toMatch(/webLog +2 rows deleted/)
    expect(await database.read.selectFrom('webLog').select('id').where('creationTime', '=', old).execute()).toEqual([])
    await database.close()
    if (url) await dropDatabase(url)
  })
})
