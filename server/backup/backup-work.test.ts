import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { JOB_KINDS } from '../../contract/jobs/kinds.ts'
import { jobCalls } from '../testing/jobs.ts'
import { hire } from '../testing/people.ts'
import { onAnyEngine } from '../testing/site.ts'
import { update } from '../testing/scopes.ts'
import { orderBackup } from './order-backup.ts'
import { stateOfBackups } from './state.ts'
import { verifyBackup } from './verify.ts'
import { backupsIn } from './write.ts'

const APP = '/abp/services/app'

onAnyEngine('A backup by a job', (site) => {
  const { jobOf, on } = jobCalls(site)
  const place = () => path.join(site.dataDir, 'backups')
  const make = (who = 'admin') => site.post(`${APP}/Backup/Make`, {}, who)
  const run = () => site.running.app.jobs.run()
  const rows = () => site.database.read.selectFrom('job').selectAll().where('kind', '=', 'backup').orderBy('id').execute()
  const names = () => (existsSync(place()) ? readdirSync(place()) : [])

  afterEach(async () => {
    rmSync(place(), { recursive: true, force: true })
    await site.database.write.deleteFrom('job').execute()
    await site.database.write.deleteFrom('setting').where('name', '=', 'backups').execute()
  })

  test('B-81b somebody who may change settings orders one, and is told its rows, uploads and size; it is whole, verified and noted', async () => {
    await site.upload()
    const { id } = (await make()).body.result
    expect(await jobOf(id, 'admin')).toMatchObject({ kind: 'backup', state: 'waiting', userName: 'admin', isOwn: true, resource: null })
    await run()
    const job = await jobOf(id, 'admin')
    expect(job).toMatchObject({ state: 'done', error: null, file: null, result: { uploads: 1, missing: 0, refused: null } })
    expect(job.total).toBeGreaterThan(0)
    const [folder] = await backupsIn(place())
    const { manifest } = await verifyBackup(folder!)
    expect(job.result.rows).toBe(manifest.tables.reduce((sum, table) => sum + table.rows, 0))
    const sizes = execFileSync('find', [folder!, '-path', '*/tables/*', '-printf', '%s\n', '-o', '-path', '*/uploads/*', '-printf', '%s\n'])
    expect(job.result.bytes).toBe(
      sizes
        .toString()
        .trim()
        .split('\n')
        .reduce((sum, size) => sum + Number(size), 0),
    )
    expect(names()).toEqual([path.basename(folder!)])
    const state = (await site.get(`${APP}/Backup/GetState`, 'admin')).body.result
    expect(state).toEqual({ isNightly: false, last: manifest.time, verified: manifest.time, failed: null })
    const audit = await site.database.read.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(audit).toMatchObject({ serviceName: 'Backup', methodName: 'Make', userName: 'admin', result: 'Success' })
    // It stays on the server.
    expect((await site.get(`${APP}/Job/GetFile?id=${id}`, 'admin')).status).toBe(404)
  })

  test('B-81b nobody else orders one, and no second one while one is under way', async () => {
    expect((await make('editor')).status).toBe(403)
    expect((await site.post(`${APP}/Backup/Make`, {})).status).toBe(401)
    expect(await rows()).toEqual([])
    const replies = await Promise.all([make(), make(), make()])
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422, 422])
    expect(replies.find(({ status }) => status === 422)!.body.error.message).toBe('已有一个备份正在等待或执行，请等它完成。')
    await run()
    expect((await make()).status).toBe(200)
    expect(await rows()).toHaveLength(2)
  })

  test('B-81b a permit that is gone when its turn comes ends it in words, and nothing is copied', async () => {
    const { token, roleId } = await hire(site, ['Setting/View', 'Setting/Edit'])
    const { id } = (await make(token)).body.result
    await update(site, 'Role', { id: roleId, grantedPermissions: ['Setting/View'] })
    await run()
    const job = await jobOf(id, token)
    expect([job.state, job.error, names()]).toEqual(['failed', expect.stringContaining('Setting/Edit'), []])
  })

  test('B-81c stopped in the middle it leaves nothing behind, neither of the copy nor of its trial', async () => {
    const { id } = (await make()).body.result
    const running = run()
    await expect.poll(names, { interval: 1 }).toHaveLength(1)
    expect(names()).toEqual([expect.stringMatching(/\.part$/)])
    expect((await on('Cancel', id, 'admin')).status).toBe(200)
    await running
    expect([await jobOf(id, 'admin'), names()]).toMatchObject([{ state: 'cancelled', result: { rows: null } }, []])
    expect((await site.get(`${APP}/Backup/GetState`, 'admin')).body.result).toMatchObject({ last: null, verified: null, failed: null })
    await on('Retry', id, 'admin')
    await run()
    expect([(await jobOf(id, 'admin')).state, names()]).toEqual(['done', [expect.stringMatching(/Z$/)]])
  })

  test('B-81c goes on with the trial of a copy that is whole, and makes another when that one proves to be damaged', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      const { id } = (await make()).body.result
      await run()
      const [first] = await backupsIn(place())
      const again = () =>
        site.database.write.updateTable('job').set({ state: 'waiting', endTime: null, notBefore: 0 }).where('id', '=', id).execute()
      await again()
      await run()
      expect([(await jobOf(id, 'admin')).state, await backupsIn(place())]).toEqual(['done', [first]])

      writeFileSync(path.join(first!, 'tables/user.ndjson.gz'), 'damaged')
      await again()
      await run()
      expect(await jobOf(id, 'admin')).toMatchObject({ state: 'waiting', error: expect.stringContaining('user.ndjson.gz (damaged)') })
      await again()
      await run()
      expect((await jobOf(id, 'admin')).state).toBe('done')
      const [second, ...others] = await backupsIn(place())
      expect([second === first, others]).toEqual([false, [first]])
      await verifyBackup(second!)
    } finally {
      told.mockRestore()
    }
  })

  test('B-81c what attempts that were killed have left goes at the next one; what another process writes at the moment stays', async () => {
    const { id } = (await make()).body.result
    const [row] = await rows()
    const mark = `job${id}-${row!.creationTime.toString(36)}`
    const left = [`portico-2026-01-01T000000.000Z-${mark}.part`, `.verify-${mark}-AbCdEf`]
    const others = [`portico-2026-01-01T000000.000Z-77.part`, '.verify-77-AbCdEf']
    for (const name of [...left, ...others]) mkdirSync(path.join(place(), name), { recursive: true })
    await run()
    expect(names().toSorted()).toEqual([...others, path.basename((await backupsIn(place()))[0]!)].toSorted())
  })

  test('B-81c one whose process is killed again and again ends, and the dashboard says so until one succeeds', async () => {
    await orderBackup(site.database, '2030-01-01')
    await site.database.write
      .updateTable('job')
      .set({ state: 'running', holder: 'gone', leaseUntil: 0, attempts: JOB_KINDS.backup.waits.length + 1 })
      .execute()
    await run()
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    const { failed } = await stateOfBackups(site.database.read, 'zh-CN')
    expect(failed?.reason).toMatch(/中途中断/)
    await make()
    await run()
    expect((await stateOfBackups(site.database.read)).failed).toBe(null)
  })

  test('B-81d the one of a night removes those that are no longer kept, and one that somebody orders removes none', async () => {
    await site.post(`${APP}/Setting/Update`, { values: { backupsKept: 1 } }, 'admin')
    for (let round = 0; round < 2; round++) {
      await make()
      await run()
    }
    expect(await backupsIn(place())).toHaveLength(2)
    await Promise.all([orderBackup(site.database, '2030-01-02'), orderBackup(site.running.database, '2030-01-02')])
    await run()
    expect([(await rows()).filter(({ userId }) => userId === null).length, (await backupsIn(place())).length]).toEqual([1, 1])
  })
})

onAnyEngine(
  'Backups in demo mode',
  (site) => {
    test('B-81b are not ordered by anybody', async () => {
      const { status, body } = await site.post(`${APP}/Backup/Make`, {}, 'admin')
      expect([status, body.error.message]).toEqual([403, '演示版本，不允许操作'])
      expect(await site.database.read.selectFrom('job').select('id').execute()).toEqual([])
    })
  },
  { DEMO: '1' },
)
