import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formCalls, oneStep } from '../../../testing/forms.ts'
import { jobCalls } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/people.ts'
import { hireInto } from '../../../testing/scopes.ts'
import { sheetOf } from '../../../testing/sheets.ts'
import { onAnyEngine } from '../../../testing/site.ts'

const APP = '/abp/services/app'
type Files = [name: string, content: string | Uint8Array<ArrayBuffer>][]

onAnyEngine(
  'Files of the contact form, and further answers in a sheet',
  (site) => {
    const { published, publish, change, post } = formCalls(site)
    const { order, download } = jobCalls(site)
    let number = 0
    const FILE = { kind: 'file', key: 'drawing', label: '图纸', types: 'documents', most: 2, megabytes: 1 }
    const PLAN = { kind: 'choice', key: 'plan', label: '计划', look: 'list', options: [{ value: 'now', label: '马上', labelEn: 'Now' }] }
    const setting = async (values: object) => {
      const { status, body } = await site.post(`${APP}/Setting/Update`, { values }, 'admin')
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
    const asking = async (...questions: object[]) => {
      const form = await published({ definition: oneStep([{ kind: 'line', key: 'email', label: '邮箱' }, ...questions] as never) })
      await setting({ contactForm: form.id })
      return form
    }
    const posted = (files: Files, fields: Record<string, string> = {}) => {
      const body = new FormData()
      const own = { name: '王芳', email: 'wang@example.com', message: `请看附件 ${++number}`, further: '1', ...fields }
      for (const [name, value] of Object.entries(own)) body.append(name, value)
      for (const [name, content] of files) body.append('own-drawing', new Blob([content]), name)
      return body
    }
    const send = (files: Files, fields?: Record<string, string>) => post('/_contact', posted(files, fields))
    const kept = (body: unknown) => [...String(body).matchAll(/name="own-drawing"[^>]*value="([^"]+)"/g)].map(([, value]) => value!)
    const last = () => site.database.read.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const filesOf = async (id: number) => {
      const { body } = await site.get(`${APP}/Enquiry/GetSheet?id=${id}`, 'admin')
      return body.result.items.find(({ key }: { key: string }) => key === 'drawing').files as { address: string; name: string }[]
    }
    const fetched = (id: number, file: string, who?: string, of = 'Enquiry') =>
      site.get(`${APP}/${of}/GetFile?id=${id}&file=${encodeURIComponent(file)}`, who)
    const uploadsNamed = (name: string) => site.database.read.selectFrom('upload').select('id').where('name', '=', name).execute()

    test('B-123a the contact form asks for files, is sent with them without script, and the enquiry shows them', async () => {
      await asking(FILE)
      const { body } = await site.get('/_contact')
      expect(body).toMatch(/<form[^>]*enctype="multipart\/form-data"/i)
      expect(body).toMatch(/<input[^>]*type="file"[^>]*name="own-drawing"/)
      const reply = await send([
        ['图 1.pdf', '%PDF-1.7'],
        ['b.txt', 'words'],
      ])
      expect([reply.status, reply.headers.get('location')]).toEqual([303, '/_contact?sent=1'])
      const { id } = await last()
      expect(await filesOf(id)).toMatchObject([
        { name: '图 1.pdf', size: 8 },
        { name: 'b.txt', size: 5 },
      ])
      // Without a question for files the page stays what it was.
      await asking(PLAN)
      expect((await site.get('/_contact')).body).not.toMatch(/enctype|type="file"/i)
    })

    test('B-123b a file goes as a download to whoever may view the enquiry, and to nobody else', async () => {
      await asking(FILE)
      await send([['a.txt', '<script>alert(1)</script>']])
      const { id } = await last()
      const [file] = await filesOf(id)
      const { address } = file!
      const taken = await fetched(id, address, 'editor')
      expect([taken.status, taken.headers.get('content-type'), taken.headers.get('content-disposition')]).toEqual([
        200,
        'application/octet-stream',
        "attachment; filename*=UTF-8''a.txt",
      ])
      for (const who of [undefined, 'admin']) expect((await site.get(address, who)).status).toBe(404)
      const answerReader = await hire(site, ['FormAnswer/View'])
      expect([(await fetched(id, address)).status, (await fetched(id, address, answerReader.token)).status]).toEqual([401, 403])
      const scoped = await hireInto(site, { permits: ['Enquiry/View'], scopes: { enquiries: { kind: 'own' } } })
      expect((await fetched(id, address, scoped.token)).status).toBe(404)
      // Neither another enquiry nor an answer to a form opens it.
      await send([])
      expect((await fetched((await last()).id, address, 'admin')).status).toBe(404)
      expect((await fetched(id, address, 'admin', 'FormAnswer')).status).toBe(404)
    })

    test('B-123a a form that is refused keeps its files; one may be removed again, and none serves two enquiries', async () => {
      await asking(FILE)
      const refused = await send(
        [
          ['a.pdf', 'one'],
          ['b.pdf', 'two'],
        ],
        { email: 'wrong' },
      )
      const texts = kept(refused.body)
      expect([refused.status, texts.map((text) => text.split('#')[1])]).toEqual([400, ['a.pdf', 'b.pdf']])
      const again = posted([])
      for (const text of texts) again.append('own-drawing', text)
      again.append('remove.own-drawing', texts[0]!)
      expect((await post('/_contact', again)).status).toBe(303)
      const { id } = await last()
      expect((await filesOf(id)).map(({ name }) => name)).toEqual(['b.pdf'])
      const stolen = posted([])
      stolen.append('own-drawing', texts[1]!)
      expect((await post('/_contact', stolen)).status).toBe(400)
      expect((await last()).id).toBe(id)
    })

    test.each([
      ['a type that is not taken', [['a.exe', 'MZ']], 'a.exe'],
      ['a size that is not taken', [['big.pdf', new Uint8Array(1100 * 1024)]], 'big.pdf'],
      [
        'more files than are taken',
        [
          ['a.pdf', 'x'],
          ['b.pdf', 'x'],
          ['third.pdf', 'x'],
        ],
        'third.pdf',
      ],
    ] as [string, Files, string][])('B-123a %s is refused by name at its question, and no enquiry is stored', async (_, files, named) => {
      await asking(FILE)
      const before = await site.database.read.selectFrom('enquiry').select('id').execute()
      const { status, body } = await send(files, { name: '留下的姓名' })
      expect([status, (await site.database.read.selectFrom('enquiry').select('id').execute()).length]).toEqual([400, before.length])
      expect(body).toContain(`“${named}”`)
      expect(body).toContain('href="#question-own-drawing"')
      expect(body).toContain('留下的姓名')
      expect(kept(body).some((text) => text.startsWith('!'))).toBe(false)
    })

    test('B-123a files that answer no question are not stored, and the enquiry arrives', async () => {
      await setting({ contactForm: null })
      expect((await send([['nowhere.pdf', 'x']])).status).toBe(303)
      await asking(PLAN)
      expect((await send([['nowhere.pdf', 'x']], { 'own-plan': 'now' })).status).toBe(303)
      expect(await uploadsNamed('nowhere.pdf')).toEqual([])
    })

    test('B-123c files go with their enquiry, when it is erased and when its time is over, and those that were never sent after a day', async () => {
      await asking(FILE)
      const held = async () => {
        await send([['kept.pdf', 'x']])
        const { id } = await last()
        return { id, file: (await filesOf(id))[0]!.address }
      }
      const onDisk = (file: string) =>
        JSON.stringify(readdirSync(path.join(site.dataDir, 'uploads'), { recursive: true })).includes(file.slice('/media/'.length))
      const [erased, old, young] = [await held(), await held(), await held()]
      await send([['waits.pdf', 'x']], { email: 'wrong' })
      const before = { creationTime: Date.now() - 30 * 86_400_000 }
      await site.database.write.updateTable('formAttachment').set(before).execute()
      await site.database.write.updateTable('enquiry').set(before).where('id', '=', old.id).execute()
      await site.post(`${APP}/Enquiry/Delete`, { id: erased.id }, 'admin')
      expect((await site.post(`${APP}/Enquiry/DeleteForever`, { id: erased.id }, 'admin')).status).toBe(200)
      await expect.poll(() => onDisk(erased.file)).toBe(false)
      await setting({ enquiryDays: 10 })
      await site.running.app.retention.run()
      expect([onDisk(old.file), onDisk(young.file)]).toEqual([false, true])
      expect((await fetched(young.id, young.file, 'admin')).status).toBe(200)
      expect(await uploadsNamed('waits.pdf')).toEqual([])
      expect((await uploadsNamed('kept.pdf')).map(({ id }) => id)).toEqual(
        expect.not.arrayContaining([erased, old].map(({ file }) => file.slice('/media/'.length))),
      )
      await setting({ enquiryDays: 0 })
    })

    test('B-123d a sheet of enquiries has a column for each further question of all versions that occur, with choices by label and files by name', async () => {
      const first = await asking(PLAN, FILE)
      // Enquiries of other forms would put the names of the forms into the titles.
      const company = 'sheet-of-enquiries'
      await send([['表 1.pdf', 'x']], { name: '甲', company, 'own-plan': 'now' })
      const begin = (await last()).id
      await publish(await change(first, { definition: oneStep([{ ...PLAN, label: '新计划' }] as never) }))
      await send([], { name: '乙', company, 'own-plan': 'now' })
      await setting({ contactForm: null })
      await send([], { name: '丙', company })
      for (const format of ['csv', 'xlsx'] as const) {
        const id = await order({ sorting: 'id asc', keyword: company }, { resource: 'enquiry', format, who: 'admin' })
        await site.running.app.jobs.run()
        const [head, ...rows] = await sheetOf(Buffer.from(await (await download(id, 'admin')).arrayBuffer()), format)
        const at = (title: string) => head!.indexOf(title)
        // The prescribed question of the form is a column of the enquiry already.
        expect(head!.filter((title) => title === '邮箱')).toHaveLength(1)
        expect([at('新计划') > 0, at('图纸') > 0, at('计划')]).toEqual([true, true, -1])
        const cells = rows.map((row) => [row[at('新计划')] || null, row[at('图纸')] || null])
        expect(cells).toEqual([
          ['马上', '表 1.pdf'],
          ['马上', null],
          [null, null],
        ])
      }
      const page = await site.post(`${APP}/Enquiry/Export`, { sorting: 'id asc', keyword: company }, 'admin')
      const row = page.body.result.items.find((one: { id: number }) => one.id === begin)
      expect(row.names).toMatchObject({ [`${first.id}.plan`]: '马上', [`${first.id}.drawing`]: '表 1.pdf' })
      const columns = await site.post(`${APP}/Enquiry/ExportColumns`, { ids: [begin] }, 'admin', { 'accept-language': 'en' })
      expect(columns.body.result.columns.map(({ name }: { name: string }) => name)).toEqual([`${first.id}.plan`, `${first.id}.drawing`])
      const viewer = await hire(site, ['Enquiry/View'])
      expect((await site.post(`${APP}/Enquiry/ExportColumns`, { ids: [begin] }, viewer.token)).status).toBe(403)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
