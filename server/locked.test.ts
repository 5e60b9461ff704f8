import SqliteDatabase from 'better-sqlite3'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { PATIENCE } from './db/patience.ts'
import { start } from './start.ts'
import { callsOf, NO_ASSETS, siteEnvironment, urlOf } from './testing/site.ts'

const APP = '/abp/services/app'

/** A site on a file that a test locks as another process, and that waits so many ms for the lock. */
async function serve(lock: number) {
  const { dataDir: from, tokens } = inject('emptySites').sqlite
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-locked-'))
  await cp(from, dataDir, { recursive: true })
  const options = { quiet: true, assets: NO_ASSETS, databasePatience: { ...PATIENCE, lock } }
  const running = await start(siteEnvironment({ DATA_DIR: dataDir }), options)
  const other = new SqliteDatabase(path.join(dataDir, 'portico.db'))
  onTestFinished(async () => {
    other.close()
    await running.close()
    rmSync(dataDir, { recursive: true })
  })
  const site = callsOf({ url: urlOf(running), tokens })
  return { site, running, other, dataDir, create: (title: string) => site.post(`${APP}/News/Create`, { title }, 'editor') }
}

test('B-09c B-09e B-09f B-09g while another process holds the lock of the SQLite file, pages and reads are answered, and writes wait', async () => {
  const { site, running, other, create } = await serve(30_000)
  expect((await site.get('/home')).status).toBe(200)
  const order: string[] = []
  const note = (word: string) => () => void order.push(word)

  other.exec('begin immediate')
  const write = create('等到锁').finally(note('written'))
  for (let round = 0; round < 5; round++) {
    // The log of these requests meets the lock too.
    void running.app.webLog.flush()
    expect((await site.get('/home')).status).toBe(200)
    expect((await site.get(`${APP}/News/GetAll?keyword=${Math.random()}`, 'viewer')).status).toBe(200)
    await wait(50)
  }
  note('read')()
  other.exec('commit')
  expect((await write).status).toBe(200)
  expect(order).toEqual(['read', 'written'])
  const { body } = await site.get(`${APP}/News/GetAll?sorting=id`, 'viewer')
  expect(body.result.items.map(({ title }: { title: string }) => title)).toEqual(['等到锁'])
})

test('B-09c B-09g a write that waited in vain is refused as busy, and the next one is taken', async () => {
  const { site, other, create } = await serve(300)
  other.exec('begin immediate')
  const refused = await create('等不到锁')
  expect([refused.status, refused.headers.get('retry-after'), refused.body.error.message]).toEqual([503, '1', '服务器正忙，请稍后再试。'])
  other.exec('rollback')
  expect((await create('锁开了')).status).toBe(200)
  const { body } = await site.get(`${APP}/News/GetAll?sorting=id`, 'viewer')
  expect(body.result.items.map(({ title }: { title: string }) => title)).toEqual(['锁开了'])
})

test('B-09c B-09f an upload that cannot be written down while the file is locked is refused once, and does not wait again to log that', async () => {
  const lock = 2000
  const { running, other, dataDir, create } = await serve(lock)
  const order: string[] = []
  const form = new FormData()
  form.append('file', new Blob(['a report']), 'report.pdf')
  const headers = { authorization: `Bearer ${inject('emptySites').sqlite.tokens.editor}` }
  other.exec('begin immediate')
  const upload = fetch(`${urlOf(running)}${APP}/Upload/File`, { method: 'POST', headers, body: form })
  void upload.then(({ status }) => order.push(`upload ${status}`))
  const { status } = await create('同时')
  // One that waited again would take longer than this.
  await Promise.race([upload, wait(lock, undefined, { ref: false })])
  order.push(`news ${status}`)
  other.exec('rollback')
  await upload
  expect(order).toEqual(['upload 503', 'news 503'])
  expect(other.prepare('select count(*) from upload').pluck().get()).toBe(0)
  expect(readdirSync(path.join(dataDir, 'uploads', '.waiting'))).toEqual([])
})
