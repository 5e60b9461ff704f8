import type { ProductSort } from '../../../contract/features/portal.ts'
import { withQuery } from '../../address/paths.ts'
import { pageIn, textIn } from '../../address/query.ts'

/** One value that a parameter may have. */
export interface Pair {
  key: string
  value: string
}

/** What a list of products is asked for. All of it stands in the address; an empty text asks for nothing. */
export interface Asked {
  type: string
  category: string
  brand: string
  params: Pair[]
  keyword: string
  sort: ProductSort
  page: number
}

export const SORTS = ['default', 'newest', 'priceAsc', 'priceDesc'] as const satisfies readonly ProductSort[]

/** Where the list begins below the page's head: links that only narrow or order it lead there. */
export const LIST_ID = 'products'

const LONGEST_PARAMS = 500

export const askedIn = (query: URLSearchParams): Asked => ({
  type: textIn(query, 'type', 64),
  category: textIn(query, 'category', 64),
  brand: textIn(query, 'brand', 64),
  params: pairsIn(textIn(query, 'params', 5000)),
  keyword: textIn(query, 'keyword', 100),
  sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'default',
  page: pageIn(query),
})

/** `/_product?type=camera&params=interface:gige,mount:c`; what is not asked for leaves no trace. */
export function listPath({ params = [], sort, page, ...codes }: Partial<Asked>): string {
  const query = { type: codes.type, category: codes.category, brand: codes.brand, params: textOf(params), keyword: codes.keyword }
  const path = withQuery('/_product', { ...query, sort: sort === 'default' ? undefined : sort, page: page === 1 ? undefined : page })
  // Both may stand in a query as they are, and are easier to read so.
  return path.replaceAll('%3A', ':').replaceAll('%2C', ',')
}

export const toList = (path: string) => `${path}#${LIST_ID}`

export const has = (params: Pair[], { key, value }: Pair) => params.some((pair) => pair.key === key && pair.value === value)

/** With the pair, or without it where it was there. */
export const toggled = (params: Pair[], pair: Pair): Pair[] =>
  inOrder(has(params, pair) ? params.filter((one) => !has([pair], one)) : [...params, pair])

export const textOf = (params: Pair[]) => params.map(({ key, value }) => `${key}:${value}`).join(',')

/** The pairs of a `params` text that a list can be asked for, each once and in one order: one choice has one address. */
function pairsIn(text: string): Pair[] {
  const pairs = text.split(',').flatMap((pair) => {
    const [, key, value] = /^\s*([a-z][a-zA-Z0-9]{0,39}):(.+)$/.exec(pair) ?? []
    return key && value?.trim() ? [{ key, value: value.trim() }] : []
  })
  const once = pairs.filter((pair, index) => !has(pairs.slice(0, index), pair))
  return inOrder(once.filter((_, index) => textOf(once.slice(0, index + 1)).length <= LONGEST_PARAMS))
}

const inOrder = (params: Pair[]) => params.toSorted((a, b) => compare(a.key, b.key) || compare(a.value, b.value))
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** More than a type, a category and a page is asked for. */
export const isNarrowed = ({ brand, params, keyword, sort }: Asked) =>
  brand !== '' || params.length > 0 || keyword !== '' || sort !== 'default'
