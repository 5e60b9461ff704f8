import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../contract/errors.ts'
import { portal } from '../../contract/features/portal.ts'
import { furtherChecked, underFields } from '../../contract/forms/contact-form.ts'
import type { FormDefinition } from '../../contract/forms/definition.ts'
import { LANGUAGES, type Language } from '../../contract/languages.ts'
import { FORM_OF, PAGES, plainPath, renderPage, textPageAt } from '../../portal/entry-server.tsx'
import { newNotes } from '../http/notes.ts'
import type { Database } from '../db/engine.ts'
import type { Environment } from '../config/environment.ts'
import type { CallEndpoint } from '../http/call.ts'
import type { Mounted } from '../http/handlers.ts'
import { createNetworkLimit } from '../http/network-limit.ts'
import type { Report } from '../config/report.ts'
import { originOf } from '../http/request.ts'
import { receiveForm } from '../features/forms/receive.ts'
import type { FileStore } from '../features/uploads/store.ts'
import type { Settings } from '../settings/settings.ts'
import { FOR_VISITORS } from './for-visitors.ts'
import type { Assets } from './assets.ts'
import { createReads } from './reads.ts'
import { telling } from './refused-write.ts'

interface FormParts {
  call: CallEndpoint
  handlers: Mounted[]
  database: Database
  files: FileStore
  assets: Assets
  environment: Environment
  settings: Settings
  report: Report
}

const FORM = 'application/x-www-form-urlencoded'
/** The size of the longest enquiry, with nine bytes for each Chinese letter. */
const MOST_BYTES = 32 * 1024

/** Forms on plain pages, for browsers without script. The answer is a page, which is not cached. */
export async function formRoutes(app: FastifyInstance, parts: FormParts) {
  const limit = createNetworkLimit(60, 10 * 60)
  const answer = answering(parts)
  // Each answer is rendered for its sender, so the number of answers is limited.
  const options = { ...FOR_VISITORS, onRequest: (request: FastifyRequest) => limit.take(request.ip) }
  const uploading = { ...options, config: { ...FOR_VISITORS.config, isUpload: true } }

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, body))
    await forms.register(multipart)
    for (const language of LANGUAGES)
      forms.post(plainPath(PAGES.contact, language), uploading, async (request, reply) => {
        const { product } = request.query as Record<string, unknown>
        const search = typeof product === 'string' ? `?${new URLSearchParams({ product })}` : ''
        const form = request.isMultipart() ? await contactForm(parts, { request, language }) : (request.body as string)
        return answer({ request, reply, language, path: PAGES.contact, search, form })
      })
  })

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart)
    const take = (language: Language) => async (request: FastifyRequest, reply: FastifyReply) => {
      const { slug } = request.params as { slug?: string }
      const { id, product, back } = request.query as Record<string, unknown>
      const form = await designedForm(parts, { request, language, which: slug ? { slug } : { id: Number(id) } })
      // A form in a text is answered by the page of the text.
      const textPage = typeof back === 'string' ? textPageAt(back) : null
      if (textPage) return answer({ request, reply, language, ...textPage, form })
      const asked = { ...(!slug && { id: String(Number(id)) }), ...(typeof product === 'string' && { product }) }
      const path = slug ? `${PAGES.formDetail}/${slug}` : PAGES.formDetail
      return answer({ request, reply, language, path, search: `?${new URLSearchParams(asked)}`, form })
    }
    for (const language of LANGUAGES)
      for (const path of ['', '/:slug']) forms.post(`${plainPath(PAGES.formDetail, language)}${path}`, uploading, take(language))
  })
}

interface Posted {
  request: FastifyRequest
  reply: FastifyReply
  language: Language
  path: string
  search: string
  /** The fields, as `application/x-www-form-urlencoded`. */
  form: string
}

/** Returns a function that lets a page take what was posted to it. */
function answering(parts: FormParts) {
  const readsOf = createReads(parts)
  return async ({ request, reply, language, ...posted }: Posted) => {
    const refused = telling(readsOf(originOf(request), language, newNotes()).call, { language, request, report: parts.report })
    const { status, html, redirect } = await renderPage({
      ...posted,
      language,
      call: refused.call,
      origin: parts.environment.publicUrl,
      timeZone: parts.settings.values.timeZone,
      assets: parts.assets.plain,
    })
    reply.status(status).header('cache-control', 'no-store')
    if (redirect) return reply.header('location', redirect).send()
    if (refused.retryAfter() !== null) reply.header('retry-after', refused.retryAfter())
    return reply.type('text/html; charset=utf-8').send(html())
  }
}

interface Asked extends Pick<Posted, 'request' | 'language'> {
  which: { slug: string } | { id: number }
}

/**
 * Takes in the fields and files of a designed form. A form that is not on the site takes neither. One that takes no answers takes no files: its fields are
 * refused with the page, so that the sender reads why and still has the texts.
 */
async function designedForm(parts: FormParts, { request, language, which }: Asked) {
  if (!request.isMultipart()) throw new Problem('invalid', { words: 'problem.upload' })
  const { call } = createReads(parts)(originOf(request), language, newNotes())
  const { id, definition, isOpen } = await call(portal.form, which)
  const fields = await receive(parts, request, isOpen ? definition : NO_QUESTIONS)
  fields.set(FORM_OF, String(id))
  return String(fields)
}

const NO_QUESTIONS: FormDefinition = { steps: [] }

/** Takes in the contact form with the files of its further questions; without such questions it takes no file. */
async function contactForm(parts: FormParts, { request, language }: Pick<Asked, 'request' | 'language'>) {
  const { call } = createReads(parts)(originOf(request), language, newNotes())
  const form = await call(portal.contactForm, {})
  return String(await receive(parts, request, form ? underFields(furtherChecked(form.definition)) : NO_QUESTIONS))
}

const receive = ({ database, files, settings }: FormParts, request: FastifyRequest, definition: FormDefinition) =>
  receiveForm(request, { database, files, definition, fileTypes: settings.values.fileTypes, creatorUserId: null })
