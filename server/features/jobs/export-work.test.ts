import { beforeEach, describe, expect, test } from 'vitest'
import { jobCalls } from '../../testing/jobs.ts'
import { hire } from '../../testing/people.ts'
import { hireInto, update } from '../../testing/scopes.ts'
import { sheetOf } from '../../testing/sheets.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'

const APP = '/abp/services/app'

onAnyEngine('Export by a job', (site) => {
  const { order, jobOf, download, tryExport } = jobCalls(site)
  const run = () => site.running.app.jobs.run()
  const codes = async () => (await site.database.read.selectFrom('brand').select('code').execute()).map(({ code }) => code)
  const fill = (number: number, from = 0) =>
    site.post(
      `${APP}/Brand/SaveImport`,
      { items: Array.from({ length: number }, (_, at) => ({ name: `品牌 ${from + at}`, code: `b-${from + at}` })) },
      'editor',
    )
  async function columnOf(id: number, title: string, format: 'csv' | 'xlsx' = 'csv', who = 'editor') {
    const [head, ...rows] = await sheetOf(Buffer.from(await (await download(id, who)).arrayBuffer()), format)
    expect(head).toContain(title)
    return rows.map((row) => row[head!.indexOf(title)])
  }

  beforeEach(async () => {
    for (const table of ['brand', 'job'] as const) await site.database.write.deleteFrom(table).execute()
  })

  test.each(['csv', 'xlsx'] as const)('B-71a a list is exported whole, in its order and by its filters, as %s', async (format) => {
    await fill(450)
    const id = await order({ keyword: 'b-1', sorting: 'code desc' }, { format })
    expect(await jobOf(id)).toMatchObject({ state: 'waiting', kind: 'export', resource: 'brand', isOwn: true, file: null, error: null })
    await run()
    const job = await jobOf(id)
    expect(job).toMatchObject({ state: 'done', done: 111, total: 111, result: { rows: 111, cut: 0 }, error: null })
    expect(job.file!.name).toMatch(new RegExp(`^品牌-\\d{4}-\\d\\d-\\d\\d\\.${format}$`))
    const expected = (await codes())
      .filter((code) => code.includes('b-1'))
      .toSorted()
      .toReversed()
    expect(await columnOf(id, '编码', format)).toEqual(expected)
    const { headers } = await download(id)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-disposition')).toContain(encodeURIComponent(job.file!.name))
    expect(Number(headers.get('content-length'))).toBe(job.file!.size)
  })

  test('B-71a the file of a job is the file that the browser would write', async () => {
    await fill(3)
    const { body } = await site.post(`${APP}/Brand/Export`, { sorting: 'id asc' }, 'editor')
    const id = await order({ sorting: 'id asc' })
    await run()
    expect(await columnOf(id, '编码')).toEqual(body.result.items.map(({ code }: { code: string }) => code))
    expect(await columnOf(id, '启用')).toEqual(['是', '是', '是'])
  })

  test('B-71b what begins like a formula is text in the file', async () => {
    await site.post(`${APP}/Brand/Create`, { name: '=1+1', code: 'formula' }, 'editor')
    const id = await order()
    await run()
    const text = await (await download(id)).text()
    expect(text).toContain(`"'=1+1"`)
    expect(text).not.toMatch(/(^|[,\n]"?)=1/)
  })

  test('B-71c an export holds no row outside its person’s data scope as it is when the job runs', async () => {
    const permits = ['Brand/View', 'Brand/Export', 'Brand/Add']
    const who = await hireInto(site, { permits, scopes: { catalogue: { kind: 'own' } } })
    const other = await hireInto(site, { permits, scopes: { catalogue: { kind: 'own' } } })
    await site.post(`${APP}/Brand/Create`, { name: '甲', code: 'mine' }, who.token)
    await site.post(`${APP}/Brand/Create`, { name: '乙', code: 'theirs' }, other.token)
    const [mine, narrowed] = [await order({}, { who: who.token }), await order({}, { who: other.token })]
    await update(site, 'Role', { id: other.roleId, dataScopes: { catalogue: { kind: 'unit' } } })
    await run()
    expect(await columnOf(mine, '编码', 'csv', who.token)).toEqual(['mine'])
    expect(await columnOf(narrowed, '编码', 'csv', other.token)).toEqual([])
  })

  describe('that is not to go on', () => {
    test('B-71c without the permit no export is ordered, and a permit that is gone ends it in words', async () => {
      expect((await tryExport({}, { who: 'viewer' })).status).toBe(403)
      expect((await tryExport({}, { resource: 'session' })).status).toBe(400)
      expect((await tryExport({ colour: 'red' })).status).toBe(400)
      expect(await site.database.read.selectFrom('job').select('id').execute()).toEqual([])
      await fill(3)
      const { token, roleId } = await hire(site, ['Brand/View', 'Brand/Export'])
      const [id, before] = [await order({}, { who: token }), await order({}, { who: token })]
      await run()
      expect((await download(before, token)).status).toBe(200)
      const late = await order({}, { who: token })
      await update(site, 'Role', { id: roleId, grantedPermissions: ['Brand/View'] })
      await run()
      expect(await jobOf(id, token)).toMatchObject({ state: 'done' })
      const job = await jobOf(late, token)
      expect(job).toMatchObject({ state: 'failed', file: null, result: { rows: null } })
      expect(job.error).toContain('Brand/Export')
      // Nor is a file handed out that was made before.
      expect((await download(before, token)).status).toBe(403)
    })

    test.each([false, true])(
      'B-71c an export whose session has ended meanwhile fails and says so; another session lets it go on (by idleness: %s)',
      async (isIdle) => {
        await site.post(`${APP}/Setting/Update`, { values: { idleMinutes: isIdle ? 30 : 0 } }, 'admin')
        await fill(2)
        const { token, id: userId, userName } = await hire(site, ['Brand/View', 'Brand/Export'])
        const id = await order({}, { who: token })
        const sessions = site.database.write.updateTable('session').where('userId', '=', userId)
        await (isIdle
          ? sessions.set({ lastUseTime: 1 }).execute()
          : site.database.write.deleteFrom('session').where('userId', '=', userId).execute())
        await run()
        const again = (await site.post('/abp/TokenAuth/Authenticate', { username: userName, password: PASSWORD })).body
        expect(again.error?.message ?? '').toBe('')
        const { accessToken } = again.result
        const job = await jobOf(id, accessToken)
        expect(job).toMatchObject({ state: 'failed', error: '您已退出登录，任务已停止。请重新登录后重试。' })
        expect((await site.post(`${APP}/Job/Retry`, { id }, accessToken)).status).toBe(200)
        await run()
        expect(await jobOf(id, accessToken)).toMatchObject({ state: 'done', result: { rows: 2 } })
      },
    )
  })
})
