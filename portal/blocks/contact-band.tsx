import { useLayout, useWords } from '../page/use-layout.ts'
import { Contact } from './contact.tsx'
import { SiteLink } from './site-link.tsx'
import { WeChat } from './wechat.tsx'

/** The contact details at the end of a page. The band is absent when the company has entered none. */
export function ContactBand() {
  const { site } = useLayout()
  const words = useWords()
  if (!site.address && !site.telephone && !site.email) return null
  return (
    <section className="band contact-band" aria-labelledby="contact-band">
      <div className="row">
        <div className="band-head">
          <h2 id="contact-band">{words.home.contact}</h2>
          <p>{words.home.contactIntro}</p>
          <SiteLink className="button" to="/_contact">
            {words.enquiry.ask}
          </SiteLink>
        </div>
        <Contact />
        <WeChat />
      </div>
    </section>
  )
}
