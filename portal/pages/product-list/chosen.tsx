import type { PortalWords } from '../../text/words.ts'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import { fill } from '../../text/words.ts'
import type { ProductListData } from './read.ts'
import { type Asked, listPath, toggled, toList } from './asked.ts'

interface Chip {
  name: string
  /** What is asked for without it. */
  without: Partial<Asked>
}

/** What narrows the list within its type, in words; each leads to the list without it. */
export function chipsOf({ asked, path, filters }: ProductListData, words: PortalWords['products']): Chip[] {
  const one = (name: string, without: Partial<Asked>): Chip => ({ name, without: { ...asked, ...without, page: 1 } })
  // Without a type the parameters were the category's own.
  const category = asked.category && one(path.at(-1)?.name ?? asked.category, { category: '', params: asked.type ? asked.params : [] })
  const brand = asked.brand && one(filters.brands.find(({ code }) => code === asked.brand)?.name ?? asked.brand, { brand: '' })
  const params = asked.params.map((pair) => {
    const param = filters.params.find(({ key }) => key === pair.key)
    const label = param?.options.find(({ value }) => value === pair.value)?.label ?? pair.value
    return one(fill(words.param, { name: param?.name ?? pair.key, value: label }), { params: toggled(asked.params, pair) })
  })
  const keyword = asked.keyword && one(fill(words.keyword, { keyword: asked.keyword }), { keyword: '' })
  return [category, brand, ...params, keyword].filter((chip) => chip !== '')
}

export function Chosen({ data }: { data: ProductListData }) {
  const words = useWords().products
  const chips = chipsOf(data, words)
  if (chips.length === 0) return null
  return (
    <ul className="chips" aria-label={words.chosen}>
      {chips.map(({ name, without }) => (
        <li key={name}>
          <SiteLink to={toList(listPath(without))} rel="nofollow" aria-label={fill(words.remove, { name })}>
            {name}
          </SiteLink>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <SiteLink className="chips-clear" to={toList(listPath({ type: data.asked.type }))}>
            {words.clear}
          </SiteLink>
        </li>
      )}
    </ul>
  )
}
