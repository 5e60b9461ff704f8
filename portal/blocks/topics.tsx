import type { Section, SubCategoryView } from '../../contract/features/portal.ts'
import { useWords } from '../page/use-layout.ts'
import { topicPath } from '../page/sections.ts'
import { SiteLink } from './site-link.tsx'
import { Strip } from './strip.tsx'

interface TopicsProps {
  section: Section
  topics: SubCategoryView[]
  /** The code of the shown category; null means all. */
  chosen: string | null
  label: string
}

/** Links to the categories of a section; each category has an address of its own. */
export function Topics({ section, topics, chosen, label }: TopicsProps) {
  const words = useWords().articles
  if (topics.length < 2) return null
  const all = [{ code: null, name: words.all }, ...topics]
  return (
    <nav className="tabs" aria-label={label}>
      <Strip>
        {all.map(({ code, name }) => (
          <li key={code}>
            <SiteLink to={topicPath(section, code)} aria-current={code === chosen ? 'page' : undefined}>
              {name}
            </SiteLink>
          </li>
        ))}
      </Strip>
    </nav>
  )
}
