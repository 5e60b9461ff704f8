import type { NavigationView } from '../../contract/features/portal.ts'
import { fill } from '../../contract/format/fill.ts'
import { header } from '../behaviours/header.ts'
import { menu } from '../behaviours/menu.ts'
import { useBehaviour } from '../blocks/use-behaviour.ts'
import { SearchIcon } from '../blocks/search-icon.tsx'
import { SiteLink } from '../blocks/site-link.tsx'
import { LanguageLink } from './language-link.tsx'
import { type Current, currentOf, useCurrentPage } from './navigation.ts'
import { SiteLogo } from './site-logo.tsx'
import { HEADER_ID } from '../page/header-id.ts'
import { useLayout, useWords } from '../page/use-layout.ts'

/** P-02, P-03: lies over the picture and becomes darker once the page is scrolled. */
export function Header() {
  const { site } = useLayout()
  const words = useWords().header
  const ref = useBehaviour<HTMLElement>(header)
  return (
    <header ref={ref} id={HEADER_ID} className="header" data-behaviour="header">
      <div className="header-row">
        <SiteLink className="mark" to="/home" aria-label={fill(words.home, { site: site.title })}>
          <SiteLogo />
        </SiteLink>
        <nav className="nav" aria-label={words.navigation}>
          <Entries />
        </nav>
        <SearchLink />
        <LanguageLink />
        <Menu />
      </div>
    </header>
  )
}

function SearchLink() {
  const { label } = useWords().search
  return (
    <SiteLink className="header-search" to="/_search" aria-label={label}>
      <SearchIcon />
    </SiteLink>
  )
}

/** The menu of narrow screens: a `<details>`, so that it opens without a script. */
function Menu() {
  const { header: words, search } = useWords()
  const ref = useBehaviour<HTMLDetailsElement>(menu)
  return (
    <details ref={ref} className="menu" data-behaviour="menu">
      <summary aria-label={words.menu}>
        <span />
      </summary>
      <nav aria-label={words.navigation}>
        <Entries />
        <SiteLink className="menu-search" to="/_search">
          {search.label}
        </SiteLink>
      </nav>
    </details>
  )
}

function Entries() {
  const { navigation } = useLayout()
  const shown = useCurrentPage()
  return (
    <ul>
      {navigation.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} current={currentOf(entry, shown)} />
          {entry.children.length > 0 && (
            <ul>
              {entry.children.map((child) => (
                <li key={child.id}>
                  <Entry entry={child} current={currentOf(child, shown)} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, current }: { entry: NavigationView; current: Current }) {
  return (
    <SiteLink to={entry.link} target={entry.target === '_blank' ? '_blank' : undefined} aria-current={current}>
      {entry.name}
    </SiteLink>
  )
}
