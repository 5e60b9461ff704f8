import { useLoaderData } from 'react-router'
import { LANGUAGES } from '../../contract/languages.ts'
import { fill } from '../../contract/format/fill.ts'
import { Breadcrumb } from '../blocks/breadcrumb.tsx'
import type { Crumb } from '../page/crumb.ts'
import { Paging } from '../blocks/paging.tsx'
import { ProductCard } from '../blocks/product-card.tsx'
import { sharedPicture } from '../document/shared-picture.ts'
import { breadcrumbs } from '../document/structured/breadcrumbs.ts'
import type { PortalHandle } from '../page/head.ts'
import { useWords } from '../page/use-layout.ts'
import { counted, portalWords } from '../text/words.ts'
import { FOUND_ID, isNarrowed, LIST_ID, listPath, listSearch, withListAnchor } from './product-list/list-query.ts'
import { loader, type ProductListData } from './product-list/read.ts'
import { ActiveFilters } from './product-list/active-filters.tsx'
import { Filters } from './product-list/filters.tsx'
import { NoResults } from './product-list/no-results.tsx'
import { ProductSearch } from './product-list/product-search.tsx'
import { Sorting } from './product-list/sorting.tsx'
import { TypeStrip } from './product-list/type-strip.tsx'

/** A category has a single canonical address, with or without a type in the query. */
const canonical = ({ query }: ProductListData) =>
  listPath({ ...(query.category ? { category: query.category } : { type: query.type }), page: isNarrowed(query) ? 1 : query.page })

const nameOf = ({ path, type }: ProductListData) => path.at(-1)?.name ?? type?.name

function trailOf({ type, path }: ProductListData, title: string): Crumb[] {
  const all = { name: title, to: '/_product' }
  if (path.length > 0) return [all, ...path.map(({ code, name }) => ({ name, to: listPath({ category: code }) }))]
  return type ? [all, { name: type.name, to: listPath({ type: type.code }) }] : [all]
}

export { loader }

export const handle: PortalHandle<ProductListData> = {
  search: listSearch,
  title: (data, { language }) => {
    const words = portalWords[language].products
    const { page } = data.query
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
      // Search engines get the types and categories, but not each combination of filters.
      indexed: !layout.previewing && !isNarrowed(data.query) && data.products.length > 0,
      structured: (absolute) => [breadcrumbs(trailOf(data, words.title), layout.language, absolute)],
    }
  },
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  const words = useWords().products
  const { query, products, type, path } = data
  return (
    <div className="row page">
      <Breadcrumb trail={trailOf(data, words.title)} />
      <div className="page-head">
        <h1>{nameOf(data) ?? words.title}</h1>
        <ProductSearch query={query} />
      </div>
      {type?.description && path.length === 0 && <p className="products-about">{type.description}</p>}
      <TypeStrip types={data.types} chosen={query.type} keyword={query.keyword} />
      <div className="products" id={LIST_ID}>
        <Filters data={data} />
        <div className="products-found" id={FOUND_ID}>
          <div className="products-head">
            <output className="found">{counted(words, data.total, data.hasMore)}</output>
            <Sorting query={query} />
          </div>
          <ActiveFilters data={data} />
          {products.length > 0 ? (
            <div className="product-cards">
              {products.map((item) => (
                <ProductCard key={item.id} product={item} level={2} />
              ))}
            </div>
          ) : (
            <NoResults data={data} />
          )}
          {products.length > 0 && (
            <Paging page={query.page} pages={data.pages} address={(page) => withListAnchor(listPath({ ...query, page }))} />
          )}
        </div>
      </div>
    </div>
  )
}
