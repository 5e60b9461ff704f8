import { expect, test } from 'vitest'
import { fromJsonSchema, toJsonSchema } from '../../../../contract/forms/json-schema.ts'
import { formCalls, LEAST, oneStep } from '../../../testing/forms.ts'
import { hire, type Person } from '../../../testing/people.ts'
import { onAnyEngine } from '../../../testing/site.ts'
import { times } from '../../../testing/times.ts'

const APP = '/abp/services/app'
const FILL = 'StaffForm/Fill'
const line = (key: string) => ({ kind: 'line' as const, key, label: key })

onAnyEngine(
  'Forms for staff',
  (site) => {
    const { published, publish, change, answer, read } = formCalls(site)
    const forStaff = (values: object = {}) => published({ isOnSite: false, isInOffice: true, ...values })
    const as = (token: string) => ({
      list: async () =>
        (await site.get(`${APP}/StaffForm/GetAll`, token)).body.result.items.map(({ id }: { id: number }) => id) as number[],
      get: (id: number, headers = {}) => site.get(`${APP}/StaffForm/Get?id=${id}`, token, headers),
      give: (id: number, fields: unknown = LEAST, headers = {}) => site.post(`${APP}/StaffForm/Answer`, { id, fields }, token, headers),
      given: async () => (await site.get(`${APP}/StaffForm/GetGiven`, token)).body.result,
      sheet: (id: number) => site.get(`${APP}/StaffForm/GetGivenSheet?id=${id}`, token),
      send: (id: number, question: string, files: [name: string, text: string][]) => {
        const form = new FormData()
        for (const [name, text] of files) form.append(question, new Blob([text]), name)
        return site.request('POST', `${APP}/StaffForm/TakeFiles?id=${id}&question=${question}`, { body: form, who: token })
      },
      file: (id: number, file: string) => site.get(`${APP}/StaffForm/GetGivenFile?id=${id}&file=${file}`, token),
    })
    const person = async (permits = [FILL]): Promise<Person & ReturnType<typeof as>> => {
      const hired = await hire(site, permits)
      return { ...hired, ...as(hired.token) }
    }
    const rowOf = async (id: number) => (await site.get(`${APP}/FormAnswer/Get?id=${id}`, 'admin')).body.result
    const countOf = async (formId: number) =>
      (await site.get(`${APP}/FormAnswer/GetAll?formId=${formId}`, 'admin')).body.result.totalCount as number

    test('B-124a a form for staff alone is in the back office, and nowhere on the site', async () => {
      const form = await forStaff()
      const { list, get } = await person()
      expect(await list()).toContain(form.id)
      expect((await get(form.id, { 'accept-language': 'en' })).body.result).toMatchObject({
        title: form.titleEn,
        isOpen: true,
        version: form.version,
      })
      for (const path of [`/_formdetail/${form.slug}`, `/en/_formdetail/${form.slug}`, `/_formdetail?id=${form.id}`])
        expect((await site.request('GET', path)).status).toBe(404)
      expect((await site.get(`/api/portal/form?id=${form.id}`)).status).toBe(404)
      expect((await answer(form.id, LEAST)).status).toBe(404)
      expect(await countOf(form.id)).toBe(0)
      for (const path of ['/sitemap.xml', '/rss.xml', `/_search?keyword=${encodeURIComponent(form.title)}`])
        expect(String((await site.get(path)).body)).not.toContain(form.slug)
    })

    test('B-124a a form of the site is not in the back office, and one of both is at both places', async () => {
      const [onSite, both] = [await published(), await published({ isInOffice: true })]
      const { list, get, give } = await person()
      expect(await list()).toContain(both.id)
      expect(await list()).not.toContain(onSite.id)
      expect([(await get(onSite.id)).status, (await give(onSite.id)).status]).toEqual([404, 404])
      expect([(await give(both.id)).status, (await answer(both.id, LEAST)).status]).toEqual([200, 200])
    })

    test('B-124a a draft, a form that was taken to the site and one that was withdrawn are not for staff any more', async () => {
      const form = await forStaff()
      const { list, give } = await person()
      const moved = await change(form, { isInOffice: false, isOnSite: true })
      // A draft changes nothing.
      expect(await list()).toContain(form.id)
      await publish(moved)
      expect(await list()).not.toContain(form.id)
      expect((await give(form.id)).status).toBe(404)
    })

    test('B-124b an answer is in the inbox with its version, its giver and their unit, as the kinds of its questions', async () => {
      const form = await forStaff()
      const { id, give } = await person()
      const unit = (await site.post(`${APP}/OrganizationUnit/Create`, { displayName: '市场部' }, 'admin')).body.result.id
      await site.database.unlimited.insertInto('user_unitIds').values({ rowId: id, targetId: unit }).execute()
      const { status, body } = await give(form.id, { ...LEAST, pieces: ['12'], budget: ['high'], plan: ['甲'], days: ['tue'] })
      expect(status).toBe(200)
      const row = await rowOf(body.result.number)
      expect(row).toMatchObject({
        formId: form.id,
        formVersion: form.version,
        status: 'new',
        giverId: id,
        giverUnitId: unit,
        giverUnitName: '市场部',
      })
      expect(row.answers).toEqual({ name: '王芳', pieces: 12, budget: 'high', plan: '甲', days: ['tue'], agree: true })
      expect((await read(row.id)).find(({ key }) => key === 'days')!.text).toBe('周二')
    })

    test('B-124b B-89e a form that left as JSON Schema and came back asks staff the same', async () => {
      const form = await forStaff()
      const { get, give } = await person()
      const { definition } = (await get(form.id)).body.result
      const schema = JSON.stringify(toJsonSchema(definition, 'en'))
      const again = await forStaff({ definition: fromJsonSchema(schema) })
      expect((await get(again.id)).body.result.definition).toEqual(definition)
      const given = { ...LEAST, pieces: ['7'], budget: ['high'], plan: ['x'], days: ['mon'], urgent: ['true'] }
      const rows = [await give(form.id, given), await give(again.id, given)].map(({ body }) => rowOf(body.result.number))
      const [one, other] = await Promise.all(rows)
      expect(other.answers).toEqual(one.answers)
      expect((await give(again.id, { budget: ['none'] })).status).toBe(400)
    })

    test('B-124b the giver is nobody’s to write: not by the call of answers, nor by an answer of a visitor', async () => {
      const form = await published({ isInOffice: true })
      const forged = { formId: form.id, formVersion: form.version, answers: {}, giverId: 1 }
      expect((await site.post(`${APP}/FormAnswer/Create`, forged, 'admin')).status).toBe(400)
      const { number } = (await answer(form.id, LEAST)).body.result
      expect(await rowOf(number)).toMatchObject({ giverId: null, giverUnitId: null })
    })

    test('B-124b the limits of strangers do not hold for staff, who also give the same twice; under one key an answer is given once', async () => {
      const form = await forStaff()
      const { give } = await person()
      const long = { ...LEAST, message: ['同样的一段很长的文字'.repeat(10)] }
      for (const _ of times(12, (n) => n)) expect((await give(form.id, long)).status).toBe(200)
      expect((await site.get(`${APP}/FormAnswer/GetAll?formId=${form.id}&status=spam`, 'admin')).body.result.totalCount).toBe(0)
      const key = { 'idempotency-key': 'b124-0123456789abcdef0123456789' }
      const [one, again] = [await give(form.id, LEAST, key), await give(form.id, LEAST, key)]
      expect(again.body.result.number).toBe(one.body.result.number)
      expect(await countOf(form.id)).toBe(13)
    })

    test('B-124b all complaints come at their questions, and nothing is stored', async () => {
      const form = await forStaff()
      const { give } = await person()
      const { status, body } = await give(form.id, { mail: ['nobody'], pieces: ['1000'], budget: ['high'], topic: ['none'] })
      expect(status).toBe(400)
      expect(body.error.validationErrors.map(({ members }: { members: string[] }) => members[0]).toSorted()).toEqual([
        'agree',
        'mail',
        'name',
        'pieces',
        'plan',
      ])
      expect(await countOf(form.id)).toBe(0)
    })

    test.each([
      ['fields that are a text', 'x'],
      ['a number among the texts', { name: [1] }],
      ['a text that is no list', { name: 'x' }],
      ['a huge text', { name: ['x'.repeat(20_000)], agree: ['on'] }],
      ['three hundred fields', Object.fromEntries(times(300, (n) => [`k${n}`, ['x']]))],
      ['no fields', null],
    ])('B-124b %s is refused', async (_, fields) => {
      const form = await forStaff()
      const { give } = await person()
      expect((await give(form.id, fields)).status).toBe(400)
      expect(await countOf(form.id)).toBe(0)
    })

    test('B-124c without the permit nothing is told or taken, whatever else the person may do', async () => {
      const form = await forStaff()
      const { token, get, give, send, sheet } = await person(['DynamicForm/View', 'FormAnswer/View', 'Upload/Add'])
      expect((await site.get(`${APP}/StaffForm/GetAll`, token)).status).toBe(403)
      expect((await site.get(`${APP}/StaffForm/GetGiven`, token)).status).toBe(403)
      for (const reply of [await get(form.id), await give(form.id), await sheet(1), await send(form.id, 'papers', [['a.pdf', 'x']])])
        expect(reply.status).toBe(403)
      expect((await site.get(`${APP}/StaffForm/GetAll`)).status).toBe(401)
    })

    test('B-124c a form that is closed in between is shown as closed, and takes neither answers nor files', async () => {
      const form = await forStaff()
      const { get, give, send } = await person()
      await publish(await change(form, { isOpen: false }))
      expect((await get(form.id)).body.result.isOpen).toBe(false)
      const refused = await give(form.id)
      expect([refused.status, refused.body.error.message]).toEqual([422, '这张表单目前不接收答卷。'])
      expect((await send(form.id, 'papers', [['a.pdf', 'x']])).status).toBe(422)
      expect(await countOf(form.id)).toBe(0)
    })

    test('B-124d files wait for the answer of whoever has sent them, and are sent back to that person and to the inbox alone', async () => {
      const form = await forStaff()
      const [one, other] = [await person(), await person()]
      const reply = await one.send(form.id, 'papers', [
        ['报价.pdf', 'the content'],
        ['run.exe', 'x'],
        ['big.pdf', 'x'.repeat(1024 * 1024 + 1)],
      ])
      expect(reply.status).toBe(200)
      const items: { name: string; address: string | null; problem: string | null }[] = reply.body.items
      expect(items.map(({ name, address, problem }) => [name, address === null, problem === null])).toEqual([
        ['报价.pdf', false, true],
        ['run.exe', true, false],
        ['big.pdf', true, false],
      ])
      expect(items[1]!.problem).toContain('“run.exe”的类型')
      const address = items[0]!.address!
      expect((await site.request('GET', address)).status).toBe(404)
      const fields = { ...LEAST, papers: [address] }
      expect((await other.give(form.id, fields)).status).toBe(400)
      const { number } = (await one.give(form.id, fields)).body.result
      expect((await one.give(form.id, fields)).status).toBe(400)
      expect((await one.file(number, address)).body).toBe('the content')
      expect((await other.file(number, address)).status).toBe(404)
      expect((await one.sheet(number)).body.result.items.find(({ key }: { key: string }) => key === 'papers').files).toEqual([
        { address, name: '报价.pdf', size: 11 },
      ])
      const inbox = `${APP}/FormAnswer/GetFile?id=${number}&file=${address}`
      expect((await site.get(inbox, one.token)).status).toBe(403)
    })

    test('B-124e people read what they have given, by its version, and nothing of others', async () => {
      const form = await forStaff({ definition: oneStep([line('reason')]) })
      const [one, other] = [await person(), await person()]
      const { number } = (await one.give(form.id, { reason: ['出差'] })).body.result
      const later = await change(form, { definition: oneStep([{ ...line('reason'), label: '新的问题' }]) })
      await publish(later)
      await one.give(form.id, { reason: ['培训'] })
      const { totalCount, items } = await one.given()
      expect([totalCount, items.map(({ summary }: { summary: string }) => summary)]).toEqual([2, ['培训', '出差']])
      expect((await one.sheet(number)).body.result).toMatchObject({
        id: number,
        formId: form.id,
        status: 'new',
        items: [{ label: 'reason', text: '出差' }],
      })
      const ofDays = async (days: string) => (await site.get(`${APP}/StaffForm/GetGiven?${days}`, one.token)).body.result.totalCount
      expect([await ofDays('creationTimeStart=2026-01-01'), await ofDays('creationTimeEnd=2020-01-01')]).toEqual([2, 0])
      expect((await other.given()).totalCount).toBe(0)
      expect((await other.sheet(number)).status).toBe(404)
      await site.post(`${APP}/FormAnswer/Delete`, { id: number }, 'admin')
      expect((await one.sheet(number)).status).toBe(404)
      expect((await one.given()).totalCount).toBe(1)
    })

    test('B-124f answers of staff go when the days of their form are over, with their files', async () => {
      const form = await forStaff({ answerDays: 30 })
      const { give, given, send } = await person()
      const { items } = (await send(form.id, 'papers', [['a.pdf', 'x']])).body
      const old = (await give(form.id, { ...LEAST, papers: [items[0].address] })).body.result.number
      const young = (await give(form.id)).body.result.number
      const creationTime = Date.now() - 60 * 24 * 60 * 60_000
      await site.database.write.updateTable('formAnswer').set({ creationTime }).where('id', '=', old).execute()
      await site.running.app.retention.run()
      expect((await given()).items.map(({ id }: { id: number }) => id)).toEqual([young])
      expect(await site.database.read.selectFrom('formAttachment').selectAll().where('answerId', '=', old).execute()).toEqual([])
    })

    test('B-124f an answer of staff is erased as one of a visitor, and stays without a name when its giver is erased', async () => {
      const form = await forStaff()
      const { id, give, send } = await person()
      const { items } = (await send(form.id, 'papers', [['a.pdf', 'x']])).body
      const first = (await give(form.id, { ...LEAST, papers: [items[0]!.address], budget: ['low'] })).body.result.number
      const second = (await give(form.id)).body.result.number
      await site.post(`${APP}/FormAnswer/Delete`, { id: first }, 'admin')
      expect((await site.post(`${APP}/FormAnswer/DeleteForever`, { id: first }, 'admin')).status).toBe(200)
      for (const table of ['formPick', 'formAttachment'] as const)
        expect(await site.database.read.selectFrom(table).selectAll().where('answerId', '=', first).execute()).toEqual([])
      await site.post(`${APP}/User/Delete`, { id }, 'admin')
      expect((await site.post(`${APP}/User/DeleteForever`, { id }, 'admin')).status).toBe(200)
      expect(await rowOf(second)).toMatchObject({ giverId: null, giverName: null })
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
