import { expect, test } from 'vitest'
import { EVERY_KIND, formCalls, LEAST, oneStep } from '../../testing/forms.ts'
import { times } from '../../testing/times.ts'
import type { ValidationError } from '../../../contract/errors.ts'
import { hireInto, update } from '../../testing/scopes.ts'
import { onBothEngines, type Reply } from '../../testing/site.ts'

const APP = '/abp/services/app'

onBothEngines(
  'Forms',
  (site) => {
    const { save, publish, published, change, answer, read, totals } = formCalls(site)
    const seen = (id: number, headers = {}) => site.get(`/api/portal/form?id=${id}`, undefined, headers)
    const stored = async (id: number) =>
      site.database.read.selectFrom('formAnswer').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const countOf = async (formId: number) =>
      (await site.database.read.selectFrom('formAnswer').select('id').where('formId', '=', formId).execute()).length
    const line = (key: string) => ({ kind: 'line' as const, key, label: 'x' })
    const complaints = ({ body }: Pick<Reply, 'body'>): string[][] =>
      body.error.validationErrors.map(({ members, message }: ValidationError) => [members[0], message])

    test('B-97a a draft is on the site when it is published, in both languages, and not before', async () => {
      const draft = await save()
      expect((await seen(draft.id)).status).toBe(404)
      await publish(draft)
      const { body } = await seen(draft.id, { 'accept-language': 'en' })
      expect(body.result).toMatchObject({ id: draft.id, title: draft.titleEn, isOpen: true, version: draft.version })
      expect(body.result.definition.steps[0].groups[0].questions.map(({ key }: { key: string }) => key)).toEqual(
        EVERY_KIND.map(({ key }) => key),
      )
      expect(JSON.stringify(body.result)).not.toContain('noticeEmail')
    })

    test('B-97b an unfinished form is kept as a draft, and refused at publishing with the place of each problem', async () => {
      const broken = { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: 'Name', label: '' }] }] }] }
      const draft = await save({ definition: broken })
      expect(draft.definition).toEqual(broken)
      const { status, body } = await site.post(`${APP}/DynamicForm/Publish`, { id: draft.id, version: draft.version }, 'admin')
      expect(status).toBe(400)
      expect(complaints({ body }).map(([member]: string[]) => member)).toEqual([
        'definition.steps.0.groups.0.questions.0.key',
        'definition.steps.0.groups.0.questions.0.label',
      ])
      expect((await seen(draft.id)).status).toBe(404)
    })

    test.each([
      ['no steps', { steps: [] }],
      ['three hundred questions', { steps: [1, 2].map((step) => oneStep(times(150, (n) => line(`k${step}x${n}`))).steps[0]!) }],
      ['an unknown kind', oneStep([{ kind: 'script', key: 'a', label: 'x' } as never])],
      ['a condition about itself', oneStep([{ ...line('a'), shownIf: { join: 'all', comparisons: [{ key: 'a', by: 'filled' }] } }])],
      ['two questions of one name', oneStep([line('a'), line('a')])],
      ['no question', { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'text', key: 'note', label: 'x' }] }] }] }],
    ])('B-97b a form with %s is kept, and never published', async (_, definition) => {
      const draft = await save({ definition })
      expect((await site.post(`${APP}/DynamicForm/Publish`, { id: draft.id, version: draft.version }, 'admin')).status).toBe(400)
    })

    test.each([
      ['steps that are a text', { steps: 'x' }],
      ['a thousand questions in a group', oneStep(times(1000, (n) => line(`k${n}`)))],
      ['eight levels', { steps: [{ groups: [{ questions: [JSON.parse(`${'{"a":'.repeat(8)}1${'}'.repeat(8)}`)] }] }] }],
      ['a very long label', oneStep([{ ...line('a'), label: '长'.repeat(2001) }])],
      ['something else beside the steps', { steps: [], script: 'x' }],
      ['no outline at all', 'x'],
    ])('B-97b what has %s is no draft of a form', async (_, definition) => {
      const { status, body } = await site.post(`${APP}/DynamicForm/Create`, { title: 'x', definition }, 'admin')
      expect([status, complaints({ body })[0]![0]!.split('.')[0]]).toEqual([400, 'definition'])
    })

    test('B-97c an answer keeps the version that it was given to, and reads right after the form has changed', async () => {
      const first = await published({
        definition: oneStep([{ kind: 'choice', key: 'colour', label: '颜色', look: 'list', options: [{ value: 'r', label: '红' }] }]),
      })
      const { number } = (await answer(first.id, { colour: ['r'] })).body.result
      const second = await change(first, {
        definition: oneStep([{ kind: 'choice', key: 'colour', label: '新的颜色', look: 'list', options: [{ value: 'b', label: '蓝' }] }]),
      })
      // A draft changes nothing on the site.
      expect((await answer(first.id, { colour: ['b'] })).status).toBe(400)
      await publish(second)
      const later = (await answer(first.id, { colour: ['b'] })).body.result.number
      expect([(await stored(number)).formVersion, (await stored(later)).formVersion]).toEqual([first.version, second.version])
      expect(await read(number)).toEqual([{ key: 'colour', label: '颜色', kind: 'choice', text: '红' }])
      expect(await read(later)).toEqual([{ key: 'colour', label: '新的颜色', kind: 'choice', text: '蓝' }])
    })

    test('B-97d every kind of answer is taken in as its kind, and read in the language of the reader', async () => {
      const form = await published()
      const fields = {
        ...LEAST,
        mail: ['wang@example.com'],
        message: ['第一行\r\n第二行'],
        pieces: ['１２'],
        day: ['2026-03-01'],
        budget: ['high'],
        plan: ['甲'],
        days: ['tue', 'mon'],
        urgent: ['true'],
      }
      const { status, body } = await answer(form.id, fields, { headers: { 'accept-language': 'en' } })
      expect(status).toBe(200)
      const row = await stored(body.result.number)
      expect(row).toMatchObject({ email: 'wang@example.com', language: 'en', status: 'new', creatorUserId: null })
      expect(JSON.parse(row.answers)).toEqual({
        name: '王芳',
        mail: 'wang@example.com',
        message: '第一行\n第二行',
        pieces: 12,
        day: '2026-03-01',
        budget: 'high',
        plan: '甲',
        days: ['mon', 'tue'],
        urgent: true,
        agree: true,
      })
      const texts = Object.fromEntries((await read(row.id, { 'accept-language': 'en' })).map(({ key, text }) => [key, text]))
      expect(texts).toMatchObject({ pieces: '12 pcs', budget: 'High', days: 'Monday, Tuesday', urgent: 'Yes', topic: null })
      expect(texts).not.toHaveProperty('note')
    })

    test('B-97d the answers zero and no are answers, and read as such', async () => {
      const form = await published({
        definition: oneStep([
          { kind: 'number', key: 'faults', label: '缺陷', min: 0, required: true },
          { kind: 'yesNo', key: 'again', label: '再次购买', required: true },
        ]),
      })
      const { number } = (await answer(form.id, { faults: ['0'], again: ['false'] })).body.result
      expect((await read(number)).map(({ text }) => text)).toEqual(['0', '否'])
    })

    test('B-97e all complaints come at once, each at its question and in the language of the visitor, and nothing is stored', async () => {
      const form = await published()
      const wrong = { mail: ['wang'], pieces: ['0.5'], budget: ['middle'], topic: ['nothing'], unknown: ['x'] }
      const reply = await answer(form.id, wrong)
      expect(reply.status).toBe(400)
      expect(complaints(reply)).toEqual([
        ['name', '不能为空'],
        ['mail', '邮箱格式不正确！'],
        ['pieces', '不能小于 1'],
        ['budget', '没有这个选项：middle'],
        ['agree', '请先勾选同意'],
      ])
      const english = await answer(form.id, { ...LEAST, topic: ['nothing'], item: ['99'] }, { headers: { 'accept-language': 'en' } })
      expect(complaints(english).map(([member]: string[]) => member)).toEqual(['topic', 'item'])
      expect(await countOf(form.id)).toBe(0)
    })

    test('B-97e the answer to a hidden question is dropped, and one that is shown must be answered', async () => {
      const form = await published()
      const hidden = await answer(form.id, { ...LEAST, budget: ['low'], plan: ['秘密'] })
      expect(JSON.parse((await stored(hidden.body.result.number)).answers)).toEqual({ name: '王芳', budget: 'low', agree: true })
      expect(complaints(await answer(form.id, { ...LEAST, budget: ['high'] }))).toEqual([['plan', '不能为空']])
    })

    test.each([
      ['a list of objects', { name: [{ a: 1 }] }],
      ['a text for a list', { name: 'x' }],
      ['a very long text', { name: ['长'.repeat(9000)] }],
      ['a NUL', { name: ['a\0b'] }],
      ['half a letter', { name: ['\uD800'] }],
      ['a key of a prototype', { __proto__: null, constructor: ['x'] }],
      ['five hundred fields', Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`f${n}`, ['x']]))],
    ])('B-97f answers with %s are refused, and the site goes on', async (_, fields) => {
      const form = await published()
      expect((await answer(form.id, { agree: ['on'], ...fields })).status).toBe(400)
      expect((await answer(form.id, LEAST)).status).toBe(200)
      expect(await countOf(form.id)).toBe(1)
    })

    test('B-97g a form that is closed, withdrawn or unknown takes no answers and says so', async () => {
      const form = await published()
      const closed = await publish(await change(form, { isOpen: false }))
      expect((await answer(form.id, LEAST)).body.error).toMatchObject({ code: 422, message: '这张表单目前不接收答卷。' })
      expect((await seen(form.id)).body.result.isOpen).toBe(false)
      await site.post(`${APP}/DynamicForm/Unpublish`, { id: closed.id }, 'admin')
      expect([(await answer(form.id, LEAST)).status, (await answer(999_999, LEAST)).status]).toEqual([404, 404])
      expect(await countOf(form.id)).toBe(0)
    })

    test('B-97h programs, floods of links and long texts that were sent before count as spam, and get the same reply', async () => {
      const form = await published()
      const long = { ...LEAST, message: ['我们需要一百台相机，请在本周内给出含税报价与交期，谢谢。型号 HM1200，另需镜头与光源各一百。'] }
      const replies = [
        await answer(form.id, LEAST, { website: 'http://x' }),
        await answer(form.id, { ...LEAST, message: ['http://a http://b http://c'] }),
        await answer(form.id, long),
        await answer(form.id, long),
        await answer(form.id, LEAST),
        await answer(form.id, LEAST),
      ]
      const states = await Promise.all(replies.map(async ({ body }) => (await stored(body.result.number)).status))
      expect(states).toEqual(['spam', 'spam', 'new', 'spam', 'new', 'new'])
      expect(new Set(replies.map(({ body }) => Object.keys(body.result).join())).size).toBe(1)
    })

    test('B-97h one network sends ten answers in ten minutes, and a page of another site none', async () => {
      const form = await published()
      const headers = { 'x-forwarded-for': '10.77.0.1' }
      const states = []
      for (let n = 0; n < 11; n++) states.push((await answer(form.id, LEAST, { headers })).status)
      expect(states).toEqual([...Array.from({ length: 10 }, () => 200), 429])
      expect((await answer(form.id, LEAST, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
      expect(await countOf(form.id)).toBe(10)
    })

    test('B-98a options are counted without spam and deleted answers, for the answers in reach alone', async () => {
      const form = await published()
      const numbers = []
      for (const budget of ['low', 'high', 'high', 'high'])
        numbers.push((await answer(form.id, { ...LEAST, budget: [budget], plan: ['x'], days: ['mon', 'tue'] })).body.result.number)
      await site.post(`${APP}/FormAnswer/Update`, { id: numbers[1], status: 'spam' }, 'admin')
      await site.post(`${APP}/FormAnswer/Delete`, { id: numbers[2] }, 'admin')
      const { total, questions } = await totals(form.id)
      const of = (key: string) => questions.find((one) => one.key === key)!.counts.map(({ label, count }) => [label, count])
      expect(total).toBe(2)
      // An answer of two options is one answer.
      expect(questions.find(({ key }) => key === 'days')!.answers).toBe(2)
      expect(of('budget')).toEqual([
        ['低', 1],
        ['高', 1],
      ])
      expect(of('days')).toEqual([
        ['周一', 2],
        ['周二', 2],
      ])
      expect((await site.get(`${APP}/FormAnswer/GetTotals?formId=${form.id}`)).status).toBe(401)
    })

    test('B-98a whoever reaches only answers of their own has those counted, and whoever reaches none gets zeros', async () => {
      const form = await published()
      const person = await hireInto(site, { permits: ['FormAnswer/View'], scopes: { enquiries: { kind: 'own' } } })
      const mine = (await answer(form.id, { ...LEAST, budget: ['low'], days: ['mon', 'tue'] })).body.result.number
      await answer(form.id, { ...LEAST, budget: ['low'] })
      const counted = async () => {
        const { total, questions } = await totals(form.id, person.token)
        return [total, ...questions.map(({ key, answers }) => [key, answers]).slice(0, 2)]
      }
      expect(await counted()).toEqual([0, ['budget', 0], ['days', 0]])
      await update(site, 'FormAnswer', { id: mine, ownerId: person.id })
      expect(await counted()).toEqual([1, ['budget', 1], ['days', 1]])
      expect((await totals(form.id)).total).toBe(2)
    })

    test('B-98b a list is narrowed by an option that was chosen', async () => {
      const form = await published()
      const high = (await answer(form.id, { ...LEAST, budget: ['high'], plan: ['x'] })).body.result.number
      await answer(form.id, { ...LEAST, budget: ['low'] })
      const { questions } = await totals(form.id)
      const { picked } = questions.find(({ key }) => key === 'budget')!.counts[1]!
      const { body } = await site.get(`${APP}/FormAnswer/GetAll?formId=${form.id}&picked=${encodeURIComponent(picked)}`, 'admin')
      expect(body.result.items.map(({ id }: { id: number }) => id)).toEqual([high])
    })

    test('B-124g a list is narrowed by any of several options of a question, and by each question that is named', async () => {
      const form = await published()
      const give = async (fields: object) => (await answer(form.id, { ...LEAST, ...fields })).body.result.number as number
      const high = await give({ budget: ['high'], plan: ['x'], days: ['mon'] })
      const low = await give({ budget: ['low'], days: ['tue'] })
      const both = await give({ budget: ['low'], days: ['mon', 'tue'] })
      const none = await give({})
      const found = async (...picked: string[]) => {
        const { body } = await site.get(
          `${APP}/FormAnswer/GetAll?${new URLSearchParams({ formId: String(form.id), picked: picked.join('\n') })}`,
          'admin',
        )
        return body.result.items.map(({ id }: { id: number }) => id)
      }
      expect(await found('budget=high', 'budget=low')).toEqual([both, low, high])
      expect(await found('budget=high', 'budget=low', 'days=mon')).toEqual([both, high])
      expect(await found('days=tue', 'budget=low')).toEqual([both, low])
      expect(await found('budget=high', 'days=tue')).toEqual([])
      expect(await found('budget=HIGH')).toEqual([])
      expect(await found('budget=hi', 'budget=%')).toEqual([])
      expect(await found('', '')).toEqual([none, both, low, high])
      const many = await site.get(
        `${APP}/FormAnswer/GetAll?picked=${encodeURIComponent(Array.from({ length: 51 }, (_, n) => `a=${n}`).join('\n'))}`,
        'admin',
      )
      expect(many.status).toBe(400)
      const { body } = await site.post(
        `${APP}/FormAnswer/Export`,
        { formId: form.id, picked: 'budget=high\nbudget=low\ndays=mon' },
        'admin',
      )
      expect(body.result.items.map(({ id }: { id: number }) => id)).toEqual([both, high])
    })

    test('B-98c a person is found by mail, and deleting the answer for ever leaves none of the words', async () => {
      const form = await published()
      const { number } = (await answer(form.id, { ...LEAST, mail: ['forget@example.com'], budget: ['low'] })).body.result
      const { body } = await site.get(`${APP}/FormAnswer/GetAll?keyword=forget@example`, 'admin')
      expect(body.result.items.map(({ id }: { id: number }) => id)).toEqual([number])
      await site.post(`${APP}/FormAnswer/Delete`, { id: number }, 'admin')
      expect((await site.post(`${APP}/FormAnswer/DeleteForever`, { id: number }, 'admin')).status).toBe(200)
      const changes = await site.database.read
        .selectFrom('entityChange')
        .select('propertyChanges')
        .where('entityType', '=', 'formAnswer')
        .where('entityId', '=', number)
        .execute()
      expect(changes.length).toBeGreaterThan(1)
      expect(JSON.stringify(changes)).not.toContain('forget')
      expect(await site.database.read.selectFrom('formPick').selectAll().where('answerId', '=', number).execute()).toEqual([])
      expect((await site.get(`${APP}/FormAnswer/GetAll?keyword=forget@example`, 'admin')).body.result.items).toEqual([])
    })

    test('B-118c no log holds what a person has answered, whether it was taken in or refused', async () => {
      const form = await published()
      const words = { name: ['赵无痕'], agree: ['on'], mail: ['trace@example.com'] }
      const { number } = (await answer(form.id, words)).body.result
      expect((await answer(form.id, { ...words, budget: ['no such trace'] })).status).toBe(400)
      const { version } = (await site.get(`${APP}/FormAnswer/Get?id=${number}`, 'admin')).body.result
      await update(site, 'FormAnswer', { id: number, version, remark: '赵无痕的备注' })
      await site.running.app.refusals.flush()
      const logs = await site.database.read.selectFrom('auditLog').selectAll().execute()
      expect(logs.filter(({ methodName }) => methodName === 'formanswer').length).toBeGreaterThan(1)
      expect(JSON.stringify(logs)).not.toMatch(/赵无痕|trace/)
    })

    test('B-98d answers are deleted when the days of their form are over, those of other forms stay', async () => {
      const [short, long] = [await published({ answerDays: 30 }), await published()]
      const old = Date.now() - 60 * 24 * 60 * 60_000
      for (const form of [short, long]) {
        const { number } = (await answer(form.id, { ...LEAST, budget: ['low'] })).body.result
        await answer(form.id, LEAST)
        await site.database.write.updateTable('formAnswer').set({ creationTime: old }).where('id', '=', number).execute()
      }
      await site.running.app.retention.run()
      expect([await countOf(short.id), await countOf(long.id)]).toEqual([1, 2])
    })

    test('B-98e a form with answers is not deleted for ever, so each answer keeps its questions', async () => {
      const form = await published()
      await answer(form.id, LEAST)
      await site.post(`${APP}/DynamicForm/Delete`, { id: form.id }, 'admin')
      expect((await site.post(`${APP}/DynamicForm/DeleteForever`, { id: form.id }, 'admin')).status).toBe(409)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
