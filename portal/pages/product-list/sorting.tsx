import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import { type ListQuery, listPath, SORTS, withListAnchor } from './list-query.ts'

/** The orders of the list. Sorting by price leaves out products that are sold on request, and the page says so. */
export function Sorting({ query }: { query: ListQuery }) {
  const words = useWords().products
  const byPrice = query.sort === 'priceAsc' || query.sort === 'priceDesc'
  return (
    <>
      <nav className="sorting" aria-label={words.sort}>
        <ul>
          {SORTS.map((sort) => (
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
