import type { CountedQuestion } from '../../contract/features/form-answers.ts'
import type { FormDefinition } from '../../contract/forms/definition.ts'
import type { Question } from '../../contract/forms/questions.ts'
import type { Reply, Site } from './site.ts'

const APP = '/abp/services/app'
const words = (key: string) => ({ key, label: `问 ${key}`, labelEn: `Ask ${key}` })

/** A question of each kind; `plan` is asked for when the budget is high only. */
export const EVERY_KIND: readonly Question[] = [
  { kind: 'line', ...words('name'), required: true, most: 64 },
  { kind: 'line', ...words('mail'), format: 'email' },
  { kind: 'lines', ...words('message') },
  { kind: 'number', ...words('pieces'), min: 1, max: 100, digits: 0, unit: '件', unitEn: 'pcs' },
  { kind: 'date', ...words('day'), from: '2026-01-01' },
  {
    kind: 'choice',
    ...words('budget'),
    look: 'list',
    options: [
      { value: 'low', label: '低', labelEn: 'Low' },
      { value: 'high', label: '高', labelEn: 'High' },
    ],
  },
  { kind: 'line', ...words('plan'), required: true, shownIf: { join: 'all', comparisons: [{ key: 'budget', by: 'is', value: 'high' }] } },
  {
    kind: 'choices',
    ...words('days'),
    options: [
      { value: 'mon', label: '周一', labelEn: 'Monday' },
      { value: 'tue', label: '周二', labelEn: 'Tuesday' },
    ],
  },
  { kind: 'yesNo', ...words('urgent') },
  { kind: 'dictionary', ...words('topic'), dictionary: 'news-category' },
  { kind: 'reference', ...words('item'), target: 'product' },
  { kind: 'file', ...words('papers'), types: 'documents', most: 2, megabytes: 1 },
  { kind: 'text', ...words('note') },
  { kind: 'consent', ...words('agree'), required: true },
]

export const oneStep = (questions: readonly Question[]): FormDefinition => ({
  steps: [{ groups: [{ columns: 1, questions: [...questions] }] }],
})

/** The calls about forms, as browsers send them. Each visitor comes from a network of its own. */
export function formCalls(site: Pick<Site, 'get' | 'post' | 'request'>) {
  let number = 0
  const ok = ({ status, body }: Reply) => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.result
  }
  const save = async (values: object = {}, who = 'admin') =>
    ok(
      await site.post(
        `${APP}/DynamicForm/Create`,
        { title: `表单 ${++number}`, titleEn: `Form ${number}`, slug: `form-${number}`, definition: oneStep(EVERY_KIND), ...values },
        who,
      ),
    )
  const publish = async ({ id, version }: { id: number; version: number }) =>
    ok(await site.post(`${APP}/DynamicForm/Publish`, { id, version }, 'admin'))
  const visitor = () => ({ 'x-forwarded-for': `10.9.${++number >> 8}.${number & 255}` })
  return {
    save,
    publish,
    published: async (values: object = {}) => publish(await save(values)),
    change: async ({ id, version }: { id: number; version: number }, values: object) =>
      ok(await site.post(`${APP}/DynamicForm/Update`, { id, version, ...values }, 'admin')),
    answer: (id: number, fields: object, { headers = {}, ...more }: { headers?: Record<string, string>; website?: string } = {}) =>
      site.post('/api/portal/formanswer', { id, fields, ...more }, undefined, { ...visitor(), ...headers }),
    post: (path: string, form: FormData, headers: Record<string, string> = {}) =>
      site.request('POST', path, { body: form, headers: { ...visitor(), ...headers } }),
    read: async (id: number, headers: Record<string, string> = {}) =>
      ok(await site.get(`${APP}/FormAnswer/GetSheet?id=${id}`, 'admin', headers)).items as {
        key: string
        text: string | null
        files?: object[]
      }[],
    totals: async (formId: number, who = 'admin') =>
      ok(await site.get(`${APP}/FormAnswer/GetTotals?formId=${formId}`, who)) as { total: number; questions: CountedQuestion[] },
  }
}

/** The least that `EVERY_KIND` asks for. */
export const LEAST = { name: ['王芳'], agree: ['on'] }
