import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'
import { newUploadId } from '../uploads/store.ts'
import { orderCollect } from './collect-work.ts'

const DAY_S = 86_400

onAnyEngine('The collection of uploads', (site) => {
  const rows = () => site.database.read.selectFrom('job').selectAll().where('kind', '=', 'collect').orderBy('id').execute()
  const root = () => path.join(site.dataDir, 'uploads')

  function addFolder(daysOld: number) {
    const id = newUploadId()
    mkdirSync(path.join(root(), id), { recursive: true })
    writeFileSync(path.join(root(), id, 'original'), 'x')
    const moment = Date.now() / 1000 - daysOld * DAY_S
    utimesSync(path.join(root(), id), moment, moment)
    return id
  }

  test('B-08b B-81a is ordered once a day, whatever the number of nodes and however often one starts, and sets aside what no row names', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {})
    const upload = (await site.upload()).body.result[0].url.split('/').at(-1) as string
    utimesSync(path.join(root(), upload), 0, 0)
    const [old, young] = [addFolder(31), addFolder(29)]
    await Promise.all([orderCollect(site.database), orderCollect(site.database), orderCollect(site.running.database)])
    await site.running.app.jobs.run()
    told.mockRestore()
    const [job, ...others] = await rows()
    expect([job, others]).toMatchObject([{ state: 'done', userId: null }, []])
    expect(JSON.parse(job!.result!)).toEqual({ uploads: 1 })
    expect([old, young, upload].map((id) => existsSync(path.join(root(), id)))).toEqual([false, true, true])
    const aside = readdirSync(path.join(root(), '.set-aside'), { recursive: true }) as string[]
    expect(aside.some((name) => name.endsWith(old))).toBe(true)
    await orderCollect(site.database)
    expect(await rows()).toHaveLength(1)
    const tomorrow = { ...site.database, now: () => Date.now() + DAY_S * 1000 }
    await orderCollect(tomorrow)
    await orderCollect(tomorrow)
    expect(await rows()).toHaveLength(2)
  })
})
