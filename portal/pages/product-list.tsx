import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ProductCategoryView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { Breadcrumb, type Crumb } from '../blocks/breadcrumb.tsx'
import { Paging } from '../blocks/paging.tsx'
import { ProductCard } from '../blocks/product-card.tsx'
import { portalContext } from '../context.ts'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import type { PortalHandle } from '../head.ts'
import { useWords } from '../layout/use-layout.ts'
import { defined, searchOf } from '../query.ts'
import { reads } from '../reads.ts'
import { counted, fill, portalWords } from '../words.ts'
import { askedIn, isNarrowed, LIST_ID, listPath, textOf, toList } from './product-list/asked.ts'
import { Chosen } from './product-list/chosen.tsx'
import { Filters } from './product-list/filters.tsx'
import { Nothing } from './product-list/nothing.tsx'
import { ProductSearch } from './product-list/product-search.tsx'
import { Sorting } from './product-list/sorting.tsx'
import { TypeStrip } from './product-list/type-strip.tsx'

const PER_PAGE = 12

/** P-12: products by type, category, brand, parameters and words. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(portalContext)
  const asked = askedIn(new URL(request.url).searchParams)
  const place = defined({ type: asked.type, category: asked.category })
  const wishes = defined({ brand: asked.brand, keyword: asked.keyword, params: textOf(asked.params) })
  const range = { skipCount: (asked.page - 1) * PER_PAGE, maxResultCount: PER_PAGE }
  const [list, types, filters] = await Promise.all([
    call(reads.listProducts, { ...place, ...wishes, ...(asked.sort !== 'default' && { sort: asked.sort }), ...range }),
    call(reads.productTypes),
    call(reads.productFilters, place),
  ])
  const type = types.find(({ code }) => isSame(code, asked.type)) ?? null
  const path = pathTo(filters.categories, asked.category)
  return {
    // As the catalogue writes them, however the address does.
    asked: { ...asked, type: type?.code ?? asked.type, category: path.at(-1)?.code ?? asked.category },
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

export type ProductListData = Awaited<ReturnType<typeof loader>>

const isSame = (code: string, other: string) => code.toLowerCase() === other.toLowerCase()

/** From the top of the tree down to the category of that code. */
function pathTo(tree: ProductCategoryView[], code: string): ProductCategoryView[] {
  for (const category of tree) {
    if (isSame(category.code, code)) return [category]
    const below = pathTo(category.children, code)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** A category is the same whether one came to it through its type or not: it has one address. */
const canonical = ({ asked }: ProductListData) =>
  listPath({ ...(asked.category ? { category: asked.category } : { type: asked.type }), page: isNarrowed(asked) ? 1 : asked.page })

const nameOf = ({ path, type }: ProductListData) => path.at(-1)?.name ?? type?.name

function trailOf({ type, path }: ProductListData, title: string): Crumb[] {
  const all = { name: title, to: '/_product' }
  if (path.length > 0) return [all, ...path.map(({ code, name }) => ({ name, to: listPath({ category: code }) }))]
  return type ? [all, { name: type.name, to: listPath({ type: type.code }) }] : [all]
}

export const handle: PortalHandle<ProductListData> = {
  search: (query) => searchOf(listPath(askedIn(query))),
  title: (data, { language }) => {
    const words = portalWords[language].products
    const { page } = data.asked
    return [nameOf(data), words.title, page > 1 && fill(words.page, { page })].filter(Boolean).join(' - ')
  },
  head: (data, layout) => {
    const words = portalWords[layout.language].products
    return {
      title: handle.title(data, layout),
      description: (data.path.length === 0 && data.type?.description) || words.intro,
      canonical: canonical(data),
      languages: LANGUAGES,
      image: sharedPicture(layout),
      type: 'website',
      // Of all that can be combined, search engines get the types and the categories.
      indexed: !layout.previewing && !isNarrowed(data.asked) && data.products.length > 0,
      structured: (absolute) => [breadcrumbs(trailOf(data, words.title), layout.language, absolute)],
    }
  },
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords().products
  const { asked, products, type, path } = data
  return (
    <div className="row page">
      <Breadcrumb trail={trailOf(data, words.title)} />
      <div className="page-head">
        <h1>{nameOf(data) ?? words.title}</h1>
        <ProductSearch asked={asked} />
      </div>
      {type?.description && path.length === 0 && <p className="products-about">{type.description}</p>}
      <TypeStrip types={data.types} chosen={asked.type} keyword={asked.keyword} />
      <div className="products" id={LIST_ID}>
        <Filters data={data} />
        <div className="products-found">
          <div className="products-head">
            <output className="found">{counted(words, data.total, data.hasMore)}</output>
            <Sorting asked={asked} />
          </div>
          <Chosen data={data} />
          {products.length > 0 ? (
            <div className="product-cards">
              {products.map((item) => (
                <ProductCard key={item.id} product={item} level={2} />
              ))}
            </div>
          ) : (
            <Nothing data={data} />
          )}
          {products.length > 0 && <Paging page={asked.page} pages={data.pages} address={(page) => toList(listPath({ ...asked, page }))} />}
        </div>
      </div>
    </div>
  )
}
