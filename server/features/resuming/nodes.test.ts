import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { start, type Running } from '../../start.ts'
import { openS3Server } from '../../testing/s3-server.ts'
import { callsOf, NO_ASSETS, onBothEngines, urlOf } from '../../testing/site.ts'
import { tusOf } from '../../testing/tus.ts'
import { moveFiles } from '../uploads/moving-files.ts'
import { openFileStore } from '../uploads/store.ts'

onBothEngines('An upload in pieces on a site with a bucket', (site) => {
  const folder = () => {
    const made = mkdtempSync(path.join(tmpdir(), 'portico-node-'))
    onTestFinished(() => rmSync(made, { recursive: true, force: true }))
    return made
  }

  async function node(env: NodeJS.ProcessEnv): Promise<Running> {
    const running = await start(env, { quiet: true, assets: NO_ASSETS })
    onTestFinished(() => running.close())
    return running
  }

  const tusAt = (running: Running) =>
    tusOf({ url: urlOf(running), tokens: site.tokens, post: callsOf({ url: urlOf(running), tokens: site.tokens }).post })

  // SQLite has one process.
  test.runIf(site.engine === 'postgres')(
    'B-125c each piece may reach another node, and the file arrives once and whole; of two that take it in at the same moment one does',
    async () => {
      const s3 = await openS3Server()
      onTestFinished(() => s3.close())
      const env = { ...site.env, ...s3.env }
      await moveFiles({ database: site.database, from: openFileStore(readEnvironment(site.env)), to: openFileStore(readEnvironment(env)) })
      // They keep no folder in common.
      const first = await node(env)
      const second = await node({ ...env, DATA_DIR: folder() })
      const [here, there] = [tusAt(first), tusAt(second)]
      const file = randomBytes(300_000)
      const at = await here.begun(file.length)
      expect((await there.piece(at, 0, file.subarray(0, 100_000))).status).toBe(204)
      expect((await here.ask('HEAD', at, { who: 'editor' })).headers.get('upload-offset')).toBe('100000')
      expect((await there.piece(at, 0, file.subarray(0, 10))).status).toBe(409)
      expect((await here.piece(at, 100_000, file.subarray(100_000))).status).toBe(204)
      expect((await there.ask('HEAD', at, { who: 'admin' })).status).toBe(404)
      const both = await Promise.all([here.finish(at), there.finish(at)])
      expect(both.every(({ status }) => status === 200 || status === 503)).toBe(true)
      const { body } = await there.finish(at)
      for (const { status, body: told } of both) if (status === 200) expect(told).toEqual(body)
      expect(Buffer.from(await (await fetch(urlOf(first) + body.files.file)).arrayBuffer()).equals(file)).toBe(true)
      const { objects } = openFileStore(readEnvironment(env))
      expect([await objects.names('.resuming'), await site.database.read.selectFrom('halfUpload').selectAll().execute()]).toEqual([[], []])
    },
  )
})
