import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, type BigIntStatsFs, type StatsFs } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { noPictures } from '../../testing/picture-files.ts'
import { onAnyEngine, samplePicture, signIn } from '../../testing/site.ts'
import { PIECES, sendOverCutLine, tusOf } from '../../testing/tus.ts'
import { removeHalves } from '../uploads/half-folder.ts'

const MB = 1024 * 1024
const DAY_MS = 86_400_000

onAnyEngine('Uploads that go on after a cut line', (site) => {
  const tus = () => tusOf(site)
  const uploads = () => path.join(site.dataDir, 'uploads')
  const folder = () => path.join(uploads(), '.resuming')
  const halves = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const stored = () => readdirSync(uploads()).filter((name) => !name.startsWith('.'))
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
    const dayAgo = (Date.now() - DAY_MS - 1000) / 1000
    for (const name of halves()) utimesSync(path.join(folder(), name), dayAgo, dayAgo)
    await tus().piece(young, 0, Buffer.from('abc'))
    await removeHalves({ root: uploads() }, Date.now())
    expect((await tus().finish(old)).status).toBe(404)
    await tus().piece(young, 3, Buffer.from('def'))
    expect([(await tus().finish(young)).status, halves()]).toEqual([200, []])
  })
})
