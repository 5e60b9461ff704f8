import { useWords } from '../page/use-layout.ts'
import { SearchIcon } from './search-icon.tsx'
import { SiteForm } from './site-link.tsx'

interface SearchFieldProps {
  /** The page that answers. */
  action: string
  keyword: string
  /** What is chosen already and stays so; what is empty is left out. */
  kept: Record<string, string | null>
  label: string
  /** The label, unless told. */
  placeholder?: string
}

/** One line to look for words; its answer is a page. */
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
