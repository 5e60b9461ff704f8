import type { ProductSort } from '../../../contract/features/portal.ts'
import { PAGES } from '../../address/pages.ts'
import { choice, pageNumber, pageQuery, text, type Parameter } from '../../address/page-query.ts'
import { LONGEST_CODE, LONGEST_KEYWORD, textIn } from '../../address/query.ts'

/** A parameter and a value of it. */
export interface Pair {
  key: string
  value: string
}

export const SORTS = ['default', 'newest', 'priceAsc', 'priceDesc'] as const satisfies readonly ProductSort[]

/** The id of the list below the head of the page: links that filter or sort the list lead there. */
export const LIST_ID = 'products'
/** A choice leads back to the filters. They are folded on a phone, and a browser unfolds what an address leads into. */
export const FILTERS_ID = 'filters'
/** The products that were found, behind the filters on a phone. */
export const FOUND_ID = 'found'

const LONGEST_PARAMS = 500

const pairs: Parameter<Pair[]> = { read: (from, name) => pairsIn(textIn(from, name, 5000)), write: (params) => textOf(params) }

/** All that a list of products can be asked for. An empty text asks for nothing. */
const query = pageQuery(PAGES.products, {
  type: text(LONGEST_CODE),
  category: text(LONGEST_CODE),
  brand: text(LONGEST_CODE),
  params: pairs,
  keyword: text(LONGEST_KEYWORD),
  sort: choice(SORTS, 'default'),
  page: pageNumber,
})

export type ListQuery = ReturnType<typeof query.in>

export const queryIn = query.in

/** A colon and a comma may stand in a query as they are, and are easier to read that way. */
const legible = (address: string) => address.replaceAll('%3A', ':').replaceAll('%2C', ',')

/** `/_product?type=camera&params=interface:gige,mount:c`; a filter that is not set leaves no trace. */
export const listPath = (values: Partial<ListQuery>): string => legible(query.path(values))

export const listSearch = (given: URLSearchParams): string => legible(query.search(given))

export const withListAnchor = (path: string) => `${path}#${LIST_ID}`
export const withFoundAnchor = (path: string) => `${path}#${FOUND_ID}`
export const withFiltersAnchor = (path: string) => `${path}#${FILTERS_ID}`

export const hasPair = (params: Pair[], { key, value }: Pair) => params.some((pair) => pair.key === key && pair.value === value)

/** Adds the pair, or removes it if it is there. */
export const toggled = (params: Pair[], pair: Pair): Pair[] =>
  inOrder(hasPair(params, pair) ? params.filter((one) => !hasPair([pair], one)) : [...params, pair])

export const textOf = (params: Pair[]) => params.map(({ key, value }) => `${key}:${value}`).join(',')

/** Reads the valid pairs of a `params` text, each once and sorted, so that the same choice always has the same address. */
function pairsIn(text: string): Pair[] {
  const pairs = text.split(',').flatMap((pair) => {
    const [, key, value] = /^\s*([a-z][a-zA-Z0-9]{0,39}):(.+)$/.exec(pair) ?? []
    return key && value?.trim() ? [{ key, value: value.trim() }] : []
  })
  const once = pairs.filter((pair, index) => !hasPair(pairs.slice(0, index), pair))
  return inOrder(once.filter((_, index) => textOf(once.slice(0, index + 1)).length <= LONGEST_PARAMS))
}

const inOrder = (params: Pair[]) => params.toSorted((a, b) => compare(a.key, b.key) || compare(a.value, b.value))
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** True if the list is filtered or sorted by more than a type and a category. */
export const isNarrowed = ({ brand, params, keyword, sort }: ListQuery) =>
  brand !== '' || params.length > 0 || keyword !== '' || sort !== 'default'
