import { spawn, type ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Problem } from '../../../contract/errors.ts'
import { hugeAvif, zeroPng } from '../../testing/picture-files.ts'
import { programFolder, startProgram } from '../../testing/program.ts'
import { callsOf, onAnyEngine, PASSWORD, samplePicture, signIn } from '../../testing/site.ts'
import { createPictureProcess, PictureFailed, PictureProcessDied } from './picture-process.ts'
import { USUAL_SETTINGS } from '../../settings/values.ts'
import { createPictures } from './pictures.ts'
import type { Job } from './pictures.worker.ts'
import { createFileStore } from './store.ts'

const MOST_PIXELS = 50_000_000

/** The processes that were started during the test, in order. */
const children: ChildProcess[] = []
const onChild = (message: unknown) => void children.push((message as { process: ChildProcess }).process)
beforeEach(() => {
  children.length = 0
  subscribe('child_process', onChild)
})
afterEach(() => void unsubscribe('child_process', onChild))

const isAlive = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

describe('The process that makes pictures', () => {
  let folder: string
  const file = (name: string) => path.join(folder, name)
  const shrink = (name: string): Job => ({ kind: 'shrink', file: file(name), mostPixels: MOST_PIXELS })
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'portico-pictures-'))
    writeFileSync(file('huge.avif'), hugeAvif())
    writeFileSync(file('small.png'), await samplePicture(30, 20))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('B-02b dies when a picture needs too much memory, and a new process makes the next picture', async () => {
    const work = createPictureProcess()
    try {
      await expect(work.run(shrink('huge.avif'))).rejects.toBeInstanceOf(PictureProcessDied)
      expect(await work.run(shrink('small.png'))).toEqual({ placeholder: expect.stringMatching(/^data:image\/webp/) })
      expect(children.map(isAlive)).toEqual([false, true])
    } finally {
      await work.stop()
    }
    expect(children.map(isAlive)).toEqual([false, false])
  })

  test('B-02b reads no other kind of file, even if the libraries for it are installed', async () => {
    const work = createPictureProcess()
    writeFileSync(file('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    writeFileSync(file('scan.tiff'), await sharp(file('small.png')).tiff().toBuffer())
    try {
      for (const name of ['drawing.svg', 'scan.tiff'])
        await expect(work.run({ kind: 'measure', file: file(name) })).rejects.toBeInstanceOf(PictureFailed)
      expect(await work.run({ kind: 'measure', file: file('small.png') })).toMatchObject({ measured: { format: 'png', width: 30 } })
    } finally {
      await work.stop()
    }
  })

  test('B-02b is ended by a job that takes too long', async () => {
    const work = createPictureProcess({ jobMs: 1 })
    await expect(work.run(shrink('small.png'))).rejects.toBeInstanceOf(PictureProcessDied)
    await work.stop()
    expect(children.map(isAlive)).toEqual([false])
  })

  test('B-02b ends when it is idle, and does jobs one after another until then', async () => {
    const work = createPictureProcess({ idleMs: 1 })
    for (let turn = 0; turn < 3; turn++) await work.run(shrink('small.png')).catch(() => {})
    await expect.poll(() => children.map(isAlive)).not.toContain(true)
    const patient = createPictureProcess()
    children.length = 0
    for (let turn = 0; turn < 3; turn++) await patient.run(shrink('small.png'))
    expect(children).toHaveLength(1)
    await patient.stop()
  })

  test.runIf(process.platform === 'linux')('B-02b gets no environment variable of the server', async () => {
    const work = createPictureProcess()
    await work.run(shrink('small.png'))
    const seen = readFileSync(`/proc/${children[0]!.pid}/environ`, 'utf8').split('\0').filter(Boolean)
    await work.stop()
    expect(seen.map((entry) => entry.split('=')[0]).filter((name) => !name!.startsWith('NODE_CHANNEL'))).toEqual(['MALLOC_ARENA_MAX'])
  })

  test('B-02b decodes no pixel of a picture whose header says that it is too large', async () => {
    const [work, kinds] = [createPictureProcess(), [] as string[]]
    const recorded = { stop: work.stop, run: (job: Job) => (kinds.push(job.kind), work.run(job)) }
    const pictures = createPictures(createFileStore(folder), USUAL_SETTINGS, { work: recorded })
    try {
      for (const [name, content] of Object.entries({
        bomb: zeroPng(50_000, 50_000, 1),
        deep: zeroPng(7000, 7000, 1, 'rgba16'),
        avif: hugeAvif(),
      })) {
        writeFileSync(file(name), content)
        await expect(pictures.inspect(file(name))).rejects.toBeInstanceOf(Problem)
      }
      expect(kinds).toEqual(['measure', 'measure', 'measure'])
      await pictures.inspect(file('small.png'))
      expect(kinds.slice(3)).toEqual(['measure', 'shrink'])
    } finally {
      await pictures.stop()
    }
  })

  test('B-02b a picture whose file is deleted while it is made is not found, and is no fault of the server', async () => {
    const [id, files] = ['b'.repeat(24), createFileStore(folder)]
    const original = file(`uploads/${id}/original`)
    mkdirSync(path.dirname(original), { recursive: true })
    writeFileSync(original, await samplePicture(400, 200))
    const work = createPictureProcess()
    const late = { stop: work.stop, run: (job: Job) => (rmSync(original), work.run(job)) }
    const pictures = createPictures(files, USUAL_SETTINGS, { work: late })
    try {
      expect(await pictures.variant(id, 320, 'webp')).toBeNull()
      expect(readdirSync(path.dirname(original))).toEqual([])
    } finally {
      await pictures.stop()
    }
  })

  test(
    'B-02b lets three hundred uploads wait, refuses more with a Retry-After, and makes no upload wait for variants',
    { tags: ['whole'] },
    async () => {
      const files = createFileStore(folder)
      const pictures = createPictures(files, USUAL_SETTINGS, { ahead: { add: (work) => work(), clear: () => {} } })
      // The originals of these variants are missing, which is logged.
      const told = vi.spyOn(console, 'log').mockImplementation(() => {})
      try {
        for (let count = 0; count < 50; count++) pictures.warm('a'.repeat(24), 2560)
        const asked = await Promise.allSettled(Array.from({ length: 320 }, async () => pictures.inspect(file('small.png'))))
        const refused = asked.filter(({ status }) => status === 'rejected').map((one) => (one as PromiseRejectedResult).reason as Problem)
        expect(asked.slice(0, 300).every(({ status }) => status === 'fulfilled')).toBe(true)
        expect([refused.length > 0, refused.length <= 20]).toEqual([true, true])
        for (const problem of refused) expect([problem.code, problem.data]).toEqual(['busy', { retryAfter: 5 }])
      } finally {
        told.mockRestore()
        await pictures.stop()
      }
    },
  )

  test('B-02b an upload that still waits when the server stops is told to come again', async () => {
    const pictures = createPictures(createFileStore(folder), USUAL_SETTINGS)
    const asked = [1, 2, 3].map(async () => pictures.inspect(file('small.png')))
    const answers = Promise.allSettled(asked)
    await pictures.stop()
    expect((await answers).at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'busy' } })
  })
})

/** A server that makes pictures in a process that has never loaded the decoder; it reports its own memory when it has made some. */
const PARENT = `
  const { createPictures } = await import(process.argv[1] + '/pictures.ts')
  const { createFileStore } = await import(process.argv[1] + '/store.ts')
  const files = createFileStore(process.argv[2])
  const pictures = createPictures(files, { pictureQuality: 'usual' })
  const before = process.memoryUsage.rss()
  for (const name of JSON.parse(process.argv[3])) await pictures.inspect(name)
  const libraries = process.report.getReport().sharedObjects.filter((name) => /vips|sharp/.test(name))
  console.log(JSON.stringify({ libraries, grown: process.memoryUsage.rss() - before }))
`

describe('The server', () => {
  test('B-02b never loads the decoder, does not grow, and the process ends with it when it is killed', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portico-parent-'))
    const large = path.join(folder, 'large.png')
    writeFileSync(large, await samplePicture(7000, 7000))
    const parent = spawn(
      process.execPath,
      ['--input-type=module', '-e', PARENT, import.meta.dirname, folder, JSON.stringify(Array.from({ length: 5 }, () => large))],
      { stdio: ['ignore', 'pipe', 'pipe'], env: {} },
    )
    // The picture process inherits the server's stderr, so this stream closes when both processes have ended.
    const bothEnded = once(parent, 'close')
    parent.stderr.resume()
    const told = JSON.parse(String((await once(parent.stdout, 'data'))[0])) as { libraries: string[]; grown: number }
    expect(told.libraries).toEqual([])
    expect(told.grown).toBeLessThan(100 * 1024 * 1024)
    parent.kill('SIGKILL')
    await bothEnded
    rmSync(folder, { recursive: true })
  })

  test('B-02b makes pictures in the built program too', async () => {
    const folder = await programFolder()
    const program = startProgram(folder, { SEED: 'empty', ADMIN_PASSWORD: PASSWORD })
    try {
      const site = { url: await program.url, tokens: { admin: '', editor: '', viewer: '' } }
      const calls = callsOf(site)
      const { token } = await signIn(calls, 'admin')
      const { status, body } = await calls.upload(await samplePicture(700, 350), 'a.png', token)
      expect([status, body.result?.[0]]).toEqual([200, expect.objectContaining({ type: 'image/png', width: 700 })])
      expect((await fetch(`${site.url}${body.files.file}/640.webp`)).headers.get('content-type')).toBe('image/webp')
    } finally {
      program.kill()
      expect(await program.ended).toBe(0)
      rmSync(folder, { recursive: true })
    }
  })
})

onAnyEngine('A process that dies while it opens a picture', (site) => {
  test('B-02b fails that picture only: pages are answered, and the next picture is accepted', async () => {
    const folders = () => readdirSync(path.join(site.dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
    const before = folders()
    const killed: Promise<unknown>[] = []
    const kill = (message: unknown) => {
      const { process: child } = message as { process: ChildProcess }
      killed.push(once(child, 'spawn').then(() => child.kill('SIGKILL')))
    }
    subscribe('child_process', kill)
    const [upload, page] = await Promise.all([site.upload(await samplePicture(3000, 3000)), fetch(`${site.url}/home`)])
    unsubscribe('child_process', kill)
    expect(killed).toHaveLength(1)
    expect([upload.status, upload.body.error.validationErrors]).toEqual([
      400,
      [{ message: '打开这张图片需要的内存或时间过多，请缩小图片，或另存为普通（非渐进式）JPEG', members: ['file'] }],
    ])
    expect([page.status, folders()]).toEqual([200, before])
    expect((await site.upload()).status).toBe(200)
  })
})
