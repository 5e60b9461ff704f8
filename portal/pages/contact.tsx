import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { Call } from '../../contract/client.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { Announcement } from './forms/announcement.tsx'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import { Contact } from '../blocks/contact.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { portalContext, previewAt } from '../page/context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import { organization } from '../document/structured/organization.ts'
import type { PortalHandle } from '../page/head.ts'
import { useWords } from '../page/use-layout.ts'
import { isNotFound } from '../page/not-found.ts'
import { PAGES } from '../address/pages.ts'
import { flag, pageQuery, recordId } from '../address/page-query.ts'
import { reads } from '../page/reads.ts'
import { portalWords } from '../text/words.ts'
import { sendEnquiry, type FailedEnquiry } from './contact/enquiry.ts'
import { EnquiryForm } from './contact/form.tsx'
import { Place } from './contact/place.tsx'
import { WeChat } from '../blocks/wechat.tsx'

const query = pageQuery(PAGES.contact, { product: recordId, sent: flag })

export const action = sendEnquiry

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call, preview } = context.get(portalContext)
  const { product, sent } = query.in(request)
  const token = previewAt(new URL(request.url), preview).form
  return { product: await readProduct(call, product), further: await call(reads.contactForm, token ? { preview: token } : {}), sent }
}

/** Returns null for a product that is no longer published: the form then mentions no product. */
async function readProduct(call: Call, id: number | null) {
  if (id === null) return null
  return call(reads.product, { id }).catch((error: unknown) => {
    if (!isNotFound(error)) throw error
    return null
  })
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle: PortalHandle<Data> = {
  search: query.search,
  title: ({ sent }, { language }) => {
    const words = portalWords[language].enquiry
    return sent ? `${words.sent} - ${words.title}` : words.title
  },
  head: (data, layout) => {
    const words = portalWords[layout.language].enquiry
    return {
      title: handle.title(data, layout),
      description: words.intro,
      canonical: '/_contact',
      languages: LANGUAGES,
      image: sharedPicture(layout),
      type: 'website',
      indexed: !layout.previewing && !data.sent,
      structured: (absolute) => [
        organization(layout.site, absolute),
        breadcrumbs([{ name: words.title, to: '/_contact' }], layout.language, absolute),
      ],
    }
  },
}

export function Component() {
  const { product, further, sent } = useLoaderData<typeof loader>()
  const failed = useActionData<FailedEnquiry>()
  const words = useWords().enquiry
  return (
    <div className="row page">
      <Breadcrumb trail={[{ name: words.title, to: '/_contact' }]} />
      <div className="page-head">
        <h1>{words.title}</h1>
      </div>
      <div className="contact-columns">
        <ContactDetails />
        <section className="contact-form" aria-labelledby="enquiry">
          <h2 id="enquiry">{words.ask}</h2>
          {sent && !failed ? <Thanks /> : <EnquiryForm key={failed?.at} product={product} further={further} failed={failed} />}
        </section>
        <div>
          <WeChat />
          <Place />
        </div>
      </div>
    </div>
  )
}

function ContactDetails() {
  const words = useWords()
  return (
    <section aria-labelledby="reach">
      <p className="contact-intro">{words.enquiry.intro}</p>
      <h2 id="reach" className="for-ears">
        {words.enquiry.reach}
      </h2>
      <Contact />
    </section>
  )
}

function Thanks() {
  const words = useWords().enquiry
  return (
    <Announcement className="thanks" role="status">
      <h3>{words.sent}</h3>
      <p>{words.sentHint}</p>
      <p>
        <SiteLink className="button quiet" to="/_contact">
          {words.another}
        </SiteLink>
      </p>
    </Announcement>
  )
}
