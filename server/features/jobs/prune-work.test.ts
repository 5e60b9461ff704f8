import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { jobCalls } from '../../testing/jobs.ts'
import { rowsAt } from '../../testing/log-rows.ts'
import { onAnyEngine } from '../../testing/site.ts'
import { untyped } from '../../db/engine.ts'
import { newFolderName, placeOf } from './place.ts'
import { orderPrune } from './prune-work.ts'

const DAY_MS = 24 * 60 * 60 * 1000

onAnyEngine('The removal of old data', (site) => {
  const { order, download } = jobCalls(site)
  const run = () => site.running.app.jobs.run()
  const left = async () =>
    (await site.database.read.selectFrom('loginLog').select('creationTime').execute()).map((row) => Number(row.creationTime))

  test('B-70f is done once an hour, whatever the number of nodes', async () => {
    const { write } = site.database
    await write.deleteFrom('loginLog').execute()
    const [old, young] = [Date.now() - 181 * DAY_MS, Date.now() - 179 * DAY_MS]
    for (const time of [old, old, young]) await untyped(write).insertInto('loginLog').values(rowsAt(time, 'x').loginLog).execute()
    await Promise.all([orderPrune(site.database), orderPrune(site.database), orderPrune(site.running.database)])
    const ordered = () => site.database.read.selectFrom('job').selectAll().where('kind', '=', 'prune').execute()
    await run()
    const jobs = await ordered()
    expect(jobs).toMatchObject([{ state: 'done', userId: null }])
    expect(JSON.parse(jobs[0]!.result!)).toMatchObject({ loginLog: 2 })
    expect(await left()).toEqual([young])
    const later = { ...site.database, now: () => Date.now() + 60 * 60 * 1000 }
    await orderPrune(later)
    expect(await site.database.read.selectFrom('job').select('id').where('kind', '=', 'prune').execute()).toHaveLength(2)
  })

  test('B-70k takes jobs that ended a week ago along with their files, and folders that no job names; younger ones stay', async () => {
    const { write, read } = site.database
    await write.deleteFrom('job').execute()
    const [old, young] = [await order(), await order()]
    await run()
    await write
      .updateTable('job')
      .set({ endTime: Date.now() - 8 * DAY_MS })
      .where('id', '=', old)
      .execute()
    const folders = new Map(
      (await read.selectFrom('job').select(['id', 'params']).execute()).map(({ id, params }) => [id, JSON.parse(params).folder as string]),
    )
    const place = (folder: string) => path.dirname(placeOf(site.dataDir, folder, 'x'))
    const [stray, fresh] = [newFolderName(), newFolderName()]
    for (const folder of [stray, fresh]) mkdirSync(place(folder))
    utimesSync(place(stray), Date.now() / 1000 - 2 * 86_400, Date.now() / 1000 - 2 * 86_400)
    await orderPrune(site.database)
    await run()
    expect([folders.get(old)!, folders.get(young)!, stray, fresh].map((folder) => existsSync(place(folder)))).toEqual([
      false,
      true,
      false,
      true,
    ])
    expect((await read.selectFrom('job').select('id').where('kind', '=', 'export').execute()).map(({ id }) => id)).toEqual([young])
    expect((await download(young)).status).toBe(200)
    expect((await download(old)).status).toBe(404)
  })
})
