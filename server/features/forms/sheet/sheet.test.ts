import { expect, test } from 'vitest'
import type { CellValue } from '../../../../contract/sheets/cells.ts'
import { EVERY_KIND, formCalls, LEAST, oneStep } from '../../../testing/forms.ts'
import { jobCalls } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/people.ts'
import { sheetOf } from '../../../testing/sheets.ts'
import { onAnyEngine } from '../../../testing/site.ts'

const APP = '/abp/services/app'
const option = (value: string, label: string, labelEn: string) => ({ value, label, labelEn })

onAnyEngine(
  'Answers to forms in a sheet',
  (site) => {
    const { published, publish, change, answer, post, read, totals } = formCalls(site)
    const { order, download } = jobCalls(site)
    const columns = async (versions: object[], who = 'admin', headers = {}) =>
      site.post(`${APP}/FormAnswer/ExportColumns`, { versions }, who, headers)
    const exported = async (formId: number, headers = {}) =>
      (await site.post(`${APP}/FormAnswer/Export`, { formId, sorting: 'id asc' }, 'admin', headers)).body.result.items
    async function file(
      list: object,
      format: 'csv' | 'xlsx' = 'csv',
    ): Promise<{ text: string; rows: Record<string, CellValue>[]; head: string[] }> {
      const id = await order({ sorting: 'id asc', ...list }, { resource: 'formAnswer', format, who: 'admin' })
      await site.running.app.jobs.run()
      const bytes = Buffer.from(await (await download(id, 'admin')).arrayBuffer())
      const [head, ...rows] = await sheetOf(bytes, format)
      const named = rows.map((row) => Object.fromEntries(head!.map((title, at) => [title, row[at] || null])))
      return { text: bytes.toString(), head: head as string[], rows: named as Record<string, CellValue>[] }
    }

    test('B-118a a sheet has a column for each question in the reader’s language, with choices by label, numbers as numbers and files by name', async () => {
      const form = await published()
      const fields = { ...LEAST, pieces: ['12'], budget: ['high'], plan: ['甲'], days: ['mon', 'tue'], urgent: ['false'] }
      await answer(form.id, fields)
      const { status, body } = await columns([{ formId: form.id, formVersion: form.version }], 'admin', { 'accept-language': 'en' })
      expect(status).toBe(200)
      expect(body.result.isWhole).toBe(true)
      const asked = EVERY_KIND.filter(({ kind }) => kind !== 'text')
      expect(body.result.columns.map(({ title }: { title: string }) => title)).toEqual(
        asked.map(({ key }) => (key === 'pieces' ? 'Ask pieces (pcs)' : `Ask ${key}`)),
      )
      const [row] = await exported(form.id, { 'accept-language': 'en' })
      expect(row.names).toMatchObject({
        [`${form.id}.budget`]: 'High',
        [`${form.id}.pieces.件`]: '12',
        [`${form.id}.days`]: 'Monday, Tuesday',
        [`${form.id}.urgent`]: 'No',
      })
      expect(row.names).not.toHaveProperty(`${form.id}.mail`)
      for (const format of ['csv', 'xlsx'] as const) {
        const { head, rows } = await file({ formId: form.id }, format)
        expect(head).toEqual(expect.arrayContaining(['问 name', '问 pieces (件)', '问 agree']))
        expect(head).not.toContain('答案')
        expect(rows).toHaveLength(1)
        expect((await file({ formId: form.id, picked: 'budget=high\nbudget=low' }, format)).rows).toHaveLength(1)
        expect((await file({ formId: form.id, picked: 'budget=low\nbudget=none' }, format)).rows).toHaveLength(0)
        expect(rows[0]).toMatchObject({ '问 name': '王芳', '问 budget': '高', '问 days': '周一、周二', '问 urgent': '否', '问 mail': null })
        expect(Number(rows[0]!['问 pieces (件)'])).toBe(12)
        if (format === 'xlsx') expect(rows[0]!['问 pieces (件)']).toBe(12)
      }
    })

    test('B-118a questions of all versions that occur have a column, each answer is read by its own version, and no version beside them adds one', async () => {
      const colour = (label: string, ...options: object[]) => ({ kind: 'choice', key: 'colour', label, look: 'list', options })
      const line = (key: string, label: string) => ({ kind: 'line', key, label })
      const pieces = (unit: string) => ({ kind: 'number', key: 'pieces', label: '数量', unit })
      const first = await published({
        definition: oneStep([colour('颜色', option('r', '红', 'Red')), line('old', '旧问题'), pieces('件')] as never),
      })
      await answer(first.id, { colour: ['r'], old: ['甲'], pieces: ['3'] })
      const second = await change(first, {
        definition: oneStep([colour('色彩', option('r', '朱红', 'Vermilion')), line('new', '新问题'), pieces('箱')] as never),
      })
      await publish(second)
      await answer(first.id, { colour: ['r'], new: ['乙'], pieces: ['4'] })
      const third = await change(second, { definition: oneStep([line('never', '没有人回答')] as never) })
      await publish(third)
      const { head, rows } = await file({ formId: first.id })
      const asked = head.filter((title) => /色|问题|数量|回答/.test(title))
      expect(asked).toEqual(['色彩', '新问题', '数量 (箱)', '旧问题', '数量 (件)'])
      expect(rows.map((row) => asked.map((title) => row[title]))).toEqual([
        ['红', null, null, '甲', '3'],
        ['朱红', '乙', '4', null, null],
      ])
    })

    test('B-118a answers to several forms in one sheet have columns that name their form, and two questions of one title are told apart', async () => {
      const same = oneStep([
        { kind: 'line', key: 'a', label: '姓名' },
        { kind: 'line', key: 'b', label: '姓名' },
      ])
      const [one, other] = [await published({ title: '甲表', definition: same }), await published({ title: '乙表' })]
      await answer(one.id, { a: ['一'], b: ['二'] })
      await answer(other.id, LEAST)
      const versions = [one, other].map(({ id, version }) => ({ formId: id, formVersion: version }))
      const titles = (await columns(versions)).body.result.columns.map(({ title }: { title: string }) => title)
      expect(titles.slice(0, 3)).toEqual(['甲表 · 姓名 (a)', '甲表 · 姓名 (b)', '乙表 · 问 name'])
    })

    test('B-118a what begins like a formula is text, in answers and in titles, and a file stands by its name', async () => {
      const form = await published({
        definition: oneStep([
          { kind: 'line', key: 'a', label: '=1+2' },
          { kind: 'file', key: 'papers', label: '文件', types: 'documents', most: 2, megabytes: 1 },
        ]),
      })
      const body = new FormData()
      body.append('a', '=HYPERLINK("http://evil.example")')
      body.append('papers', new Blob(['x']), '=报告.txt')
      expect((await post(`/_formdetail/${form.slug}`, body)).status).toBe(303)
      const { text } = await file({ formId: form.id })
      expect(text).toContain(`"'=1+2"`)
      expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
      expect(text).toContain(`"'=报告.txt"`)
      expect(text).not.toMatch(/(^|[,\n]"?)=/)
      expect(text).not.toContain('/media/')
    })

    test('B-118a items and rows that are out of use since keep their names, where they were chosen', async () => {
      const { id } = (await site.post(`${APP}/News/Create`, { title: '旧新闻' }, 'admin')).body.result
      await site.post(`${APP}/News/Publish`, { id, version: 1 }, 'admin')
      const form = await published({ definition: oneStep([{ kind: 'reference', key: 'item', label: '新闻', target: 'news' }]) })
      await answer(form.id, { item: [String(id)] })
      await site.post(`${APP}/News/Unpublish`, { id }, 'admin')
      expect((await exported(form.id))[0].names[`${form.id}.item`]).toBe('旧新闻')
    })

    test('B-118a an item of a dictionary that is out of use since is named on the sheet of an answer and in the totals, and offered to nobody', async () => {
      const make = async (service: string, values: object) => (await site.post(`${APP}/${service}/Create`, values, 'admin')).body.result.id
      const typeId = await make('DictType', { name: '用途', code: 'sheet-use' })
      const [kept, gone] = [
        await make('DictItem', { typeId, label: '在用', value: 'kept' }),
        await make('DictItem', { typeId, label: '停用', value: 'gone' }),
      ]
      const form = await published({ definition: oneStep([{ kind: 'dictionary', key: 'use', label: '用途', dictionary: 'sheet-use' }]) })
      const { number } = (await answer(form.id, { use: ['gone'] })).body.result
      await site.post(`${APP}/DictItem/Delete`, { id: gone }, 'admin')
      expect(await read(number)).toMatchObject([{ key: 'use', text: '停用' }])
      const [counted] = (await totals(form.id)).questions
      expect(counted!.counts.map(({ label, count }) => [label, count])).toEqual([
        ['在用', 0],
        ['停用', 1],
      ])
      const seen = await site.get(`/api/portal/form?id=${form.id}`)
      expect(seen.body.result.choices.use).toEqual([{ value: 'kept', label: '在用' }])
      expect(kept).not.toBe(gone)
    })

    test('B-118a where the questions of a version are not known, all answers also stand as JSON', async () => {
      const form = await published()
      await answer(form.id, LEAST)
      const { body } = await columns([{ formId: form.id, formVersion: form.version + 7 }])
      expect(body.result).toEqual({ isWhole: false, columns: [] })
    })

    test('B-118a an answer that staff wrote for a version that never was is exported too', async () => {
      const form = await published()
      const values = { formId: form.id, formVersion: 1.5, answers: { name: '甲' } }
      expect((await site.post(`${APP}/FormAnswer/Create`, values, 'admin')).status).toBe(200)
      const { head, rows } = await file({ formId: form.id })
      expect(head).toContain('答案')
      expect(rows[0]!['答案']).toBe('{"name":"甲"}')
      expect((await columns([{ formId: form.id, formVersion: 1 }])).status).toBe(200)
    })

    test('B-118a who may not export answers is told no titles', async () => {
      const { token } = await hire(site, ['FormAnswer/View'])
      expect((await columns([], token)).status).toBe(403)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
