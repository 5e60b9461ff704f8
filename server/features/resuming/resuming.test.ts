import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync, type BigIntStatsFs, type StatsFs } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { MOST_HALVES } from '../../../contract/features/resuming.ts'
import { readEnvironment } from '../../config/environment.ts'
import { noPictures } from '../../testing/picture-files.ts'
import { onAnyEngine, samplePicture, signIn } from '../../testing/site.ts'
import { PIECES, sendOverCutLine, tusOf } from '../../testing/tus.ts'
import { removeHalves } from '../uploads/half-folder.ts'
import { recordUpload } from '../uploads/recording.ts'
import { openFileStore } from '../uploads/store.ts'
import { storePiece } from './store-piece.ts'

const MB = 1024 * 1024
const DAY_MS = 86_400_000

onAnyEngine('Uploads that go on after a cut line', (site) => {
  const tus = () => tusOf(site)
  const uploads = () => path.join(site.dataDir, 'uploads')
  const folder = () => path.join(uploads(), '.resuming')
  const halves = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const stored = () => readdirSync(uploads()).filter((name) => !name.startsWith('.'))
  const collect = () => removeHalves({ database: site.database, files: openFileStore(readEnvironment(site.env)) }, Date.now())
  const rows = () => site.database.read.selectFrom('upload').select(['id', 'name', 'size']).orderBy('id').execute()
  const bytesOf = async (at: string) => Buffer.from(await (await fetch(site.url + at)).arrayBuffer())
  const everything = async () => ({ halves: halves(), stored: stored(), rows: await rows() })

  test('B-115a a file over a line that is cut three times arrives once and whole', { tags: ['engine'] }, async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const file = randomBytes(5 * MB)
    const before = await rows()
    const { at, cuts } = await sendOverCutLine(site, file, 'file', [1.5 * MB, 2.5 * MB, 4.5 * MB])
    expect(cuts).toBe(3)
    expect(await rows()).toEqual(before)
    const [first, second] = [await tus().finish(at), await tus().finish(at)]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect((await bytesOf(first.body.files.file)).equals(file)).toBe(true)
    expect([(await rows()).length - before.length, halves()]).toEqual([1, []])
    expect(first.body.result).toEqual([
      { url: first.body.files.file, name: 'cut.bin', size: file.length, type: 'application/octet-stream', width: null, height: null },
    ])
    // A client that has not heard the answer to its last piece asks how far the upload has come.
    const { status, headers } = await tus().ask('HEAD', at, { who: 'editor' })
    expect([status, headers.get('upload-offset'), headers.get('upload-length')]).toEqual([200, String(file.length), String(file.length)])
    expect(reported).not.toHaveBeenCalled()
    reported.mockRestore()
  })

  test('B-115b an upload belongs to the person who began it, and each request asks who that is', async () => {
    const { ask, begun, piece, finish } = tus()
    const at = await begun(8)
    await piece(at, 0, Buffer.from('half'))
    const before = await everything()
    for (const [who, status] of [
      ['admin', 404],
      ['viewer', 403],
      ['', 401],
    ] as const) {
      const replies = [
        await ask('HEAD', at, { who }),
        await piece(at, 4, Buffer.from('evil'), who),
        await ask('DELETE', at, { who }),
        await finish(at, who),
      ]
      expect([who, ...replies.map((reply) => reply.status)]).toEqual([who, ...replies.map(() => status)])
    }
    const cookie = { cookie: `Admin-Token=${site.tokens.editor}`, 'upload-offset': '4' }
    expect((await ask('PATCH', at, { headers: cookie, body: Buffer.from('evil') })).status).toBe(401)
    expect(await everything()).toEqual(before)
    const { token } = await signIn(site, 'editor')
    expect((await piece(at, 4, Buffer.from('-who'), token)).status).toBe(204)
    await site.post('/abp/TokenAuth/LogOut', {}, token)
    expect([(await finish(at, token)).status, (await finish(at)).status]).toEqual([401, 200])
    // Nobody else learns that it has ended.
    expect([(await ask('HEAD', at, { who: 'admin' })).status, (await finish(at, 'admin')).status]).toEqual([404, 404])
  })

  test('B-115c what a form refuses by size, name or kind is refused before the first byte', async () => {
    const before = await everything()
    const { begin, ask } = tus()
    await site.post('/abp/services/app/Setting/Update', { values: { fileTypes: ['pdf'] } }, 'admin')
    const said = []
    for (const [size, told] of [
      [20 * MB + 1, { kind: 'picture' }],
      [50 * MB + 1, { name: 'a.pdf' }],
      [10, { name: 'a.exe' }],
      [0, { name: 'a.pdf' }],
      [10, { kind: 'avatar' }],
    ] as const) {
      const { status, body } = await begin(size, told)
      said.push([status, body.error.validationErrors?.[0].message ?? body.error.message])
    }
    await site.post('/abp/services/app/Setting/Update', { values: { fileTypes: [] } }, 'admin')
    expect(said).toEqual([
      [413, '上传头像图片大小不能超过 20 MB!'],
      [413, '上传文件大小不能超过 50 MB!'],
      [400, '只能上传这些类型的文件：pdf'],
      [400, '文件是空的，请选择其他文件'],
      [400, '没有这个选项：avatar'],
    ])
    // Without a length, or as nothing of the protocol.
    expect((await ask('POST', PIECES, { who: 'editor', headers: { 'upload-defer-length': '1' } })).status).toBe(400)
    expect((await site.post(PIECES, {}, 'editor')).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test('B-115c the whole file is judged like one of a form, and a refusal leaves nothing behind', async () => {
    const before = await everything()
    for (const [name, file] of (await noPictures()).filter(([, { length }]) => length > 0)) {
      const { status, body } = await tus().send(file, { kind: 'picture', name })
      const form = await site.upload(file, name)
      expect([name, status, body.error.validationErrors]).toEqual([name, form.status, form.body.error.validationErrors])
    }
    const { at } = await tus().send(Buffer.from('no picture'), { kind: 'picture' })
    expect([(await tus().finish(at)).status, (await tus().ask('HEAD', at, { who: 'editor' })).status]).toEqual([404, 404])
    expect((await site.upload(Buffer.alloc(0))).body.error.validationErrors[0].message).toBe('文件是空的，请选择其他文件')
    expect(await everything()).toEqual(before)
    const { body } = await tus().send(await samplePicture(300, 200), { kind: 'picture', name: 'really.txt' })
    expect(body.result[0]).toMatchObject({ name: 'really.txt', type: 'image/png', width: 300 })
  })

  test('B-115d a name in any script comes back with the file', async () => {
    const names = [
      '价格表（2026）.pdf',
      'Прайс.pdf',
      'قائمة الأسعار.pdf',
      'मूल्य.pdf',
      '👩‍🏭 plan.pdf',
      'e\u0301té ü.pdf',
      `it's "new", 100%.pdf`,
      ' a  b .pdf',
    ]
    for (const name of names) {
      const { body } = await tus().send(Buffer.from('%PDF-1.7'), { name })
      const sent = await fetch(site.url + body.result[0].url)
      const [, encoded] = /filename\*=UTF-8''(\S+)$/.exec(sent.headers.get('content-disposition')!)!
      expect([body.result[0].name, decodeURIComponent(encoded!)]).toEqual([name, name])
    }
  })

  test('B-115e a piece out of turn, too long or too early changes nothing, and a stopped upload is gone', async () => {
    const { ask, begun, piece, finish } = tus()
    const before = await everything()
    const at = await begun(6)
    await piece(at, 0, Buffer.from('abc'))
    expect([(await piece(at, 2, Buffer.from('x'))).status, (await piece(at, 3, Buffer.from('more than 6'))).status]).toEqual([409, 400])
    expect((await finish(at)).status).toBe(409)
    const { headers } = await ask('HEAD', at, { who: 'editor' })
    expect([headers.get('upload-offset'), headers.get('access-control-allow-origin')]).toEqual(['3', null])
    expect((await ask('DELETE', at, { who: 'editor' })).status).toBe(204)
    expect((await finish(at)).status).toBe(404)
    for (const strange of ['..%2F..%2Fetc', 'a'.repeat(24), '%00'])
      expect((await ask('HEAD', `${PIECES}/${strange}`, { who: 'editor' })).status).toBe(404)
    expect(await everything()).toEqual(before)
  })

  test('B-115f on a full disk the reason is told, and nothing half remains', async () => {
    const before = await everything()
    const at = await tus().begun(6)
    await tus().piece(at, 0, Buffer.from('abc'))
    const disk = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 120_000, bsize: 4096 } as StatsFs & BigIntStatsFs)
    const replies = [await tus().begin(6), await tus().piece(at, 3, Buffer.from('def'))]
    disk.mockRestore()
    for (const { status, body } of replies)
      expect([status, body.error.message]).toEqual([507, '服务器的存储空间已满，无法保存，请联系网站管理员。'])
    expect(await everything()).toEqual(before)
  })

  test('B-115g an upload that nobody goes on with is removed after a day, one that goes on is not', async () => {
    const [old, young] = [await tus().begun(6), await tus().begun(6)]
    await tus().piece(old, 0, Buffer.from('abc'))
    await site.database.write
      .updateTable('halfUpload')
      .set({ lastTime: Date.now() - DAY_MS - 1000 })
      .execute()
    await tus().piece(young, 0, Buffer.from('abc'))
    await collect()
    expect(halves()).toEqual([young.split('/').at(-1)])
    expect((await tus().finish(old)).status).toBe(404)
    await tus().piece(young, 3, Buffer.from('def'))
    expect([(await tus().finish(young)).status, halves()]).toEqual([200, []])
    // A piece that came while its upload was stopped belongs to none.
    const orphan = path.join(folder(), 'a'.repeat(24))
    mkdirSync(orphan, { recursive: true })
    await collect()
    expect(halves()).toHaveLength(1)
    const dayAgo = (Date.now() - DAY_MS - 1000) / 1000
    utimesSync(orphan, dayAgo, dayAgo)
    await collect()
    expect(halves()).toEqual([])
  })

  test(
    'B-125b an account begins no more uploads, or bytes of them, than it may have unfinished; each that ends, is stopped or expires makes room',
    { tags: ['engine'] },
    async () => {
      const { begin, begun, ask, send } = tus()
      const before = await everything()
      const at = await Promise.all(Array.from({ length: MOST_HALVES - 1 }, () => begun(6)))
      // Of two that begin at the same moment only one has room.
      const both = await Promise.all([begin(6), begin(6)])
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
      const refused = both.find(({ status }) => status === 422)!
      expect(refused.body.error.message).toBe(
        '您未完成的上传过多：最多 20 个，合计最多 500 MB。请等待其他文件传完或取消它们；中断的上传会在一天后自动清除。',
      )
      expect(
        (
          await ask('POST', PIECES, {
            who: 'editor',
            headers: { 'upload-length': '6', 'upload-metadata': 'kind ZmlsZQ==', 'accept-language': 'en' },
          })
        ).body.error.message,
      ).toMatch(/^You have too many unfinished uploads: at most 20, and 500 MB/)
      expect([
        (await site.upload(await samplePicture(30, 30))).status,
        (await send(Buffer.from('other'), { who: 'admin' })).status,
      ]).toEqual([200, 200])
      expect((await ask('DELETE', at[0]!, { who: 'editor' })).status).toBe(204)
      const room = await begin(6)
      expect([room.status, (await begin(6)).status]).toEqual([201, 422])
      await site.database.write.updateTable('halfUpload').set({ lastTime: 0 }).execute()
      await collect()
      // Ten of the largest files take all bytes.
      const large = await Promise.all(Array.from({ length: 10 }, () => begun(50 * MB)))
      expect((await begin(1)).status).toBe(422)
      await Promise.all(large.map((one) => ask('DELETE', one, { who: 'editor' })))
      expect([halves(), (await site.database.read.selectFrom('halfUpload').select('id').execute()).length]).toEqual([before.halves, 0])
    },
  )

  test('B-125c the file that one call has taken in is not removed by another that comes too late', { tags: ['engine'] }, async () => {
    const { at, body } = await tus().send(Buffer.from('words'))
    const row = await site.database.read.selectFrom('upload').selectAll().where('id', '=', at.split('/').at(-1)!).executeTakeFirstOrThrow()
    const parts = { database: site.database, files: openFileStore(readEnvironment(site.env)) }
    await expect(recordUpload(parts, row, async () => {})).rejects.toThrow()
    expect(await (await fetch(site.url + body.files.file)).text()).toBe('words')
  })

  test('B-125c pieces that overlap, since a cut line was noticed late, make one whole file; an upload in too many pieces is given up', async () => {
    const at = await tus().begun(9)
    const id = at.split('/').at(-1)!
    await tus().piece(at, 0, Buffer.from('abcdef'))
    const files = openFileStore(readEnvironment(site.env))
    await storePiece(files, { id, from: 3 }, Readable.from([Buffer.from('defgh')]))
    await storePiece(files, { id, from: 0 }, Readable.from([Buffer.from('ab')]))
    expect((await tus().ask('HEAD', at, { who: 'editor' })).headers.get('upload-offset')).toBe('8')
    expect((await tus().piece(at, 8, Buffer.from('i'))).status).toBe(204)
    expect(await (await fetch(site.url + (await tus().finish(at)).body.files.file)).text()).toBe('abcdefghi')
    const cut = await tus().begun(2000)
    const place = path.join(folder(), cut.split('/').at(-1)!)
    mkdirSync(place, { recursive: true })
    for (let from = 0; from <= 1000; from++) writeFileSync(path.join(place, `${from}-${from + 1}`), 'x')
    expect((await tus().piece(cut, 1001, Buffer.from('x'))).status).toBe(404)
    await tus().ask('DELETE', cut, { who: 'editor' })
    expect(halves()).toEqual([])
  })
})
