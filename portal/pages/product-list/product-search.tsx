import { SearchField } from '../../blocks/search-field.tsx'
import { useWords } from '../../page/use-layout.ts'
import { type ListQuery, textOf } from './list-query.ts'

/** Searches within the current filters. */
export function ProductSearch({ query: { type, category, brand, params, sort, keyword } }: { query: ListQuery }) {
  const words = useWords().products
  const kept = { type, category, brand, params: textOf(params), sort: sort === 'default' ? '' : sort }
  return <SearchField action="/_product" keyword={keyword} kept={kept} label={words.search} />
}
