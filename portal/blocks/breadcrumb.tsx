import type { Crumb } from '../page/crumb.ts'
import { useWords } from '../page/use-layout.ts'
import { SiteLink } from './site-link.tsx'
import { NoBreak } from '../text/no-break.tsx'

/** The path from the home page to this page, which is the last entry. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const words = useWords()
  const here = trail.at(-1)
  return (
    <nav className="crumbs" aria-label={words.breadcrumb.label}>
      <ol>
        <li>
          <SiteLink to="/home">{words.breadcrumb.home}</SiteLink>
        </li>
        {trail.slice(0, -1).map(({ name, to }) => (
          <li key={to}>
            <SiteLink to={to}>
              <NoBreak text={name} />
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{here && <NoBreak text={here.name} />}</li>
      </ol>
    </nav>
  )
}
