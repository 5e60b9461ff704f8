import type { Searched } from '../../../contract/features/portal.ts'
import { SearchField } from '../../blocks/search-field.tsx'
import { useWords } from '../../page/use-layout.ts'

interface SearchBoxProps {
  keyword: string
  kind: Searched | null
}

/** A new search stays within the chosen kind. */
export function SearchBox({ keyword, kind }: SearchBoxProps) {
  const { label, placeholder } = useWords().search
  return <SearchField action="/_search" keyword={keyword} kept={{ kind }} label={label} placeholder={placeholder} />
}
