import type { Searched } from '../../../contract/features/portal.ts'
import { SearchIcon } from '../../blocks/search-icon.tsx'
import { SiteForm } from '../../blocks/site-link.tsx'
import { useWords } from '../../layout/use-layout.ts'

interface SearchBoxProps {
  keyword: string
  kind: Searched | null
}

/** Another word is looked for among the same kind of things. */
export function SearchBox({ keyword, kind }: SearchBoxProps) {
  const words = useWords().search
  return (
    <search>
      <SiteForm className="search" action="/_search" key={keyword}>
        {kind && <input type="hidden" name="kind" value={kind} />}
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={words.placeholder}
          aria-label={words.label}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={words.action}>
          <SearchIcon />
        </button>
      </SiteForm>
    </search>
  )
}
