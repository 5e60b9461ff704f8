import { fill } from '../../contract/format/fill.ts'
import { useWords } from '../page/use-layout.ts'
import { SiteLink } from './site-link.tsx'

interface PagingProps {
  page: number
  pages: number
  address: (page: number) => string
}

export function Paging({ page, pages, address }: PagingProps) {
  const words = useWords().paging
  if (pages < 2) return null
  return (
    <nav className="paging" aria-label={words.label}>
      {page > 1 && (
        <SiteLink className="paging-step" rel="prev" to={address(page - 1)}>
          {words.previous}
        </SiteLink>
      )}
      <ol data-pages={pages}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <SiteLink
                to={address(number)}
                aria-label={fill(words.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <SiteLink className="paging-step" rel="next" to={address(page + 1)}>
          {words.next}
        </SiteLink>
      )}
    </nav>
  )
}

/** Returns the first page, the last page and the neighbours of this page; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter((n) => n === 1 || n === pages || Math.abs(n - page) <= 1)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? number)
    return gap > 2 ? [null, number] : gap === 2 ? [number - 1, number] : [number]
  })
}
