import { readdirSync, type BigIntStatsFs, type StatsFs } from 'node:fs'
import fs from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { hugeAvif, noPictures, zeroPng } from '../../testing/picture-files.ts'
import { onAnyEngine, samplePicture } from '../../testing/site.ts'

const PICTURE = '/abp/services/app/Upload/Picture'
const MB = 1024 * 1024

onAnyEngine('Uploading', (site) => {
  const folders = () => readdirSync(path.join(site.dataDir, 'uploads')).filter((name) => !name.startsWith('.'))
  const waiting = () => readdirSync(path.join(site.dataDir, 'uploads', '.waiting'))
  const rows = () => site.database.read.selectFrom('upload').selectAll().execute()

  function send(parts: [field: string, file: Buffer, name: string][], at = PICTURE) {
    const form = new FormData()
    for (const [field, file, name] of parts) form.append(field, new Blob([new Uint8Array(file)]), name)
    return site.request('POST', at, { body: form, who: 'editor' })
  }

  const sendFile = () => send([['file', Buffer.from('%PDF-1.7'), 'a.pdf']], '/abp/services/app/Upload/File')

  test('C-40d the reply has both shapes that clients read, and the type comes from the content', async () => {
    const { status, body } = await site.upload(await samplePicture(1300, 700), 'report.pdf')
    expect(status).toBe(200)
    expect(body.result).toHaveLength(1)
    expect(body.result[0]).toEqual({
      url: expect.stringMatching(/^\/media\/[a-z0-9]{24}$/),
      name: 'report.pdf',
      size: expect.any(Number),
      type: 'image/png',
      width: 1300,
      height: 700,
    })
    expect(body.files).toEqual({ file: body.result[0].url })
    expect(body).toMatchObject({ success: true, error: null, unAuthorizedRequest: false, targetUrl: null, __abp: true })
  })

  test('V-02a a file that is no whole picture by its content is refused, and leaves nothing behind', async () => {
    const before = { folders: folders(), rows: await rows() }
    for (const [name, file] of await noPictures()) {
      const { status, body } = await site.upload(file, name)
      expect([name, status]).toEqual([name, 400])
      expect([name, body.error.validationErrors[0].members]).toEqual([name, ['file']])
    }
    expect((await site.upload(Buffer.from('x'))).body.error.validationErrors[0].message).toBe(
      '文件格式不正确, 请上传JPG、PNG、WebP、AVIF、GIF图片格式文件!',
    )
    expect({ folders: folders(), rows: await rows() }).toEqual(before)
    expect(waiting()).toEqual([])
  })

  test('V-02a every kind of picture that is allowed is taken in', async () => {
    const plain = sharp(await samplePicture(400, 300))
    for (const [format, type] of [
      ['jpeg', 'image/jpeg'],
      ['png', 'image/png'],
      ['webp', 'image/webp'],
      ['avif', 'image/avif'],
      ['gif', 'image/gif'],
    ] as const) {
      const { body } = await site.upload(await plain.clone().toFormat(format).toBuffer(), 'picture')
      expect([format, body.result?.[0].type]).toEqual([format, type])
    }
  })

  test('B-02b a picture that would fill the memory is refused, and the refusal says what to do', async () => {
    const before = { folders: folders(), rows: await rows() }
    for (const [file, words] of [
      [zeroPng(50_000, 50_000, 1), '图片尺寸过大，最多 50 百万像素，请缩小后重新上传'],
      [zeroPng(50_000, 50_000, 2000), '图片尺寸过大，最多 50 百万像素，请缩小后重新上传'],
      [zeroPng(2_147_483_647, 1, 0), '文件格式不正确, 请上传JPG、PNG、WebP、AVIF、GIF图片格式文件!'],
      [zeroPng(10_000, 5001, 5001), '图片尺寸过大，最多 50 百万像素，请缩小后重新上传'],
      [zeroPng(7000, 7000, 1, 'rgba16'), '图片打开后占用 392 MB，最多 160 MB，请缩小图片，或另存为每通道 8 位的 JPEG'],
      [hugeAvif(), '图片打开后占用 441 MB，最多 160 MB，请缩小图片，或另存为每通道 8 位的 JPEG'],
    ] as const) {
      const { status, body } = await site.upload(file)
      expect([status, body.error.validationErrors]).toEqual([400, [{ message: words, members: ['file'] }]])
    }
    expect({ folders: folders(), rows: await rows() }).toEqual(before)
    expect((await site.upload(zeroPng(3000, 2000, 2000))).status).toBe(200)
    expect(waiting()).toEqual([])
  })

  test('B-09d B-09f an upload to a nearly full disk is refused with a sentence before it is stored', async () => {
    const before = { folders: folders(), rows: await rows() }
    const disk = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 120_000, bsize: 4096 } as StatsFs & BigIntStatsFs)
    try {
      const { status, body } = await site.upload()
      expect([status, body.error.message]).toEqual([507, '服务器的存储空间已满，无法保存，请联系网站管理员。'])
      disk.mockResolvedValue({ bavail: 140_000, bsize: 4096 } as StatsFs & BigIntStatsFs)
      expect((await site.upload()).status).toBe(200)
    } finally {
      disk.mockRestore()
    }
    expect([folders().length - before.folders.length, (await rows()).length - before.rows.length, waiting()]).toEqual([1, 1, []])
  })

  test('B-09d a file whose row cannot be written leaves no file behind', { tags: ['engine'] }, async () => {
    const before = folders()
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { schema } = site.database.write
    await schema.alterTable('upload').renameTo('uploadAside').execute()
    try {
      expect((await site.upload()).status).toBe(500)
    } finally {
      await schema.alterTable('uploadAside').renameTo('upload').execute()
      reported.mockRestore()
    }
    expect([folders(), waiting()]).toEqual([before, []])
    expect((await site.upload()).status).toBe(200)
  })

  test('B-09 an upload whose audit row cannot be written keeps neither row nor file', { tags: ['engine'] }, async () => {
    const before = { folders: folders(), rows: await rows() }
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { schema } = site.database.write
    await schema.alterTable('auditLog').renameTo('auditLogAside').execute()
    try {
      expect([(await site.upload()).status, (await sendFile()).status]).toEqual([500, 500])
    } finally {
      await schema.alterTable('auditLogAside').renameTo('auditLog').execute()
      reported.mockRestore()
    }
    expect({ folders: folders(), rows: await rows() }).toEqual(before)
    expect(waiting()).toEqual([])
    expect((await sendFile()).status).toBe(200)
  })

  // On SQLite there is no connection that could be lost.
  test.runIf(site.engine === 'postgres')(
    'B-09 an upload whose connection to the database is lost keeps no row, and its file for the collector',
    { tags: ['engine'] },
    async () => {
      const before = { folders: folders(), rows: await rows() }
      vi.spyOn(console, 'error').mockImplementation(() => {})
      vi.spyOn(console, 'log').mockImplementation(() => {})
      const { write } = site.database
      await sql`create function hang_up() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(write)
      await sql`create trigger hang_up before insert on "auditLog" execute function hang_up()`.execute(write)
      try {
        const { status, headers } = await site.upload()
        expect([status, Number(headers.get('retry-after')) > 0]).toEqual([503, true])
      } finally {
        await sql`drop function hang_up() cascade`.execute(write)
        vi.restoreAllMocks()
      }
      expect(await rows()).toEqual(before.rows)
      expect([folders().length - before.folders.length, waiting()]).toEqual([1, []])
      await expect.poll(async () => (await site.upload()).status).toBe(200)
    },
  )

  test('V-02b more than 20 MB is 413, and is not kept', async () => {
    const { status, body } = await site.upload(Buffer.concat([await samplePicture(), Buffer.alloc(20 * MB)]))
    expect([status, body.error.message]).toEqual([413, '上传头像图片大小不能超过 20 MB!'])
    expect(waiting()).toEqual([])
  })

  test('no name of mine reaches the disk: paths, control characters and long names are words only', async () => {
    const names = [
      '../../../../etc/passwd',
      '/etc/passwd',
      '..\\..\\windows\\win.ini',
      'C:\\x.png',
      '.htaccess',
      'a\u0000.png',
      'a\r\nSet-Cookie: x=1',
      '%2e%2e%2fx',
      `${'长'.repeat(5000)}.png`,
      '<img src=x onerror=alert(1)>.png',
      '',
    ]
    for (const name of names) {
      const { status, body } = await site.upload(await samplePicture(40, 40), name)
      expect([name, status]).toEqual([name, 200])
      // oxlint-disable-next-line no-control-regex
      expect(body.result[0].name).not.toMatch(/[\u0000-\u001f]/)
      expect(body.result[0].name.length).toBeLessThanOrEqual(200)
    }
    expect(folders().every((name) => /^[a-z0-9]{24}$/.test(name))).toBe(true)
    const turned = await site.upload(await samplePicture(40, 40), 'photo\u202egpj.exe\u202c.png')
    expect(turned.body.result[0].name).toBe('photogpj.exe.png')
    const hebrew = await site.upload(await samplePicture(40, 40), 'מחיר "\u200f2026".png')
    expect(hebrew.body.result[0].name).toBe('מחיר "\u200f2026".png')
  })

  test('without a file, or with no form at all, it says what is missing', async () => {
    expect((await site.request('POST', PICTURE, { body: '{}', who: 'editor' })).body.error.validationErrors).toEqual([
      { message: '不能为空', members: ['file'] },
    ])
    const form = new FormData()
    form.set('file', 'only text')
    expect((await site.request('POST', PICTURE, { body: form, who: 'editor' })).status).toBe(400)
    expect((await site.request('POST', PICTURE, { body: new FormData(), who: 'editor' })).status).toBe(400)
    const broken = await site.request('POST', PICTURE, {
      body: '--x\r\nnonsense',
      who: 'editor',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(broken.status).toBe(400)
  })

  test('C-40a the client chooses the name of the field, and a request takes one file', async () => {
    expect((await send([['upload', await samplePicture(50, 50), 'a.png']])).status).toBe(200)
    const before = (await rows()).length
    const { status, body } = await send([
      ['file', await samplePicture(50, 50), 'a.png'],
      ['file', await samplePicture(60, 60), 'b.png'],
    ])
    expect([status, body.result.map(({ name }: { name: string }) => name)]).toEqual([200, ['a.png']])
    expect((await rows()).length).toBe(before + 1)
    expect(waiting()).toEqual([])
  })

  test('an upload that breaks off leaves nothing on the disk', async () => {
    const before = folders()
    await new Promise<void>((resolve) => {
      const asked = request(`${site.url}${PICTURE}`, {
        method: 'POST',
        agent: false,
        headers: { 'x-token': site.tokens.editor, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5 * MB },
      })
      asked.on('error', () => resolve())
      asked.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n')
      asked.write(Buffer.alloc(MB), () => setTimeout(() => asked.destroy(), 100))
    })
    await expect.poll(waiting).toEqual([])
    expect(folders()).toEqual(before)
  })

  test('many at once are all taken in, one after another', async () => {
    const files = await Promise.all(Array.from({ length: 30 }, (_, i) => samplePicture(200 + i, 100)))
    const replies = await Promise.all(files.map((file) => site.upload(file)))
    expect(replies.map(({ status }) => status)).toEqual(files.map(() => 200))
    expect(new Set(replies.map(({ body }) => body.files.file)).size).toBe(30)
    expect(replies.map(({ body }) => body.result[0].width)).toEqual(files.map((_, i) => 200 + i))
  })

  test('E-08b each upload and each refused upload is in the audit log with its user', async () => {
    const taken = (await site.upload(await samplePicture(30, 30), 'audited.png')).body
    // The refusals of other tests within this minute count no more.
    await site.running.app.refusals.flush()
    await site.upload(Buffer.from('no picture'), 'refused.png')
    const audits = await site.database.read
      .selectFrom('auditLog')
      .selectAll()
      .where('serviceName', '=', 'Upload')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(audits.map(({ result, userName, methodName }) => [result, userName, methodName])).toEqual([
      ['Failed', 'editor', 'Picture'],
      ['Success', 'editor', 'Picture'],
    ])
    expect(audits[1]!.parameters).toContain(taken.files.file)
  })
})
