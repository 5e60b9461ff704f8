import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

const ENQUIRY = '/api/portal/enquiry'
const SERVICE = '/abp/services/app/Enquiry'

onAnyEngine(
  'Enquiries',
  (site) => {
    let visitors = 0
    /** Another visitor each time, unless one is named. */
    const send = (values: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
      const given = { name: '王芳', email: 'wang@example.com', message: `请问第 ${++visitors} 款相机的交期？`, ...values }
      return site.post(ENQUIRY, given, undefined, { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`, ...headers })
    }
    const stored = () => site.database.read.selectFrom('enquiry').selectAll().orderBy('id').execute()
    const last = async () => (await stored()).at(-1)!
    const published = async (state: 'published' | 'draft') => {
      const create = async (service: string, values: Record<string, unknown>) =>
        (await site.post(`/abp/services/app/${service}/Create`, { name: '相机', code: `c-${++visitors}`, ...values }, 'admin')).body.result
          .id
      const id = await create('Product', { categoryId: await create('ProductCategory', {}) })
      if (state === 'published') await site.post('/abp/services/app/Product/Publish', { id, version: 1 }, 'admin')
      return id as number
    }

    test('P-10f an enquiry is stored as new with its language, and staff with the permit see it', async () => {
      const productId = await published('published')
      const reply = await send({ company: '某公司', phone: '13912345678', productId }, { 'accept-language': 'en' })
      expect([reply.status, reply.body.result]).toEqual([200, null])
      const { body } = await site.get(`${SERVICE}/GetAll`, 'viewer')
      expect(body.result.items[0]).toMatchObject({ name: '王芳', company: '某公司', phone: '13912345678', productId, status: 'new' })
      expect(await last()).toMatchObject({ language: 'en', creatorUserId: null, remark: null })
      const { body: changes } = await site.get(`${SERVICE}/GetChanges?id=${body.result.items[0].id}`, 'admin')
      expect(changes.result.items[0]).toMatchObject({ changeType: 'Created' })
      expect((await site.get(`${SERVICE}/GetAll`)).status).toBe(401)
    })

    test('B-106a B-106b any address that the mail standards allow and the number of any country reach the company', async () => {
      for (const email of ['a@firm.info', 'jörg@müller.photography', "o'neil@example.com"]) {
        expect((await send({ email })).status).toBe(200)
        expect((await last()).email).toBe(email)
      }
      for (const [phone, kept] of [
        ['+49 (0)30/1234-56', '+49 (0)30/1234-56'],
        ['（０５１２）12345678', '(0512)12345678'],
        ['0512-12345678 转 8001', '0512-12345678 转 8001'],
      ]) {
        expect((await send({ email: '', phone })).status).toBe(200)
        expect(await last()).toMatchObject({ email: null, phone: kept })
      }
      expect((await send({ email: 'a@b.cn\r\nBcc: all@example.com' })).status).toBe(400)
    })

    test('P-10f only a product that is on the site is asked about', async () => {
      for (const productId of [await published('draft'), 999_999]) {
        expect((await send({ productId })).status).toBe(200)
        expect((await last()).productId).toBe(null)
      }
    })

    test('P-10f V-09b each fault of the input is named at its field, all at once and in the visitor’s language', async () => {
      const before = (await stored()).length
      const { status, body } = await send({ name: ' ', email: '', message: '嗯' })
      expect(status).toBe(400)
      expect(body.error.validationErrors).toEqual([
        { message: '不能为空', members: ['name'] },
        { message: '至少 5 个字符', members: ['message'] },
        { message: '请输入邮箱', members: ['email'] },
        { message: '请输入电话号码', members: ['phone'] },
      ])
      const wrong = { email: 'wang', phone: 'javascript:alert(1)' }
      const { body: english } = await send(wrong, { 'accept-language': 'en' })
      expect(english.error.validationErrors.map(({ members }: { members: string[] }) => members)).toEqual([['email'], ['phone']])
      expect(JSON.stringify(english)).not.toContain("''")
      expect((await stored()).length).toBe(before)
    })

    test.each([
      ['a name of two lines', { name: 'A\r\nBcc: all@example.com' }],
      ['a NUL', { message: '请问\0交期是多久' }],
      ['half a letter', { message: '请问 \uD800 交期是多久' }],
      ['too long a message', { message: '长'.repeat(2001) }],
      ['too long a name', { name: '长'.repeat(65) }],
      ['a list for a name', { name: ['a'] }],
      ['an object for a message', { message: { $ne: null } }],
      ['a number for an address', { email: 1 }],
      ['a product that is no number', { productId: '1 or 1=1' }],
      ['a status of one’s own', { status: 'answered' }],
      ['an id', { id: 1 }],
      ['a remark', { remark: 'x' }],
      ['a creator', { creatorUserId: 1 }],
    ])('P-10f %s is refused, and nothing is stored', async (_, values) => {
      const before = (await stored()).length
      expect((await send(values)).status).toBe(400)
      expect((await stored()).length).toBe(before)
    })

    test('P-10f a body that is no enquiry in JSON is refused', async () => {
      for (const body of ['[]', 'null', '"x"', '{"name":', '{}'.repeat(3)]) {
        const reply = await site.request('POST', ENQUIRY, { body })
        expect([body, reply.status]).toEqual([body, 400])
      }
      const typed = (type: string, body: string) => site.request('POST', ENQUIRY, { body, headers: { 'content-type': type } })
      expect((await typed('text/plain', JSON.stringify({ name: 'a', email: 'a@b.cc', message: 'hello there' }))).status).toBe(400)
      expect((await typed('application/x-www-form-urlencoded', 'name=a&email=a%40b.cc&message=hello+there')).status).toBe(400)
      expect((await typed('application/json', JSON.stringify({ message: 'x'.repeat(11 * 1024 * 1024) }))).status).toBe(413)
    })

    test('P-10f emoji, quotes and markup are stored as they were written', async () => {
      const message = `📷 <img src=x onerror=alert(1)> '); drop table "enquiry"; -- {{name}} \${name}\n第二行`
      expect((await send({ name: '<b>张</b> 🙂', message })).status).toBe(200)
      expect(await last()).toMatchObject({ name: '<b>张</b> 🙂', message, status: 'new' })
    })

    test('P-10f a program that fills in the trap is told what everybody is told, and its enquiry is put aside', async () => {
      const [caught, free] = [await send({ website: 'https://spam.example' }), await send()]
      expect([caught.status, caught.body]).toEqual([free.status, free.body])
      expect((await stored()).slice(-2).map(({ status }) => status)).toEqual(['spam', 'new'])
    })

    test('P-10f more than two web addresses are put aside, two are not', async () => {
      await send({ message: '图纸在 https://www.a.example/1 和 www.b.example' })
      expect((await last()).status).toBe('new')
      await send({ message: 'http://a.example HTTPS://b.example www.c.example' })
      expect((await last()).status).toBe('spam')
    })

    test('P-10f of two submits at the same moment one counts as new', { tags: ['engine'] }, async () => {
      const message = '按了两次发送'
      const replies = await Promise.all([send({ message }), send({ message })])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      const rows = (await stored()).filter((row) => row.message === message)
      expect(rows.map(({ status }) => status).toSorted()).toEqual(['new', 'spam'])
    })

    test('P-10f a short question that somebody else has asked too is new, a long text of many senders is put aside', async () => {
      for (const email of ['a@example.com', 'b@example.com']) {
        await send({ email, message: '请问价格？' })
        expect((await last()).status).toBe('new')
      }
      const message = 'We offer the best positions in all search engines for your web site'
      for (const [email, status] of [
        ['c@example.com', 'new'],
        ['d@example.com', 'spam'],
      ]) {
        await send({ email, message })
        expect((await last()).status).toBe(status)
      }
    })

    test('P-10f the sixth enquiry in ten minutes is refused with the waiting time, and a neighbour’s is not', async () => {
      const from = (address: string) => ({ 'x-forwarded-for': address })
      for (let i = 0; i < 5; i++) expect((await send({}, from('192.0.2.1'))).status).toBe(200)
      const before = (await stored()).length
      const refused = await send({}, from('192.0.2.1'))
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
      expect(refused.body.error.message).toBe('请求过于频繁, 请稍后再试')
      expect((await stored()).length).toBe(before)
      expect((await send({}, from('192.0.2.2'))).status).toBe(200)
    })

    test('P-10f the addresses of one IPv6 network count as one sender', async () => {
      const replies = []
      for (let i = 1; i < 8; i++) replies.push((await send({}, { 'x-forwarded-for': `2001:db8:1:2::${i}` })).status)
      expect(replies).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await send({}, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200)
    })

    test('B-45f Update refuses other words for those of a visitor, each at its field, and changes nothing else with them', async () => {
      const productId = await published('published')
      await send({ company: '某公司', phone: '13912345678', productId })
      const { id } = await last()
      const row = (await site.get(`${SERVICE}/Get?id=${id}`, 'editor')).body.result
      const others = {
        name: '李四',
        company: null,
        email: 'li@example.com',
        phone: '13800000000',
        productId: null,
        message: '请问价格是多少？',
        language: 'en',
      }
      for (const call of ['Update', 'InsertOrUpdate'])
        for (const [name, value] of Object.entries(others)) {
          const { status, body } = await site.post(`${SERVICE}/${call}`, { id, status: 'closed', [name]: value }, 'admin')
          expect([call, name, status]).toEqual([call, name, 400])
          expect(body.error.validationErrors).toEqual([{ message: '保存后不能修改', members: [name] }])
        }
      const all = await site.post(`${SERVICE}/Update`, { id, ...others }, 'editor', { 'accept-language': 'en' })
      expect(all.body.error.validationErrors).toHaveLength(Object.keys(others).length)
      expect((await site.get(`${SERVICE}/Get?id=${id}`, 'editor')).body.result).toEqual(row)
      const answered = await site.post(`${SERVICE}/Update`, { ...row, status: 'answered', remark: '已电话回复' }, 'editor')
      expect(answered.body.result).toMatchObject({
        ...others,
        ...row,
        status: 'answered',
        remark: '已电话回复',
        version: 2,
        lastModificationTime: expect.any(String),
        lastModifierUserId: site.ids.editor,
      })
    })

    test('a page of another site cannot write in a visitor’s name', async () => {
      const before = (await stored()).length
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        { origin: 'https://other.site.example', 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://site.example.evil.example' },
      ] as Record<string, string>[])
        expect([headers, (await send({}, headers)).status]).toEqual([headers, 403])
      expect((await stored()).length).toBe(before)
      expect((await send({}, { origin: 'https://site.example' })).status).toBe(200)
      expect((await send({}, { origin: site.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
      expect((await send({}, { origin: site.url })).status).toBe(200)
    })

    test('E-08d an enquiry that is deleted for ever takes what was said along, and leaves that it was there', async () => {
      await send({ name: 'gone-for-ever', company: 'gone-too' })
      const { id } = await last()
      await site.post(`${SERVICE}/Update`, { id, version: 1, status: 'closed' }, 'admin')
      await site.post(`${SERVICE}/Delete`, { id }, 'admin')
      expect((await site.post(`${SERVICE}/DeleteForever`, { id }, 'admin')).status).toBe(200)
      const changes = await site.database.read.selectFrom('entityChange').selectAll().where('entityId', '=', id).orderBy('id').execute()
      const own = changes.filter(({ entityType }) => entityType === 'enquiry')
      expect(own.map(({ changeType }) => changeType)).toEqual(['Created', 'Updated', 'Deleted'])
      expect(JSON.stringify(changes)).not.toContain('gone-')
      expect((await stored()).map((row) => row.id)).not.toContain(id)
    })

    test('E-08 no log keeps what visitors say of themselves, nor where they were when they said it with it', async () => {
      const secret = {
        name: 'canary-name',
        email: 'canary@example.com',
        phone: '13900004321',
        company: 'canary-co',
        message: 'canary-message',
      }
      await send(secret)
      const { id } = await last()
      await site.post(`${SERVICE}/Update`, { id, name: 'canary-name-2' }, 'editor')
      await site.post(`${SERVICE}/Update`, { id, version: 1, status: 'answered', remark: 'canary-remark' }, 'editor')
      await send({ ...secret, email: 'canary' })
      await site.running.app.webLog.flush()
      const logs = await Promise.all([
        site.database.read.selectFrom('auditLog').selectAll().execute(),
        site.database.read.selectFrom('webLog').selectAll().execute(),
      ])
      expect(JSON.stringify(logs)).not.toMatch(/canary|00004321/)
      const audited = logs[0].filter((row) => row.methodName === 'enquiry')
      expect(audited.length).toBeGreaterThan(0)
      expect(JSON.parse(audited.at(-1)!.parameters!)).toMatchObject({ name: '***', email: '***', message: '***' })
      expect(audited.every(({ result }) => result === 'Success')).toBe(true)
      const changed = logs[0].findLast((row) => row.serviceName === 'Enquiry' && row.methodName === 'Update')!
      expect(JSON.parse(changed.parameters!)).toMatchObject({ id, status: 'answered', remark: '***' })
      expect(JSON.stringify(await last())).not.toContain('10.0.')
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
