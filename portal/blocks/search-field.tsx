import { useWords } from '../page/use-layout.ts'
import { SearchIcon } from './search-icon.tsx'
import { SiteForm } from './site-link.tsx'

interface SearchFieldProps {
  /** The path of the page that shows the results. */
  action: string
  keyword: string
  /** Further parameters that the search keeps; empty values are left out. */
  kept: Record<string, string | null>
  label: string
  /** The label by default. */
  placeholder?: string
}

/** A search form of one line; its result is a page. */
export function SearchField({ action, keyword, kept, label, placeholder = label }: SearchFieldProps) {
  const words = useWords().search
  return (
    <search>
      <SiteForm className="search" action={action} key={keyword}>
        {Object.entries(kept).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={100}
          placeholder={placeholder}
          aria-label={label}
          enterKeyHint="search"
        />
        <button type="submit" aria-label={words.action}>
          <SearchIcon />
        </button>
      </SiteForm>
    </search>
  )
}
