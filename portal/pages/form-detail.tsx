import { type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import type { FormView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { formPath } from '../address/addresses.ts'
import { pageQuery, recordId } from '../address/page-query.ts'
import { PAGES } from '../address/pages.ts'
import { Untranslated } from '../blocks/article-parts.tsx'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import { portalContext, previewAt } from '../page/context.ts'
import type { PortalHandle } from '../page/head.ts'
import { identityIn, redirectOldSlug } from '../page/page-identity.ts'
import { reads } from '../page/reads.ts'
import { useLangOf, useWords } from '../page/use-layout.ts'
import { NoBreak } from '../text/no-break.tsx'
import { portalWords } from '../text/words.ts'
import { answerForm, type FailedAnswers } from './form-detail/answer.ts'
import { FormContent } from './form-detail/content.tsx'

/** `product` is what a question about a product begins with, `sent` the number of an answer that was sent. */
const query = pageQuery(PAGES.formDetail, { id: recordId, product: recordId, sent: recordId })

export const action = answerForm

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { call, preview } = context.get(portalContext)
  const url = new URL(request.url)
  const identity = identityIn(params['slug'], url)
  const { product, sent } = query.in(request)
  const token = previewAt(url, preview).form
  const form = await call(reads.form, { ...identity, ...(product && { product }), ...(token && { preview: token }) })
  // The form of the contact page is asked there, after the questions of that page.
  if (form.isContact) throw redirect(token ? `${PAGES.contact}?preview=${encodeURIComponent(token)}` : PAGES.contact, 302)
  redirectOldSlug(identity, form, formPath(form))
  return { form, product, sent }
}

type Data = Awaited<ReturnType<typeof loader>>

const trailOf = (form: FormView) => [{ name: form.title, to: formPath(form) }]

export const handle: PortalHandle<Data> = {
  search: (given, { slug }) => {
    const own = new URLSearchParams(given)
    if (slug !== undefined) own.delete('id')
    return query.search(own)
  },
  title: ({ form, sent }, { language }) => {
    const title = form.seoTitle ?? form.title
    return sent === null ? title : `${portalWords[language].form.sent} - ${title}`
  },
  head: (data, layout) => ({
    title: handle.title(data, layout),
    description: data.form.seoDescription ?? data.form.intro,
    canonical: formPath(data.form),
    languages: data.form.language === layout.language ? LANGUAGES : [data.form.language],
    image: sharedPicture(layout),
    type: 'website',
    indexed: !layout.previewing && data.sent === null,
    structured: (absolute) => [breadcrumbs(trailOf(data.form), layout.language, absolute)],
  }),
}

export function Component() {
  const { form, product, sent } = useLoaderData<typeof loader>()
  const failed = useActionData<FailedAnswers>()
  const words = useWords().form
  const lang = useLangOf()(form)
  return (
    <div className="row page">
      <Breadcrumb trail={trailOf(form)} />
      <div className="asked-page">
        <header className="page-intro">
          <h1 id="form-title" lang={lang}>
            <NoBreak text={form.title} />
          </h1>
          {form.intro && <p lang={lang}>{form.intro}</p>}
        </header>
        <Untranslated of={form} words={words.untranslated} />
        <FormContent form={form} product={product} sent={sent} failed={failed} />
      </div>
    </div>
  )
}
