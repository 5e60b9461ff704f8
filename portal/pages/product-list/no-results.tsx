import { Notice } from '../../blocks/notice.tsx'
import { useWords } from '../../page/use-layout.ts'
import type { ProductListData } from './read.ts'
import { isNarrowed, listPath } from './list-query.ts'

/** The notice for a page past the end, filters without results, or a site without products, with fitting links. */
export function NoResults({ data: { query, total } }: { data: ProductListData }) {
  const words = useWords().products
  const all = { name: words.showAll, to: '/_product' }
  if (total > 0)
    return <Notice title={words.beyond} hint={words.beyondHint} links={[{ name: words.firstPage, to: listPath({ ...query, page: 1 }) }]} />
  if (!isNarrowed(query)) return <Notice title={words.empty} hint={words.emptyHint} links={[all]} />
  const cleared = listPath({ type: query.type, category: query.category })
  return (
    <Notice
      title={words.noMatch}
      hint={words.noMatchHint}
      links={[...(cleared === all.to ? [] : [{ name: words.clear, to: cleared }]), all]}
    />
  )
}
