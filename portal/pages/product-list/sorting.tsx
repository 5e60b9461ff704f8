import { SiteLink } from '../../blocks/site-link.tsx'
import { useLayout, useWords } from '../../page/use-layout.ts'
import { type ListQuery, listPath, SORTS, withListAnchor } from './list-query.ts'

const PRICED: ReadonlySet<string> = new Set(['priceAsc', 'priceDesc'])

/** The orders of the list. Sorting by price leaves out products that are sold on request, and the page says so. */
export function Sorting({ query }: { query: ListQuery }) {
  const words = useWords().products
  const { priceDisplay } = useLayout().site
  const offered = priceDisplay === 'shown' ? SORTS : SORTS.filter((sort) => !PRICED.has(sort))
  const byPrice = priceDisplay === 'shown' && PRICED.has(query.sort)
  return (
    <>
      <nav className="sorting" aria-label={words.sort}>
        <ul>
          {offered.map((sort) => (
            <li key={sort}>
              <SiteLink
                rel="nofollow"
                to={withListAnchor(listPath({ ...query, sort, page: 1 }))}
                aria-current={sort === query.sort ? 'true' : undefined}
              >
                {words.sorts[sort]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {byPrice && <p className="sorting-note">{words.priceNote}</p>}
    </>
  )
}
