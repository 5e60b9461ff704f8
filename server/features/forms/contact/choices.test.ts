import { expect, test } from 'vitest'
import { formCalls, oneStep } from '../../../testing/forms.ts'
import { jobCalls } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/people.ts'
import { hireInto } from '../../../testing/scopes.ts'
import { sheetOf } from '../../../testing/sheets.ts'
import { onBothEngines } from '../../../testing/site.ts'

const APP = '/abp/services/app'
const option = (value: string, label: string, labelEn: string) => ({ value, label, labelEn })
const PLAN = {
  kind: 'choice',
  key: 'plan',
  label: '计划',
  labelEn: 'Plan',
  look: 'list',
  options: [option('now', '马上', 'Now'), option('later', '以后', 'Later')],
}
const DAYS = { kind: 'choices', key: 'days', label: '日子', options: [option('mon', '周一', 'Monday'), option('tue', '周二', 'Tuesday')] }
/** A question that is named like one of the page's own is that one. */
const OWN = { kind: 'choice', key: 'company', label: '公司', look: 'list', options: [option('a', '甲', 'A')] }

onBothEngines(
  'Enquiries by the choices of the contact form',
  (site) => {
    const { published, publish, change } = formCalls(site)
    const { order, download } = jobCalls(site)
    let visitors = 0
    const asking = async (...questions: object[]) => {
      const form = await published({ definition: oneStep(questions as never) })
      await site.post(`${APP}/Setting/Update`, { values: { contactForm: form.id } }, 'admin')
      return form
    }
    const enquire = async (fields: object) => {
      const given = { name: '王芳', email: 'wang@example.com', message: `请问第 ${++visitors} 款的交期？`, fields }
      const { status } = await site.post('/api/portal/enquiry', given, undefined, { 'x-forwarded-for': `10.9.0.${visitors}` })
      expect(status).toBe(200)
      return (await site.database.read.selectFrom('enquiry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
    }
    const idsIn = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id).toSorted((a, b) => b - a)
    const found = async (picked: string[], who = 'admin') =>
      idsIn((await site.get(`${APP}/Enquiry/GetAll?${new URLSearchParams({ picked: picked.join('\n') })}`, who)).body.result)
    const choices = (who = 'admin', headers = {}) => site.get(`${APP}/Enquiry/GetChoices`, who, headers)

    test('B-129d enquiries are narrowed by any of several options of each question, in lists and in both exports', async () => {
      await asking(PLAN, DAYS, OWN)
      const now = await enquire({ plan: ['now'], days: ['mon'] })
      const later = await enquire({ plan: ['later'], days: ['mon', 'tue'] })
      const none = await enquire({})
      expect(await found(['plan=now', 'plan=later'])).toEqual([later, now])
      expect(await found(['plan=now', 'plan=later', 'days=tue'])).toEqual([later])
      expect(await found(['plan=now', 'days=tue'])).toEqual([])
      expect(await found(['plan=NOW'])).toEqual([])
      expect(await found([''])).toEqual([none, later, now])
      const narrowed = { picked: 'days=mon\ndays=tue\nplan=later' }
      expect(idsIn((await site.post(`${APP}/Enquiry/Export`, narrowed, 'admin')).body.result)).toEqual([later])
      const job = await order(narrowed, { resource: 'enquiry', format: 'csv', who: 'admin' })
      await site.running.app.jobs.run()
      const rows = await sheetOf(Buffer.from(await (await download(job, 'admin')).arrayBuffer()), 'csv')
      expect(rows).toHaveLength(2)
      expect(rows[1]).toContain('周一、周二')
    })

    test('B-129d whoever sees own enquiries alone sees no others with the filter, and nobody writes choices', async () => {
      await asking(PLAN)
      const id = await enquire({ plan: ['now'] })
      expect(await found(['plan=now'])).toContain(id)
      const scoped = await hireInto(site, { permits: ['Enquiry/View', 'Enquiry/Edit'], scopes: { enquiries: { kind: 'own' } } })
      expect(await found(['plan=now'], scoped.token)).toEqual([])
      await site.database.write.updateTable('enquiry').set({ ownerId: scoped.id }).where('id', '=', id).execute()
      expect(await found(['plan=now'], scoped.token)).toEqual([id])
      expect(await found(['plan=later'], scoped.token)).toEqual([])
      for (const call of ['Update', 'Create']) {
        const forged = { ...(call === 'Update' && { id }), name: 'x', message: '一个长的问题', picked: ['plan=later'] }
        expect((await site.post(`${APP}/Enquiry/${call}`, forged, 'admin')).status).toBe(400)
      }
    })

    test('B-129d the filter offers the choices of all versions in the reader’s language, to those who may see enquiries', async () => {
      const form = await asking(PLAN, OWN, { kind: 'line', key: 'note', label: '备注' })
      await enquire({ plan: ['later'] })
      await publish(
        await change(form, { definition: oneStep([{ ...PLAN, labelEn: 'When', options: [option('now', '立刻', 'At once')] }] as never) }),
      )
      const { body } = await choices('admin', { 'accept-language': 'en' })
      expect(body.result.items.find(({ key }: { key: string }) => key === 'plan')).toEqual({
        key: 'plan',
        label: 'When',
        options: [
          { label: 'At once', picked: 'plan=now' },
          { label: 'Later', picked: 'plan=later' },
        ],
      })
      expect(body.result.items.map(({ key }: { key: string }) => key)).not.toContain('company')
      const other = await hire(site, ['DynamicForm/View', 'FormAnswer/View'])
      expect([(await choices(other.token)).status, (await site.get(`${APP}/Enquiry/GetChoices`)).status]).toEqual([403, 401])
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
