import { SearchField } from '../../blocks/search-field.tsx'
import { useWords } from '../../page/use-layout.ts'
import { type Asked, textOf } from './asked.ts'

/** Looks for words among what is chosen already. */
export function ProductSearch({ asked: { type, category, brand, params, sort, keyword } }: { asked: Asked }) {
  const words = useWords().products
  const kept = { type, category, brand, params: textOf(params), sort: sort === 'default' ? '' : sort }
  return <SearchField action="/_product" keyword={keyword} kept={kept} label={words.search} />
}
