import { existsSync, readdirSync, type BigIntStatsFs, type StatsFs } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { formCalls, oneStep } from '../../testing/forms.ts'
import { hire } from '../../testing/people.ts'
import { hireInto, update } from '../../testing/scopes.ts'
import { onAnyEngine, type Reply } from '../../testing/site.ts'

const APP = '/abp/services/app'
const KB = 1024

onAnyEngine(
  'Files that visitors send with a form',
  (site) => {
    const { published, publish, change, post, read } = formCalls(site)
    const form = () =>
      published({
        definition: oneStep([
          { kind: 'line', key: 'name', label: '姓名', required: true },
          { kind: 'file', key: 'papers', label: '文件', types: 'documents', most: 2, megabytes: 1 },
        ]),
      })
    const posted = (
      files: [name: string, content: string | Uint8Array<ArrayBuffer>][],
      fields: Record<string, string> = { name: '王芳' },
    ) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      for (const [name, content] of files) body.append('papers', new Blob([content]), name)
      return body
    }
    const addressOf = ({ slug }: { slug: string }) => `/_formdetail/${slug}`
    const answers = async (id: number) =>
      site.database.read.selectFrom('formAnswer').selectAll().where('formId', '=', id).orderBy('id').execute()
    const papersOf = (row: { answers: string }): string[] => JSON.parse(row.answers).papers
    const hidden = ({ body }: Reply): string[] =>
      [...String(body).matchAll(/name="papers"[^>]*value="([^"]+)"/g)].map(([, value]) => value!)
    const download = (id: number, file: string, who?: string) =>
      site.get(`${APP}/FormAnswer/GetFile?id=${id}&file=${encodeURIComponent(file)}`, who)

    test('B-97k a form with files is sent without script: the answer holds them, and the page says its number', async () => {
      const made = await form()
      const reply = await post(
        addressOf(made),
        posted([
          ['报告 1".pdf', '%PDF-1.7'],
          ['b.txt', 'words'],
        ]),
      )
      const [row] = await answers(made.id)
      expect([reply.status, reply.headers.get('location')]).toEqual([303, `${addressOf(made)}?sent=${row!.id}`])
      expect((await site.get(`${addressOf(made)}?sent=${row!.id}`)).body).toContain(String(row!.id))
      expect((await read(row!.id))[1]).toMatchObject({
        key: 'papers',
        text: '报告 1".pdf、b.txt',
        files: [{ address: papersOf(row!)[0], name: '报告 1".pdf', size: 8 }, { name: 'b.txt' }],
      })
    })

    test('B-97k an attachment has no public address, is in no list of uploads, and goes as a download to staff who may view the answer', async () => {
      const made = await form()
      await post(addressOf(made), posted([['a.txt', '<script>alert(1)</script>']]))
      const [row] = await answers(made.id)
      const [file] = papersOf(row!)
      for (const at of [file!, `${file}/320.jpg`])
        for (const who of [undefined, 'admin']) expect((await site.get(at, who)).status).toBe(404)
      const library = await site.get(`${APP}/Upload/GetAll?keyword=a.txt`, 'admin')
      expect(library.body.result.items).toEqual([])
      const taken = await download(row!.id, file!, 'editor')
      expect([taken.status, taken.headers.get('content-type'), taken.headers.get('content-disposition')]).toEqual([
        200,
        'application/octet-stream',
        "attachment; filename*=UTF-8''a.txt",
      ])
      expect(taken.headers.get('cache-control')).toBe('no-store')
      const stranger = await hire(site, ['News/View'])
      expect([(await download(row!.id, file!)).status, (await download(row!.id, file!, stranger.token)).status]).toEqual([401, 403])
      // Beyond the data scope the answer and its file are no more there than a number that no answer has.
      const scoped = await hireInto(site, { permits: ['FormAnswer/View'], scopes: { enquiries: { kind: 'own' } } })
      expect((await download(row!.id, file!, scoped.token)).status).toBe(404)
      await update(site, 'FormAnswer', { id: row!.id, ownerId: scoped.id })
      expect((await download(row!.id, file!, scoped.token)).status).toBe(200)
      // The file of another answer is not found under this one.
      await post(addressOf(made), posted([['b.txt', 'x']]))
      const other = (await answers(made.id))[1]!
      expect((await download(row!.id, papersOf(other)[0]!, 'admin')).status).toBe(404)
    })

    test('B-97l a form that is refused keeps the files that were taken in, and they need not be chosen again', async () => {
      const made = await form()
      const refused = await post(addressOf(made), posted([['a.pdf', 'one']], { name: '' }))
      expect(refused.status).toBe(400)
      const [kept] = hidden(refused)
      expect([decodeURIComponent(kept!.split('#')[1]!), (await answers(made.id)).length]).toEqual(['a.pdf', 0])
      const again = posted([['b.pdf', 'two']])
      again.append('papers', kept!)
      expect((await post(addressOf(made), again)).status).toBe(303)
      const [row] = await answers(made.id)
      expect((await read(row!.id))[1]!.text).toContain('a.pdf')
      expect(papersOf(row!)).toHaveLength(2)
      // An answer's file cannot be sent with another answer.
      const stolen = posted([])
      stolen.append('papers', kept!)
      expect((await post(addressOf(made), stolen)).status).toBe(400)
      expect(await answers(made.id)).toHaveLength(1)
    })

    test.each([
      ['a type that is not taken', [['a.exe', 'MZ']], 'a.exe'],
      ['a size that is not taken', [['big.pdf', new Uint8Array(1100 * KB)]], 'big.pdf'],
      [
        'more files than are taken',
        [
          ['a.pdf', 'x'],
          ['b.pdf', 'x'],
          ['third.pdf', 'x'],
        ],
        'third.pdf',
      ],
      ['no content', [['none.pdf', '']], 'none.pdf'],
    ] as [string, [string, string | Uint8Array<ArrayBuffer>][], string][])(
      'B-97m a file of %s is refused by its name at its question, and what was typed stays',
      async (_, files, named) => {
        const made = await form()
        const { status, body } = await post(addressOf(made), posted(files, { name: '留下的姓名' }))
        expect([status, await answers(made.id)]).toEqual([400, []])
        expect(body).toContain(`“${named}”`)
        expect(body).toContain('留下的姓名')
        expect(hidden({ body } as Reply).some((value) => value.startsWith('!'))).toBe(false)
      },
    )

    test('B-97m files that were never taken in cannot be removed to make room for more', async () => {
      const made = await form()
      const body = new FormData()
      for (const at of [1, 2, 3]) body.append('remove.papers', `/media/none#${at}.pdf`)
      body.append('name', '王芳')
      for (const name of ['a.pdf', 'b.pdf', 'third.pdf']) body.append('papers', new Blob(['x']), name)
      const refused = await post(addressOf(made), body)
      expect([refused.status, hidden(refused).length]).toEqual([400, 2])
      expect(refused.body).toContain('“third.pdf”没有上传')
    })

    test('B-97d a text that looks like the mark of a refused file is a text', async () => {
      const made = await form()
      expect((await post(addressOf(made), posted([], { name: '!type#3' }))).status).toBe(303)
      expect(JSON.parse((await answers(made.id))[0]!.answers)).toEqual({ name: '!type#3' })
    })

    test('B-97f two thousand fields are counted without writing all of them anew with each', async () => {
      const made = await form()
      const body = new FormData()
      const text = 'x'.repeat(200)
      for (let at = 0; at < 1990; at++) body.append(`name${at}`, text)
      const write = vi.spyOn(URLSearchParams.prototype, 'toString')
      try {
        expect((await post(addressOf(made), body)).status).toBe(400)
        const longest = write.mock.results.map(({ value }) => String(value).length).filter((length) => length > 100_000)
        expect(longest.length).toBeLessThan(10)
      } finally {
        write.mockRestore()
      }
      const long = new FormData()
      for (let at = 0; at < 60; at++) long.append('name', 'x'.repeat(10_000))
      expect((await post(addressOf(made), long)).status).toBe(413)
    })

    test('X-02 a file for which the disk has no room reads 上传失败, 请重试 at its question, what was typed stays, and a form without files is taken', async () => {
      const made = await form()
      const disk = vi.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096 } as StatsFs & BigIntStatsFs)
      try {
        const { status, body } = await post(addressOf(made), posted([['a.pdf', 'one']], { name: '留下的姓名' }))
        expect([status, await answers(made.id)]).toEqual([400, []])
        expect(body).toContain('“a.pdf”：上传失败, 请重试')
        expect(body).toContain('留下的姓名')
        expect((await post(addressOf(made), posted([]))).status).toBe(303)
      } finally {
        disk.mockRestore()
      }
    })

    test('B-97m files that answer no question, and forms that are closed, take nothing onto the disk', async () => {
      const made = await form()
      const uploads = path.join(site.dataDir, 'uploads')
      const stored = () => (existsSync(uploads) ? readdirSync(uploads).filter((name) => /^[a-z0-9]{16,}$/.test(name)).length : 0)
      const before = stored()
      const other = new FormData()
      other.append('name', 'x')
      other.append('unknown', new Blob(['x']), 'x.pdf')
      expect((await post(addressOf(made), other)).status).toBe(303)
      await publish(await change(made, { isOpen: false }))
      expect((await post(addressOf(made), posted([['a.pdf', 'x']]))).status).toBe(422)
      expect((await post('/_formdetail/no-such-form', posted([['a.pdf', 'x']]))).status).toBe(404)
      expect(stored()).toBe(before)
    })

    test('B-98c B-98d files go with their answer, and those of a form that was never sent whole after a day', async () => {
      const made = await form()
      await post(addressOf(made), posted([['a.pdf', 'x']]))
      await post(addressOf(made), posted([['waits.pdf', 'x']], { name: '' }))
      const rows = async () =>
        site.database.read
          .selectFrom('upload')
          .select('name')
          .where('kind', '=', 'private')
          .where('name', 'in', ['a.pdf', 'waits.pdf'])
          .orderBy('creationTime', 'desc')
          .limit(2)
          .execute()
      expect((await rows()).map(({ name }) => name).toSorted()).toEqual(['a.pdf', 'waits.pdf'])
      await site.database.write
        .updateTable('formAttachment')
        .set({ creationTime: Date.now() - 25 * 3_600_000 })
        .execute()
      await site.running.app.retention.run()
      const waiting = await site.database.read.selectFrom('formAttachment').select('uploadId').where('answerId', 'is', null).execute()
      expect(waiting).toEqual([])
      const [row] = await answers(made.id)
      const [file] = papersOf(row!)
      expect((await download(row!.id, file!, 'admin')).status).toBe(200)
      await site.post(`${APP}/FormAnswer/Delete`, { id: row!.id }, 'admin')
      await site.post(`${APP}/FormAnswer/DeleteForever`, { id: row!.id }, 'admin')
      expect(await site.database.read.selectFrom('upload').select('id').where('id', '=', file!.slice('/media/'.length)).execute()).toEqual(
        [],
      )
      const kept = () =>
        JSON.stringify(readdirSync(path.join(site.dataDir, 'uploads'), { recursive: true })).includes(file!.slice('/media/'.length))
      await expect.poll(kept).toBe(false)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
