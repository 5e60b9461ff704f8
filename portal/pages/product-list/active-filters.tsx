import { fill } from '../../../contract/format/fill.ts'
import type { PortalWords } from '../../text/words.ts'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import type { ProductListData } from './read.ts'
import { type ListQuery, listPath, toggled, withListAnchor } from './list-query.ts'

interface Chip {
  name: string
  /** The query without this filter. */
  without: Partial<ListQuery>
}

/** Returns the active filters besides the type with their names. */
export function chipsOf({ query, path, filters }: ProductListData, words: PortalWords['products']): Chip[] {
  const one = (name: string, without: Partial<ListQuery>): Chip => ({ name, without: { ...query, ...without, page: 1 } })
  // Without a type the parameters belong to the category, so they are removed with it.
  const category = query.category && one(path.at(-1)?.name ?? query.category, { category: '', params: query.type ? query.params : [] })
  const brand = query.brand && one(filters.brands.find(({ code }) => code === query.brand)?.name ?? query.brand, { brand: '' })
  const params = query.params.map((pair) => {
    const param = filters.params.find(({ key }) => key === pair.key)
    const label = param?.options.find(({ value }) => value === pair.value)?.label ?? pair.value
    return one(fill(words.param, { name: param?.name ?? pair.key, value: label }), { params: toggled(query.params, pair) })
  })
  const keyword = query.keyword && one(fill(words.keyword, { keyword: query.keyword }), { keyword: '' })
  return [category, brand, ...params, keyword].filter((chip) => chip !== '')
}

export function ActiveFilters({ data }: { data: ProductListData }) {
  const words = useWords().products
  const chips = chipsOf(data, words)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={words.chosen}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <SiteLink to={withListAnchor(listPath(without))} rel="nofollow" aria-label={fill(words.remove, { name })}>
            {name}
          </SiteLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <SiteLink className="chips-clear" to={withListAnchor(listPath({ type: data.query.type }))}>
            {words.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
