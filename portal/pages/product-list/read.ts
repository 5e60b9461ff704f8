import type { LoaderFunctionArgs } from 'react-router'
import type { ProductCategoryView } from '../../../contract/features/portal.ts'
import { defined } from '../../address/query.ts'
import { portalContext } from '../../page/context.ts'
import { pageOfList } from '../../page/past-end.ts'
import { reads } from '../../page/reads.ts'
import { followingRenamed } from '../../page/renamed.ts'
import { queryIn, textOf } from './list-query.ts'

const PER_PAGE = 12

/** P-12: reads products by type, category, brand, parameters and keyword. */
export const loader = followingRenamed(async (args) => {
  const list = await read(args)
  return pageOfList(list, list.query.page > 1 && list.products.length === 0)
})

async function read({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const query = queryIn(request)
  const scope = defined({ type: query.type, category: query.category })
  const filter = defined({ brand: query.brand, keyword: query.keyword, params: textOf(query.params) })
  const range = { skipCount: (query.page - 1) * PER_PAGE, maxResultCount: PER_PAGE }
  const [list, types, filters] = await Promise.all([
    call(reads.listProducts, { ...scope, ...filter, ...(query.sort !== 'default' && { sort: query.sort }), ...range }),
    call(reads.productTypes),
    call(reads.productFilters, scope),
  ])
  const type = types.find(({ code }) => isSame(code, query.type)) ?? null
  const path = pathTo(filters.categories, query.category)
  return {
    // Codes as the catalogue writes them; the case in the address may differ.
    query: { ...query, type: type?.code ?? query.type, category: path.at(-1)?.code ?? query.category },
    products: list.items,
    total: list.totalCount,
    hasMore: list.hasMore ?? false,
    pages: Math.ceil(list.totalCount / PER_PAGE),
    types,
    type,
    filters,
    path: path.map(({ code, name }) => ({ code, name })),
  }
}

export type ProductListData = Awaited<ReturnType<typeof read>>

const isSame = (code: string, other: string) => code.toLowerCase() === other.toLowerCase()

/** Returns the categories from the top of the tree down to the category of that code. */
function pathTo(tree: ProductCategoryView[], code: string): ProductCategoryView[] {
  for (const category of tree) {
    if (isSame(category.code, code)) return [category]
    const below = pathTo(category.children, code)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
