import type { Searched } from '../../../contract/features/portal.ts'
import { SearchField } from '../../blocks/search-field.tsx'
import { useWords } from '../../page/use-layout.ts'

interface SearchBoxProps {
  keyword: string
  kind: Searched | null
}

/** Another word is looked for among the same kind of things. */
export function SearchBox({ keyword, kind }: SearchBoxProps) {
  const { label, placeholder } = useWords().search
  return <SearchField action="/_search" keyword={keyword} kept={{ kind }} label={label} placeholder={placeholder} />
}
