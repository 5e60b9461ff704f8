import type { ReactNode } from 'react'
import type { NavigationView } from '../../contract/features/portal.ts'
import { SiteLink } from '../blocks/site-link.tsx'
import { feedPath } from '../feeds/feeds.ts'
import { Contact } from '../blocks/contact.tsx'
import { useLayout, useWords } from '../page/use-layout.ts'

const MINISTRY = 'https://beian.miit.gov.cn/'
const POLICE = 'https://beian.mps.gov.cn/'

/** Returns the address of the police's page about a filing; it contains the digits of the filing number only. */
function policePage(filing: string) {
  const number = filing.replaceAll(/\D/g, '')
  return number ? `${POLICE}#/query/webSearch?code=${number}` : POLICE
}

/** P-01: company, navigation, contact details and filing numbers. */
export function Footer() {
  const { site, navigation, language } = useLayout()
  const { footer: words, enquiry } = useWords()
  return (
    <footer className="footer">
      <div className="footer-row">
        <div className="footer-about">
          <p className="footer-name">{site.title}</p>
          {site.seoDescription && <p>{site.seoDescription}</p>}
        </div>
        {navigation.length > 0 && (
          <nav className="footer-pages" aria-label={words.pages}>
            <h2>{words.pages}</h2>
            <Pages entries={navigation} />
          </nav>
        )}
        <div className="footer-contact">
          <h2>{words.contact}</h2>
          <Contact />
          <p>
            <SiteLink to="/_contact">{enquiry.ask}</SiteLink>
          </p>
          <p>
            <a href={feedPath(language)}>{words.subscribe}</a>
          </p>
        </div>
      </div>
      <Legal />
    </footer>
  )
}

/** The navigation in its order; child entries stay below their parent. */
function Pages({ entries }: { entries: NavigationView[] }) {
  return (
    <ul>
      {entries.map(({ id, name, link, target, children }) => (
        <li key={id}>
          <SiteLink to={link} target={target === '_blank' ? target : undefined}>
            {name}
          </SiteLink>
          {children.length > 0 && <Pages entries={children} />}
        </li>
      ))}
    </ul>
  )
}

/** The copyright text and the filing numbers; absent if the site has none of them. */
function Legal() {
  const { site } = useLayout()
  if (!site.copyright && !site.beian && !site.policeBeian) return null
  return (
    <div className="legal">
      {site.copyright && <p>{site.copyright}</p>}
      {site.beian && (
        <p>
          <NewTab href={MINISTRY}>{site.beian}</NewTab>
        </p>
      )}
      {site.policeBeian && (
        <p>
          <NewTab href={policePage(site.policeBeian)}>{site.policeBeian}</NewTab>
        </p>
      )}
    </div>
  )
}

function NewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="for-ears">{useWords().footer.newTab}</span>
    </a>
  )
}
