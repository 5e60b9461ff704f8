import type { Page, Request } from '@playwright/test'
import type { AnsweredQuestion } from '../../contract/features/form-answers.ts'
import { postingAt, serviceOf } from './service.ts'
import type { Visit } from './visit.ts'

interface SiteForm {
  id: number
  version: number
  /** Its page: `/_formdetail/quote`. */
  path: string
}

/** Makes forms of a running site and reads their answers, as the administrator. */
export function siteForms(visit: Visit) {
  const post = postingAt(visit)
  const service = serviceOf(visit)
  let number = 0
  const read = async (path: string) => (await service('admin', 'GET', path)).result

  const publish = async (values: object): Promise<SiteForm> => {
    const { id, version, slug } = await post('DynamicForm/Create', { title: `表单${++number}`, slug: `form-${number}`, ...values })
    await post('DynamicForm/Publish', { id, version })
    return { id, version, path: `/_formdetail/${String(slug)}` }
  }
  /** Changes a form and publishes it again. */
  const republish = async ({ id, path }: SiteForm, values: object): Promise<SiteForm> => {
    const { version } = await read(`DynamicForm/Get?id=${id}`)
    const changed = await post('DynamicForm/Update', { id, version, ...values })
    await post('DynamicForm/Publish', { id, version: changed.version })
    return { id, path, version: changed.version }
  }
  /** The answers to a form, oldest first. */
  const answersTo = async ({ id }: Pick<SiteForm, 'id'>) => {
    const { items } = await read(`FormAnswer/GetAll?formId=${id}&maxResultCount=100`)
    const ids = items.map((one) => one.id).toSorted((a, b) => a - b)
    return Promise.all(ids.map((one) => read(`FormAnswer/Get?id=${one}`)))
  }
  /** The questions of the version that was answered, beside the answers in words. */
  const sheetOf = async (id: number) => (await read(`FormAnswer/GetSheet?id=${id}`)).items as unknown as AnsweredQuestion[]

  return { publish, republish, answersTo, sheetOf }
}

type Fields = Record<string, string[]>

/** The forms that a page posts from now on. */
export function postsOf(page: Page) {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request)
  })
  return {
    count: () => posts.length,
    /** The fields of each that are not empty. The browser does not tell those of a form with files. */
    fields: () => Promise.all(posts.map(fieldsIn)),
  }
}

async function fieldsIn(request: Request): Promise<Fields> {
  const headers = { 'content-type': request.headers()['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(request.postDataBuffer()!), { headers }).formData()
  const fields: Fields = {}
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    if (text !== '') fields[name] = [...(fields[name] ?? []), text]
  }
  return fields
}
