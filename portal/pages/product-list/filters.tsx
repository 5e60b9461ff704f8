import type { ReactNode } from 'react'
import type { ProductCategoryView } from '../../../contract/features/portal.ts'
import { fill } from '../../../contract/format/fill.ts'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import type { ProductListData } from './read.ts'
import { FILTERS_ID, type ListQuery, hasPair, listPath, toggled, withFiltersAnchor, withFoundAnchor } from './list-query.ts'
import { chipsOf } from './active-filters.tsx'

/** The filters of the list: folded on a narrow screen, kept open beside the list by the style sheet on a wide screen. */
export function Filters({ data }: { data: ProductListData }) {
  const words = useWords().products
  const { query, filters } = data
  const chosen = chipsOf(data, words).length
  const hasBrands = filters.brands.length > 1 || query.brand !== ''
  if (filters.categories.length === 0 && !hasBrands && filters.params.length === 0) return null
  return (
    <details className="filters">
      <summary>{chosen > 0 ? fill(words.filtersChosen, { count: chosen }) : words.filters}</summary>
      <nav id={FILTERS_ID} aria-label={words.filters}>
        <Categories data={data} />
        {hasBrands && (
          <Facet name={words.brand}>
            {filters.brands.map(({ code, name, count }) => (
              <Choice key={code} isChosen={code === query.brand} to={{ ...query, brand: code === query.brand ? '' : code }} count={count}>
                {name}
              </Choice>
            ))}
          </Facet>
        )}
        {filters.params.map(({ key, name, options }) => (
          <Facet key={key} name={name}>
            {options.map(({ value, label }) => (
              <Choice
                key={value}
                isChosen={hasPair(query.params, { key, value })}
                to={{ ...query, params: toggled(query.params, { key, value }) }}
              >
                {label}
              </Choice>
            ))}
          </Facet>
        ))}
        <SiteLink className="button filters-end" rel="nofollow" to={withFoundAnchor(listPath(query))}>
          {fill(data.total === 1 ? words.showOne : words.showMany, { count: data.total })}
        </SiteLink>
      </nav>
    </details>
  )
}

function Facet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="facet" aria-label={name}>
      <h2>{name}</h2>
      <ul>{children}</ul>
    </section>
  )
}

interface ChoiceProps {
  isChosen: boolean
  to: ListQuery
  count?: number
  children: ReactNode
}

/** A value of a filter; its link adds or removes it. */
function Choice({ isChosen, to, count, children }: ChoiceProps) {
  return (
    <li>
      <SiteLink
        className="choice"
        rel="nofollow"
        to={withFiltersAnchor(listPath({ ...to, page: 1 }))}
        aria-current={isChosen ? 'true' : undefined}
      >
        {children}
        {count !== undefined && <small>{count}</small>}
      </SiteLink>
    </li>
  )
}

function Categories({ data: { query, filters, path } }: { data: ProductListData }) {
  const words = useWords().products
  if (filters.categories.length === 0) return null
  const open = path.map(({ code }) => code)
  return (
    <Facet name={words.categories}>
      <li>
        <SiteLink
          to={withFiltersAnchor(listPath({ ...keptIn(query), category: '' }))}
          aria-current={query.category === '' ? 'true' : undefined}
        >
          {words.allCategories}
        </SiteLink>
      </li>
      <Branches tree={filters.categories} open={open} query={query} />
    </Facet>
  )
}

/** The tree of categories; only the branch of the chosen category is open. */
function Branches({ tree, open, query }: { tree: ProductCategoryView[]; open: string[]; query: ListQuery }) {
  return tree.map(({ code, name, count, children }) => (
    <li key={code}>
      <SiteLink
        to={withFiltersAnchor(listPath({ ...keptIn(query), category: code }))}
        aria-current={code === query.category ? 'true' : undefined}
      >
        {name}
        <small>{count}</small>
      </SiteLink>
      {children.length > 0 && open.includes(code) && (
        <ul>
          <Branches tree={children} open={open} query={query} />
        </ul>
      )}
    </li>
  ))
}

/** The part of the query that a change of the category keeps. Parameters and brands belong to the category. */
const keptIn = ({ type, keyword, sort }: ListQuery): Partial<ListQuery> => ({ type, keyword, sort })
