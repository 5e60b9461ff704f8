import { createHash, randomBytes } from 'node:crypto'
import dns from 'node:dns'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { restore } from '../../backup/restore.ts'
import { verifyBackup } from '../../backup/verify.ts'
import { writeBackup } from '../../backup/write.ts'
import { understand } from '../../commands/operator/command-line.ts'
import { uploadsState } from '../../commands/operator/doctor/of-the-files.ts'
import { pruneNow } from '../../commands/operator/prune.ts'
import { moveSiteFiles } from '../../commands/operator/move-files.ts'
import { readEnvironment } from '../../config/environment.ts'
import { openDatabase } from '../../db/open.ts'
import { start, type Running } from '../../start.ts'
import { openHostStyle } from '../../testing/host-style.ts'
import { openS3Server, type S3Server } from '../../testing/s3-server.ts'
import { callsOf, NO_ASSETS, onAnyEngine, samplePicture, urlOf, type Site } from '../../testing/site.ts'
import { tusOf } from '../../testing/tus.ts'
import { moveFiles } from './moving-files.ts'
import { takeInAttachment } from '../forms/attachments.ts'
import { forgetUpload, removeForgotten } from './forgotten.ts'
import { newUploadId, openFileStore, originalOf, type FileStore } from './store.ts'

const APP = '/abp/services/app'
const quiet = { quiet: true, assets: NO_ASSETS }
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const keysOf = async ({ objects }: FileStore) => {
  const keys: string[] = []
  for await (const key of objects.keys('')) keys.push(key)
  return keys.sort()
}
const bytesAt = async (url: string, headers = {}) => {
  const reply = await fetch(url, { headers })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

onAnyEngine('A site whose files are in a bucket', (site) => {
  const content = randomBytes(300_000)
  let s3: S3Server
  let env: NodeJS.ProcessEnv
  let there: Running
  let calls: ReturnType<typeof callsOf>
  let picture: string
  let file: string

  const place = (settings = env) => openFileStore(readEnvironment(settings))
  const keys = async () => keysOf(place())
  const send = async (to: Pick<Site, 'request'>, bytes: Buffer, name: string) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    return to.request('POST', `${APP}/Upload/File`, { body: form, who: 'editor' })
  }

  beforeAll(async () => {
    s3 = await openS3Server()
    env = { ...site.env, ...s3.env }
    picture = (await site.upload(await samplePicture(700, 350))).body.files.file
    file = (await send(site, content, '价格.txt')).body.files.file
  })
  afterAll(async () => {
    await there?.close()
    await s3.close()
  })

  test('B-114f does not start while its files are still in the data folder, and starts when all have moved', async () => {
    await expect(start(env, quiet)).rejects.toThrow('move-files s3')
    const [from, to] = [place(site.env), place()]
    const moved = await moveFiles({ database: site.database, from, to })
    expect([moved.files >= 2, moved.there, moved.missing]).toEqual([true, 0, []])
    expect((await to.objects.find(originalOf(file.slice(7))))?.sha256).toBe(sha256(content))
    // The place that the files have left says so, and keeps them.
    await expect(start(site.env, quiet)).rejects.toThrow('bucket portico-files')
    expect(existsSync(path.join(from.root, file.slice(7), 'original'))).toBe(true)
    there = await start(env, quiet)
    calls = callsOf({ url: urlOf(there), tokens: site.tokens })
  })

  test('B-114a sends what it has from the bucket, whole, by ranges and by ETag, with the headers of a file on disk', async () => {
    const whole = await bytesAt(urlOf(there) + file)
    expect([whole.status, sha256(whole.bytes), whole.headers.get('content-length')]).toEqual([200, sha256(content), '300000'])
    expect(
      Object.fromEntries(
        ['content-disposition', 'accept-ranges', 'content-security-policy', 'cache-control'].map((name) => [name, whole.headers.get(name)]),
      ),
    ).toEqual({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('价格.txt')}`,
      'accept-ranges': 'bytes',
      'content-security-policy': 'sandbox',
      'cache-control': 'public, no-cache',
    })
    const etag = whole.headers.get('etag')!
    const part = await bytesAt(urlOf(there) + file, { range: 'bytes=100-199', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/300000'])
    expect(part.bytes.equals(content.subarray(100, 200))).toBe(true)
    const other = await bytesAt(urlOf(there) + file, { range: 'bytes=100-199', 'if-range': '"another"' })
    expect([other.status, other.bytes.length]).toEqual([200, 300_000])
    expect((await bytesAt(urlOf(there) + file, { 'if-none-match': etag })).status).toBe(304)
    expect((await bytesAt(urlOf(there) + file, { range: 'bytes=900000-' })).status).toBe(416)
    const head = await fetch(urlOf(there) + file, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '300000'])
    expect((await bytesAt(`${urlOf(there)}/media/${'a'.repeat(24)}`)).status).toBe(404)
  })

  test('B-114a keeps new files and the pictures that are made of them in the bucket, and none of them on disk', async () => {
    const { body } = await calls.upload(await samplePicture(700, 350, '#cc0000'), 'red.png')
    const id = body.files.file.slice(7) as string
    const made = await bytesAt(`${urlOf(there)}/media/${id}/640.webp`)
    expect([made.status, made.headers.get('content-type'), made.headers.get('content-length')]).toEqual([
      200,
      'image/webp',
      `${made.bytes.length}`,
    ])
    expect(await keys()).toEqual(expect.arrayContaining([`${id}/original`, `${id}/640.webp`]))
    expect((await bytesAt(`${urlOf(there)}/media/${id}/640.avif`)).headers.get('content-type')).toBe('image/avif')
    expect((await bytesAt(`${urlOf(there)}${picture}`)).headers.get('content-type')).toBe('image/jpeg')
    const root = path.join(site.dataDir, 'uploads')
    expect([existsSync(path.join(root, id)), readdirSync(path.join(root, '.waiting'))]).toEqual([false, []])
  })

  test('B-114a keeps a private file of a form in the bucket, under no public address', async () => {
    const files = place()
    const waiting = await files.receive(Readable.from(['my letter']))
    const received = { waiting, name: 'letter.txt', size: 9, creatorUserId: null, now: Date.now() }
    const address = await takeInAttachment({ database: site.database, files }, received)
    expect(await files.objects.text(originalOf(address.slice(7)))).toBe('my letter')
    expect((await bytesAt(urlOf(there) + address)).status).toBe(404)
  })

  test('B-114a sets a deleted file aside in the bucket, with a line that says why', async () => {
    const { body } = await send(calls, Buffer.from('old prices'), 'old.txt')
    const id = body.files.file.slice(7) as string
    expect((await calls.request('DELETE', `${APP}/Upload/Delete?id=${id}`, { who: 'admin' })).status).toBe(200)
    await expect.poll(keys).toContainEqual(expect.stringMatching(`^\\.set-aside/[0-9-]+/${id}/original$`))
    expect((await keys()).filter((key) => key.startsWith(id))).toEqual([])
    const [note] = (await keys()).filter((key) => key.includes('manifest.jsonl'))
    expect(JSON.parse((await place().objects.text(note!))!)).toMatchObject({ id, size: 10, reason: 'it was deleted' })
  })

  test('B-114c the doctor finds the bucket sound, leaves nothing in it, and names what is gone', async () => {
    // A variant of an uploaded picture may be ready only now.
    const others = async () => (await keys()).filter((key) => !/\/\d+\.(avif|webp|jpg)$/.test(key))
    const before = await others()
    const look = () => uploadsState(site.database, readEnvironment(env))
    expect(await look()).toMatchObject({
      state: 'ok',
      says: expect.stringMatching(/^\d+ uploads, each with its file in bucket portico-files/),
    })
    const { objects } = place()
    await objects.move(picture.slice(7), 'elsewhere')
    expect(await look()).toMatchObject({ state: 'fault', says: expect.stringContaining('The files of 1 of') })
    await objects.move('elsewhere', picture.slice(7))
    expect(await others()).toEqual(before)
  })

  test('B-114d copies the files of the bucket into a backup, verifies it, and restores it into either store', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portico-s3-backup-'))
    const other = await openS3Server()
    const database = await openDatabase(readEnvironment({ DATA_DIR: path.join(folder, 'new') }))
    try {
      const backup = await writeBackup(site.database, readEnvironment(env), path.join(folder, 'backups'))
      expect(backup.manifest.missing).toEqual([])
      await verifyBackup(backup.folder)
      const target = readEnvironment({ DATA_DIR: path.join(folder, 'new'), ...other.env })
      await restore(backup.folder, { ...target, database })
      expect((await openFileStore(target).objects.find(originalOf(file.slice(7))))?.sha256).toBe(sha256(content))
      expect(existsSync(path.join(folder, 'new/uploads', file.slice(7)))).toBe(false)
    } finally {
      await database.close()
      await other.close()
      rmSync(folder, { recursive: true })
    }
  })

  test('B-114b B-115a says that files cannot be reached while the bucket is away, keeps nothing half, and goes on when it is back', async () => {
    const personal = newUploadId()
    await place().objects.write(originalOf(personal), 'a letter')
    // Sizes of pictures are made whenever the site is quiet.
    const given = async () => (await keys()).filter((key) => !/^\.resuming|\/\d+\.(avif|webp|jpg)$/.test(key))
    const before = { keys: await given(), rows: await site.database.read.selectFrom('upload').select('id').execute() }
    const told = vi.spyOn(console, 'log').mockImplementation(() => {})
    const tus = tusOf({ url: urlOf(there), tokens: site.tokens, post: calls.post })
    const large = await tus.begun(content.length)
    await tus.piece(large, 0, content)
    await s3.kill()
    try {
      expect((await tus.finish(large)).status).toBe(503)
      const refused = await send(calls, content, 'lost.txt')
      expect([refused.status, refused.body.error.message]).toEqual([503, expect.stringMatching(/文件/)])
      expect(JSON.stringify(refused.body)).not.toContain('127.0.0.1')
      expect((await bytesAt(urlOf(there) + file)).status).toBe(503)
      // A person's file that is deleted for good goes later.
      await forgetUpload(place(), personal)
      expect(told.mock.calls.flat().join('\n')).toContain('bucket portico-files) cannot be used: ECONN')
      await expect(start(env, quiet)).rejects.toThrow('Look whether it runs')
      expect(await uploadsState(site.database, readEnvironment(env))).toMatchObject({
        state: 'fault',
        says: expect.stringContaining('ECONN'),
      })
    } finally {
      told.mockRestore()
      await s3.revive()
    }
    expect({ keys: await given(), rows: await site.database.read.selectFrom('upload').select('id').execute() }).toEqual(before)
    expect(readdirSync(path.join(site.dataDir, 'uploads/.waiting'))).toEqual([])
    await removeForgotten(place())
    expect([await place().objects.find(originalOf(personal)), readdirSync(path.join(site.dataDir, 'uploads/.forgotten'))]).toEqual([
      null,
      [],
    ])
    expect((await bytesAt(urlOf(there) + file)).status).toBe(200)
    expect((await send(calls, content, 'again.txt')).status).toBe(200)
    // B-115: all pieces of it have arrived, so it need not be sent again.
    const finished = await tus.finish(large)
    expect(sha256((await bytesAt(urlOf(there) + finished.body.files.file)).bytes)).toBe(sha256(content))
    expect((await place().objects.find(originalOf(large.split('/').at(-1)!)))?.sha256).toBe(sha256(content))
    expect((await keys()).filter((key) => key.startsWith('.resuming'))).toEqual([])
  })

  test('B-114b refuses with the reason a bucket that does not know the key, or that is not there', async () => {
    const told = vi.spyOn(console, 'log').mockImplementation(() => {})
    const wrongKey = place({ ...env, S3_SECRET_ACCESS_KEY: 'wrong' })
    await expect(wrongKey.objects.text('x')).rejects.toMatchObject({ reason: expect.stringContaining('SignatureDoesNotMatch') })
    const noBucket = place({ ...env, S3_BUCKET: 'not-there' })
    await expect(noBucket.objects.text('x')).rejects.toMatchObject({ reason: expect.stringContaining('NoSuchBucket') })
    told.mockRestore()
  })

  test('B-120a neither starts nor makes a backup where the settings of its bucket are gone or name another, and the doctor says so', async () => {
    const disk = place(site.env).objects
    const mark = (await disk.text('.moved'))!
    // A site that began in a bucket has no marks on disk.
    await disk.remove('.moved')
    const other = await openS3Server()
    try {
      await expect(start(site.env, quiet)).rejects.toThrow('The files of the site are in bucket portico-files')
      await expect(start({ ...env, ...other.env }, quiet)).rejects.toThrow(
        `the settings name bucket portico-files at ${other.env['S3_ENDPOINT']}`,
      )
      expect([await disk.text('.store'), readdirSync(other.folder)]).toEqual([null, []])
      expect(await uploadsState(site.database, readEnvironment(site.env))).toMatchObject({
        state: 'fault',
        says: expect.stringContaining('The files of the site are in bucket portico-files'),
      })
      const backups = path.join(site.dataDir, 'backups-without-settings')
      await expect(writeBackup(site.database, readEnvironment(site.env), backups)).rejects.toThrow('The files of the site are in bucket')
      expect(readdirSync(backups)).toEqual([])
      await expect(pruneNow(site.database, readEnvironment(site.env))).rejects.toThrow('The files of the site are in bucket')
    } finally {
      await disk.write('.moved', mark)
      await other.close()
    }
  })

  test('B-120b with S3_PATH_STYLE=0 the bucket is the first label of the host, in every kind of request', async () => {
    const real = dns.lookup
    const door = await openHostStyle(s3)
    const looking = vi
      .spyOn(dns, 'lookup')
      .mockImplementation(((_: string, ...rest: [never, never]) => real('127.0.0.1', ...rest)) as never)
    try {
      const { objects } = place({ ...env, S3_ENDPOINT: `http://s3.localhost:${door.port}`, S3_PATH_STYLE: '0' })
      expect(await objects.text('.store')).toBe(await place().objects.text('.store'))
      await objects.write('named-by-host/a b', 'text')
      expect([await objects.names('named-by-host'), (await objects.find('named-by-host/a b'))?.size]).toEqual([['a b'], 4])
      expect(await objects.move('named-by-host', 'moved-by-host')).toBe(true)
      expect(await place().objects.text('moved-by-host/a b')).toBe('text')
      expect((await objects.answer({ method: 'GET', headers: { range: 'bytes=0-1' } }, 'moved-by-host/a b'))?.status).toBe(206)
      await objects.remove('moved-by-host')
      expect(await place().objects.find('moved-by-host/a b')).toBeNull()
      expect([...door.hosts]).toEqual([`portico-files.s3.localhost:${door.port}`])
    } finally {
      looking.mockRestore()
      door.close()
    }
  })

  test('B-114e the command moves files only while no server runs, and only to a store that is named', async () => {
    expect(understand(['move-files', 'disk'])).toEqual({ command: 'move-files', kind: 'disk' })
    for (const args of [['move-files'], ['move-files', 'tape'], ['move-files', 's3', 'disk']])
      expect(() => understand(args)).toThrow('s3 or disk')
    await expect(moveSiteFiles(readEnvironment(site.env), 's3')).rejects.toThrow('S3_ENDPOINT')
    await expect(moveSiteFiles(readEnvironment(env), 'disk')).rejects.toThrow('The server still runs')
    expect(await place().objects.text('.store')).not.toBeNull()
  })

  test('B-114e a move that was stopped goes on where it was, a start meanwhile is refused, and the way back ends with the same files', async () => {
    await there.close()
    const [from, to] = [place(), place({ ...env, S3_ENDPOINT: '', S3_BUCKET: '' })]
    const stopped = {
      ...from,
      objects: {
        ...from.objects,
        read: async (key: string) => (key.endsWith('/original') ? Promise.reject(new Error('cut')) : from.objects.read(key)),
      },
    }
    rmSync(path.join(to.root, file.slice(7)), { recursive: true })
    await expect(moveFiles({ database: site.database, from: stopped, to })).rejects.toThrow('cut')
    await expect(start(site.env, quiet)).rejects.toThrow('not all have arrived')
    const moved = await moveFiles({ database: site.database, from, to })
    expect([moved.there > 0, moved.files > moved.there, moved.missing]).toEqual([true, true, []])
    expect((await keysOf(to)).filter((key) => key.endsWith('/original')).sort()).toEqual(
      expect.arrayContaining((await keys()).filter((key) => key.endsWith('/original'))),
    )
    const back = await start(site.env, quiet)
    expect(sha256((await bytesAt(urlOf(back) + file)).bytes)).toBe(sha256(content))
    await back.close()
  })
})

test('B-114a the settings of a bucket are whole, or name the one that is missing, and show no key', () => {
  const given = { S3_ENDPOINT: 'https://s3.example.com/', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnvironment(given).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'files',
    region: 'us-east-1',
    keyId: 'id',
    keySecret: 'secret',
    isPathStyle: true,
  })
  expect(readEnvironment({}).s3).toBeNull()
  for (const name of Object.keys(given)) expect(() => readEnvironment({ ...given, [name]: '' })).toThrow(`${name} must be set`)
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION'])
    expect(() => readEnvironment({ ...given, [name]: 'no/thing?' })).toThrow(name)
})
