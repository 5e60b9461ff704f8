import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { jobCalls } from '../../testing/jobs.ts'
import { hire } from '../../testing/people.ts'
import { update } from '../../testing/scopes.ts'
import { sheetOf } from '../../testing/sheets.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { jobsRoot } from './place.ts'

const APP = '/abp/services/app'
const TITLES = ['名称', '编码', '启用']

onAnyEngine('Import by a job', (site) => {
  const { upload, tryImport, jobOf, download, on } = jobCalls(site)
  const run = () => site.running.app.jobs.run()
  const brands = () => site.database.read.selectFrom('brand').select(['code', 'name', 'isActive', 'creatorUserId']).orderBy('id').execute()
  const rows = (number: number) => Array.from({ length: number }, (_, at) => [`品牌 ${at}`, `b-${at}`, at % 2 === 0 ? '是' : '否'])
  const reportOf = async (id: number, format: 'csv' | 'xlsx', who = 'editor') =>
    sheetOf(Buffer.from(await (await download(id, who)).arrayBuffer()), format)

  beforeEach(async () => {
    for (const table of ['brand', 'job', 'entityChange'] as const) await site.database.write.deleteFrom(table).execute()
  })

  test.each(['csv', 'xlsx'] as const)('B-71d a whole sheet becomes rows, each with its change log: %s', async (format) => {
    const id = await upload([TITLES, ...rows(130)], { format })
    expect(await brands()).toEqual([])
    await run()
    expect(await jobOf(id)).toMatchObject({
      state: 'done',
      done: 130,
      total: 130,
      result: { rows: 130, refused: 0 },
      file: null,
      error: null,
    })
    const made = await brands()
    expect(made.map(({ code }) => code)).toEqual(rows(130).map(([, code]) => code))
    expect(made.map(({ isActive }) => isActive)).toEqual(rows(130).map(([, , active]) => (active === '是' ? 1 : 0)))
    expect(new Set(made.map(({ creatorUserId }) => creatorUserId))).toEqual(new Set([site.ids.editor]))
    const { requestId } = await site.database.read.selectFrom('job').select('requestId').where('id', '=', id).executeTakeFirstOrThrow()
    const changes = await site.database.read.selectFrom('entityChange').select(['requestId', 'userId']).execute()
    expect(changes).toHaveLength(130)
    expect(new Set(changes.map((change) => change.requestId))).toEqual(new Set([requestId]))
  })

  test.each(['csv', 'xlsx'] as const)(
    'B-71d a row with a problem keeps only itself out, and the report holds it with row, column and reason: %s',
    async (format) => {
      await site.post('/abp/services/app/Brand/Create', { name: '在先', code: 'B-7' }, 'editor')
      const sheet = rows(60)
      sheet[10] = ['', 'b-10', '是']
      sheet[20] = ['二十', 'b-3', '是']
      sheet[30] = ['三十', 'b-30', '也许']
      const id = await upload([TITLES, ...sheet], { format })
      await run()
      const job = await jobOf(id)
      expect(job).toMatchObject({ state: 'done', done: 60, total: 60, result: { rows: 56, refused: 4 } })
      expect(job.file!.name).toBe(`品牌-未导入的行.${format}`)
      const [head, ...refused] = await reportOf(id, format)
      expect(head).toEqual(['行', '列', '问题', ...TITLES])
      expect(refused.map(([row, column, , , code]) => [Number(row), column, code])).toEqual([
        [12, '名称', 'b-10'],
        [22, '编码', 'b-3'],
        [32, '启用', 'b-30'],
        // The server alone knows of it, when the batch is saved.
        [9, '编码', 'b-7'],
      ])
      expect(refused.every(([, , message]) => String(message).length > 3)).toBe(true)
      expect((await brands()).map(({ code }) => code)).not.toContain('b-7')

      const mended = refused.map((row, at) => row.with(3, `改 ${at}`).with(4, `mended-${at}`).with(5, '是'))
      const again = await upload([head!, ...mended], { format })
      await run()
      expect(await jobOf(again)).toMatchObject({ state: 'done', result: { rows: 4, refused: 0 }, file: null })
    },
  )

  test('B-119b a name that several rows have is refused with row and column, and its id or path is read', async () => {
    const create = async (values: object) => (await site.post(`${APP}/ProductCategory/Create`, values, 'admin')).body.result.id as number
    const [cameras, lenses] = [await create({ name: '相机', code: 'cam' }), await create({ name: '镜头', code: 'len' })]
    const twins = [await create({ name: '线扫', code: 'cam-1', pid: cameras }), await create({ name: '线扫', code: 'len-1', pid: lenses })]
    const named = ['线扫', '相机 / 线扫', `${twins[1]}`, `线扫 #${twins[0]}`]
    const sheet = [['名称', '编码', '上级'], ...named.map((name, at) => [`第 ${at}`, `twin-${at}`, name])]
    const id = await upload(sheet, { resource: 'productCategory', who: 'admin' })
    await run()
    expect(await jobOf(id, 'admin')).toMatchObject({ state: 'done', result: { rows: 3, refused: 1 } })
    const [, [row, column, problem] = []] = await reportOf(id, 'csv', 'admin')
    expect([Number(row), column]).toEqual([2, '上级'])
    expect(problem).toContain(`#${twins[0]}、#${twins[1]}`)
    const made = await site.database.read
      .selectFrom('productCategory')
      .select(['code', 'pid'])
      .where('code', 'like', 'twin-%')
      .orderBy('code')
      .execute()
    expect(made).toEqual([twins[0], twins[1], twins[0]].map((pid, at) => ({ code: `twin-${at + 1}`, pid })))
  })

  test('B-71d the report holds moments and signs as they stood, so that they are the same when it is imported again', async () => {
    const at = new Date('2026-01-03T10:00:00Z')
    const xlsx = await upload(
      [
        [...TITLES, '备注', '日期'],
        ['', 'b-1', '是', at, new Date('2026-01-04T00:00:00Z')],
      ],
      { format: 'xlsx' },
    )
    const csv = await upload(Buffer.from('名称,编码\n+86 139,\n-5,\n'))
    await run()
    const [, [, , , ...cells] = []] = await reportOf(xlsx, 'xlsx')
    expect(cells).toEqual([null, 'b-1', '是', '2026-01-03 10:00:00', '2026-01-04'])
    const text = await (await download(csv)).text()
    expect(text).toContain("'+86 139")
    const mended = text
      .trimEnd()
      .split(/\r?\n/)
      .map((line, row) => (row === 0 ? line : `${line.replace(/,[^,]*$/, '')},m-${row}`))
    await upload(Buffer.from(mended.join('\n')))
    await run()
    expect((await brands()).map(({ name, code }) => [name, code])).toEqual([
      ['+86 139', 'm-1'],
      ['-5', 'm-2'],
    ])
  })

  test('B-71d rows that the server refuses are in the report alone, and leave the audit log to what was done', async () => {
    await site.database.write.deleteFrom('auditLog').execute()
    await site.post('/abp/services/app/Brand/Create', { name: '在先', code: 'B-7' }, 'editor')
    const id = await upload([TITLES, ...rows(10)])
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { rows: 9, refused: 1 } })
    const audited = await site.database.read.selectFrom('auditLog').select(['methodName', 'result']).orderBy('id').execute()
    expect(audited.filter(({ methodName }) => methodName === 'SaveImport')).toEqual([{ methodName: 'SaveImport', result: 'Success' }])
    expect(audited.filter(({ result }) => result !== 'Success')).toEqual([])
  })

  test('B-71d a CSV in GB 18030 is read as spreadsheets write it', async () => {
    const gb = Buffer.concat([
      Buffer.from([0xc3, 0xfb, 0xb3, 0xc6]),
      Buffer.from(','),
      Buffer.from([0xb1, 0xe0, 0xc2, 0xeb]),
      Buffer.from('\n'),
    ])
    const id = await upload(Buffer.concat([gb, Buffer.from([0xb3, 0xa4, 0xb3, 0xc7]), Buffer.from(',wall\n')]))
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { rows: 1 } })
    expect(await brands()).toMatchObject([{ name: '长城', code: 'wall' }])
  })

  test.each([
    ['a file that is no sheet', 'xlsx', Buffer.from('not a sheet'), '无法读取这个文件，请另存为 .xlsx 或 .csv 后重新导入。'],
    ['a sheet without rows', 'csv', Buffer.from('名称,编码\n'), '文件里没有可以导入的行。'],
    ['a sheet without a required column', 'csv', Buffer.from('名称\n长城\n'), '缺少必填的列：编码'],
  ] as const)('B-71d %s is refused as a whole, in words', async (_, format, bytes, error) => {
    const id = await upload(bytes, { format })
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'failed', error, result: { rows: null }, file: null })
    expect(await brands()).toEqual([])
  })

  test('B-71f without the permit no file is taken, and a permit that is gone ends the import: what is in stays, nothing more comes', async () => {
    expect((await tryImport([TITLES, ...rows(2)], { who: 'viewer' })).status).toBe(403)
    expect((await tryImport([TITLES, ...rows(2)], { resource: 'auditLog' })).status).toBe(400)
    const { token, roleId } = await hire(site, ['Brand/View', 'Brand/Import'])
    const id = await upload([TITLES, ...rows(90)], { who: token })
    await update(site, 'Role', { id: roleId, grantedPermissions: ['Brand/View'] })
    await run()
    const job = await jobOf(id, token)
    expect(job.state).toBe('failed')
    expect(job.error).toContain('Brand/Import')
    expect(await brands()).toEqual([])
    expect(await site.database.read.selectFrom('job').select('id').execute()).toHaveLength(1)
  })

  test('B-71g an import that is stopped while it waits imports nothing; tried again it imports all', async () => {
    const id = await upload([TITLES, ...rows(5)])
    expect((await on('Cancel', id)).body.result).toMatchObject({ state: 'cancelled', isOwn: true })
    await run()
    expect(await brands()).toEqual([])
    expect((await on('Cancel', id)).status).toBe(422)
    expect((await on('Retry', id)).body.result).toMatchObject({ state: 'waiting' })
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { rows: 5 } })
    expect((await on('Retry', id)).status).toBe(422)
  })

  test('B-107f an upload that is sent again under its key orders one import and leaves one file; another file under it is refused', async () => {
    const key = randomUUID()
    const sheet = [TITLES, ...rows(3)]
    const folders = (): Promise<string[]> => readdir(jobsRoot(site.env.DATA_DIR!)).catch(() => [])
    const before = await folders()
    const first = await upload(sheet, { key })
    expect(await upload(sheet, { key })).toBe(first)
    const other = await tryImport([TITLES, ...rows(4)], { key })
    expect([other.status, other.body.error.data.first]).toEqual([422, { id: first }])
    const jobs = await site.database.read.selectFrom('job').select('params').where('kind', '=', 'import').execute()
    const { folder } = JSON.parse(jobs[0]!.params) as { folder: string }
    expect([jobs.length, (await folders()).filter((name) => !before.includes(name))]).toEqual([1, [folder]])
    await run()
    expect(await brands()).toHaveLength(3)
  })

  test('B-107a the rows of a file are read in the encoding that was chosen for it', async () => {
    const bytes = Buffer.from('name,code\nZubeh\xf6r,zubehoer\n', 'latin1')
    const id = await upload(bytes, { query: '&encoding=windows-1252' })
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { rows: 1, refused: 0 } })
    expect((await brands()).map(({ name }) => name)).toEqual(['Zubehör'])
    expect((await tryImport(bytes, { query: '&encoding=morse' })).status).toBe(400)
  })

  test('B-108b B-108f an English sheet with a headline is imported for a Chinese reader; failed formulas and quotation marks are named', async () => {
    const id = await upload(
      Buffer.from('Our brands\n\nName,Code,Active\nWall,wall,No\nStar,#N/A,Yes\nMoon,moon,Yes\n"12" screen,b\nSun,sun,Yes\n'),
    )
    await run()
    expect(await jobOf(id)).toMatchObject({ state: 'done', result: { rows: 2, refused: 2 } })
    expect((await brands()).map(({ code, isActive }) => [code, isActive])).toEqual([
      ['wall', 0],
      ['moon', 1],
    ])
    const [, ...refused] = await reportOf(id, 'csv')
    expect(refused.map(([row, column]) => [row, column])).toEqual([
      ['5', '编码'],
      ['7', ''],
    ])
  })
})
