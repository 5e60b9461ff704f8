import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../page/use-layout.ts'
import { type Asked, listPath, SORTS, toList } from './asked.ts'

/** The orders a list can have; by price, what is sold on request stays out, and the page says so. */
export function Sorting({ asked }: { asked: Asked }) {
  const words = useWords().products
  const byPrice = asked.sort === 'priceAsc' || asked.sort === 'priceDesc'
  return (
    <>
      <nav className="sorting" aria-label={words.sort}>
        <ul>
          {SORTS.map((sort) => (
            <li key={sort}>
              <SiteLink
                rel="nofollow"
                to={toList(listPath({ ...asked, sort, page: 1 }))}
                aria-current={sort === asked.sort ? 'true' : undefined}
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
