import { expect, test } from 'vitest'
import { formCalls, oneStep } from '../../../testing/forms.ts'
import { hire } from '../../../testing/people.ts'
import { onBothEngines } from '../../../testing/site.ts'

const APP = '/abp/services/app'
const FORM = 'application/x-www-form-urlencoded'

onBothEngines(
  'The further questions of the contact form',
  (site) => {
    const { published, publish, change } = formCalls(site)
    let visitors = 0
    const visitor = () => ({ 'x-forwarded-for': `10.7.${++visitors >> 8}.${visitors & 255}` })
    const BUDGET = {
      kind: 'choice',
      key: 'budget',
      label: '预算',
      look: 'list',
      required: true,
      options: [
        { value: 'low', label: '低' },
        { value: 'high', label: '高' },
      ],
    } as const

    const QUESTIONS = [
      { kind: 'line', key: 'email', label: '邮箱', required: true },
      BUDGET,
      { kind: 'line', key: 'website', label: '贵司网站', shownIf: { join: 'all', comparisons: [{ key: 'email', by: 'filled' }] } },
      { kind: 'file', key: 'drawing', label: '图纸' },
    ] as const
    const choose = async (id: number | null) => {
      const { status, body } = await site.post(`${APP}/Setting/Update`, { values: { contactForm: id } }, 'admin')
      if (status !== 200) throw new Error(JSON.stringify(body))
    }
    const enquiry = () => ({ name: '王芳', email: 'wang@example.com', message: `请问第 ${visitors} 款的交期？` })
    const enquire = (values: object) => site.post('/api/portal/enquiry', { ...enquiry(), ...values }, undefined, visitor())
    const send = (fields: Record<string, string>) =>
      site.request('POST', '/_contact', {
        body: String(new URLSearchParams({ ...enquiry(), ...fields })),
        headers: { 'content-type': FORM, ...visitor() },
      })
    const last = () => site.database.read.selectFrom('enquiry').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const further = async (enquiryId: number) =>
      site.database.read.selectFrom('enquiryAnswer').selectAll().where('enquiryId', '=', enquiryId).execute()
    const sheet = async (id: number, who = 'admin') => site.get(`${APP}/Enquiry/GetSheet?id=${id}`, who)

    test('B-118d without such a form the contact page asks its own questions, and an enquiry is what it was', async () => {
      await choose(null)
      const { body } = await site.get('/_contact')
      expect(body).toContain('data-behaviour="validation"')
      expect(body).not.toMatch(/further-questions|name="own-/)
      expect((await send({ 'own-budget': 'low' })).status).toBe(303)
      const row = await last()
      expect(await further(row.id)).toEqual([])
      expect((await sheet(row.id)).body.result).toEqual({ form: null, items: [] })
    })

    test('B-118d the questions of a form follow those of the page, and the enquiry keeps the answers with their version', async () => {
      const first = await published({ definition: oneStep(QUESTIONS as never) })
      await choose(first.id)
      const { body } = await site.get('/_contact')
      expect(body).toContain('name="own-budget"')
      expect(body).toContain('name="own-website"')
      expect(body).toContain('<input type="hidden" name="further" value="1"/>')
      // The page's own question of that name stays as it is.
      expect(String(body).match(/name="email"/g)).toHaveLength(1)
      expect(body).not.toContain('own-email')
      expect((await send({ further: '1', 'own-budget': 'high', 'own-website': 'https://example.com' })).status).toBe(303)
      const row = await last()
      expect(row).toMatchObject({ email: 'wang@example.com', status: 'new' })
      const second = await change(first, { definition: oneStep([{ ...BUDGET, label: '新的预算' }] as never) })
      await publish(second)
      expect((await sheet(row.id)).body.result).toMatchObject({
        form: { id: first.id, version: first.version },
        items: [
          { key: 'budget', label: '预算', text: '高' },
          { key: 'website', label: '贵司网站', text: 'https://example.com' },
          { key: 'drawing', label: '图纸', text: null },
        ],
      })
      expect(await site.get('/_contact').then((page) => String(page.body))).toContain('新的预算')
    })

    test('B-118d a wrong further answer brings the page back with all words and the complaint at its question, and nothing is stored', async () => {
      await choose((await published({ definition: oneStep(QUESTIONS as never) })).id)
      const before = await last()
      const reply = await send({ further: '1', 'own-website': 'https://kept.example', email: 'wang' })
      expect(reply.status).toBe(400)
      expect(reply.body).toContain('https://kept.example')
      const missing = await send({ further: '1', 'own-website': 'https://kept.example' })
      expect(missing.status).toBe(400)
      expect(missing.body).toContain('href="#question-own-budget"')
      expect(missing.body).toContain('value="https://kept.example"')
      expect((await last()).id).toBe(before.id)
    })

    test('B-118d a client that knows of no further questions is asked none, whatever the form requires', async () => {
      await choose((await published({ definition: oneStep(QUESTIONS as never) })).id)
      const reply = await enquire({})
      expect([reply.status, reply.body.result]).toEqual([200, null])
      expect(await further((await last()).id)).toEqual([])
      const { body } = await enquire({ fields: { budget: ['middle'] } })
      expect(body.error.validationErrors[0].members).toEqual(['budget'])
    })

    test('B-118d a form that leaves the site, or takes no answers, asks nothing', async () => {
      const form = await published({ definition: oneStep(QUESTIONS as never) })
      await choose(form.id)
      expect((await site.get('/_contact')).body).toContain('own-budget')
      await site.post(`${APP}/DynamicForm/Unpublish`, { id: form.id }, 'admin')
      expect((await site.get('/_contact')).body).not.toContain('own-budget')
      expect((await enquire({ fields: {} })).status).toBe(200)
      await choose(999_999)
      expect((await site.get('/_contact')).status).toBe(200)
    })

    test('B-118d the answers are deleted with the enquiry, and their form is not deleted for ever before', async () => {
      const form = await published({ definition: oneStep(QUESTIONS as never) })
      await choose(form.id)
      await enquire({ fields: { budget: ['low'] } })
      const { id } = await last()
      expect(await further(id)).toHaveLength(1)
      await site.post(`${APP}/DynamicForm/Delete`, { id: form.id }, 'admin')
      expect((await site.post(`${APP}/DynamicForm/DeleteForever`, { id: form.id }, 'admin')).status).toBe(409)
      await site.post(`${APP}/Enquiry/Delete`, { id }, 'admin')
      expect((await site.post(`${APP}/Enquiry/DeleteForever`, { id }, 'admin')).status).toBe(200)
      expect(await further(id)).toEqual([])
    })

    test('B-118d whoever may not see an enquiry sees none of its answers, and no log holds them', async () => {
      await choose((await published({ definition: oneStep(QUESTIONS as never) })).id)
      await enquire({ fields: { budget: ['low'], website: ['https://secret.example'] } })
      const { id } = await last()
      const { token } = await hire(site, ['News/View'])
      expect((await sheet(id, token)).status).toBe(403)
      expect((await site.get(`${APP}/Enquiry/GetSheet?id=${id}`)).status).toBe(401)
      const logs = await site.database.read.selectFrom('auditLog').select('parameters').execute()
      expect(JSON.stringify(logs)).not.toContain('secret.example')
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
