import { expect, test } from 'vitest'
import { emptyForm } from '../../../../contract/forms/empty.ts'
import { offerContactForm } from '../../../seeds/contact-form.ts'
import { formCalls, oneStep } from '../../../testing/forms.ts'
import { hire } from '../../../testing/people.ts'
import { onAnyEngine } from '../../../testing/site.ts'

const APP = '/abp/services/app'
const PLAN = { kind: 'choice', key: 'plan', label: '计划', look: 'list', options: [{ value: 'now', label: '马上', labelEn: 'Now' }] }

onAnyEngine(
  'The contact form among the forms',
  (site) => {
    const { published, publish, change, save, answer } = formCalls(site)
    let visitors = 0
    const db = () => site.database.write
    const choose = (id: number | null) => site.post(`${APP}/Setting/Update`, { values: { contactForm: id } }, 'admin')
    const named = async (who = 'admin') => site.get(`${APP}/DynamicForm/GetContactForm`, who)
    const forms = () => db().selectFrom('form').select(['id', 'title', 'titleEn']).orderBy('id').execute()
    const page = async (path = '/_contact') => String((await site.get(path)).body)
    const enquire = async (fields: object) => {
      const given = { name: '王芳', email: 'wang@example.com', message: `请问第 ${++visitors} 款的交期？`, fields }
      await site.post('/api/portal/enquiry', given, undefined, { 'x-forwarded-for': `10.8.0.${visitors}` })
      return (await db().selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
    }
    /** As a site of before this version starts. */
    const startAnew = async () => {
      await db().deleteFrom('setting').where('name', '=', 'contactFormOffered').execute()
      await db()
        .transaction()
        .execute((within) => offerContactForm({ database: site.database, db: within }, Date.now()))
    }

    test('B-129a a new site has a published contact form without questions, and the contact page asks what it always asked', async () => {
      const [first] = await forms()
      expect(first).toMatchObject({ title: '联系我们', titleEn: 'Contact us' })
      expect((await named()).body.result).toEqual({ id: first!.id })
      expect((await site.get(`${APP}/DynamicForm/Get?id=${first!.id}`, 'admin')).body.result.state).toBe('published')
      expect((await site.get('/api/portal/contactform')).body.result).toBeNull()
      const whole = await page()
      expect(whole).not.toMatch(/further-questions|name="own-/)
      await choose(null)
      expect(await page()).toBe(whole)
      await choose(first!.id)
      // It has no page of its own, takes no answers there, and stands in no text.
      const own = await site.get(`/_formdetail?id=${first!.id}`)
      expect([own.status, own.headers.get('location')]).toEqual([302, '/_contact'])
      expect((await answer(first!.id, {})).status).toBe(404)
    })

    test('B-129a a site of before gets the form once, and one whose settings name a form keeps that one', async () => {
      const before = await forms()
      await startAnew()
      expect(await forms()).toEqual(before)
      await db().deleteFrom('siteSetting').where('name', '=', 'contactForm').execute()
      await startAnew()
      const after = await forms()
      expect(after).toHaveLength(before.length + 1)
      const stored = db().selectFrom('siteSetting').select('value').where('name', '=', 'contactForm')
      expect(await stored.executeTakeFirst()).toEqual({ value: String(after.at(-1)!.id) })
      // Somebody took it out of the settings: it stays out.
      await choose(null)
      await db()
        .transaction()
        .execute((within) => offerContactForm({ database: site.database, db: within }, Date.now()))
      expect([await forms(), (await named()).body.result]).toEqual([after, { id: null }])
    })

    test('B-129a the contact form alone may be published without questions; any other form without questions is no form of the site', async () => {
      const contact = await save({ definition: emptyForm() })
      const put = (row: { id: number; version: number }) =>
        site.post(`${APP}/DynamicForm/Publish`, { id: row.id, version: row.version }, 'admin')
      expect((await put(contact)).status).toBe(400)
      await choose(contact.id)
      expect((await put(contact)).status).toBe(200)
      await choose(null)
      expect((await site.get(`/_formdetail?id=${contact.id}`)).status).toBe(404)
      expect((await answer(contact.id, {})).status).toBe(404)
    })

    test('B-129b whoever may see forms is told which is the contact form, and nobody else', async () => {
      const other = await hire(site, ['News/View'])
      expect([(await named(other.token)).status, (await site.get(`${APP}/DynamicForm/GetContactForm`)).status]).toEqual([403, 401])
      const reader = await hire(site, ['DynamicForm/View'])
      expect((await named(reader.token)).status).toBe(200)
    })

    test('B-129b a preview of the contact form shows its draft on the contact page, and on no other terms', async () => {
      const form = await published({ definition: oneStep([PLAN] as never) })
      await choose(form.id)
      await change(form, { definition: oneStep([{ ...PLAN, label: '新的计划' }] as never) })
      const preview = async (id: number) => (await site.get(`${APP}/DynamicForm/GetPreview?id=${id}`, 'admin')).body.result.token as string
      const token = await preview(form.id)
      const own = await site.get(`/_formdetail?id=${form.id}&preview=${token}`)
      expect([own.status, own.headers.get('location')]).toEqual([302, `/_contact?preview=${token}`])
      expect(await page(`/_contact?preview=${token}`)).toContain('新的计划')
      expect(await page()).not.toContain('新的计划')
      const another = await preview((await save()).id)
      expect(await page(`/_contact?preview=${another}`)).not.toContain('新的计划')
    })

    test('B-129b taken off the site, the contact form asks nothing more while the contact page stays, and it is not deleted for ever', async () => {
      const form = await published({ definition: oneStep([PLAN] as never) })
      await choose(form.id)
      expect(await page()).toContain('own-plan')
      expect((await site.post(`${APP}/DynamicForm/Unpublish`, { id: form.id }, 'admin')).status).toBe(200)
      expect((await site.get('/_contact')).status).toBe(200)
      expect(await page()).not.toContain('own-plan')
      await site.post(`${APP}/DynamicForm/Delete`, { id: form.id }, 'admin')
      expect((await site.post(`${APP}/DynamicForm/DeleteForever`, { id: form.id }, 'admin')).status).toBe(409)
    })

    test('B-129c an enquiry reads as it was given after the form was changed, put back and given another one’s place', async () => {
      const sheet = async (id: number) => (await site.get(`${APP}/Enquiry/GetSheet?id=${id}`, 'admin')).body.result
      const first = await published({ definition: oneStep([PLAN] as never) })
      await choose(first.id)
      const old = await enquire({ plan: ['now'] })
      const given = await sheet(old)
      expect(given).toMatchObject({ form: { version: first.version }, items: [{ label: '计划', text: '马上' }] })
      const later = {
        ...PLAN,
        label: '时间',
        options: [
          { value: 'now', label: '立刻' },
          { value: 'later', label: '以后' },
        ],
      }
      const second = await publish(await change(first, { definition: oneStep([later] as never) }))
      const fresh = await enquire({ plan: ['now'] })
      expect([await sheet(old), (await sheet(fresh)).items[0]]).toEqual([given, expect.objectContaining({ label: '时间', text: '立刻' })])
      await publish(await change(second, { definition: emptyForm() }))
      await choose((await published()).id)
      expect(await sheet(old)).toEqual(given)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
