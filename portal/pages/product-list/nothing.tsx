import { Notice } from '../../blocks/notice.tsx'
import { useWords } from '../../page/use-layout.ts'
import type { ProductListData } from './read.ts'
import { isNarrowed, listPath } from './asked.ts'

/** Past the end of the list, nothing that matches, or nothing published: each has its own way on. */
export function Nothing({ data: { asked, total } }: { data: ProductListData }) {
  const words = useWords().products
  const all = { name: words.showAll, to: '/_product' }
  if (total > 0)
    return <Notice title={words.beyond} hint={words.beyondHint} ways={[{ name: words.firstPage, to: listPath({ ...asked, page: 1 }) }]} />
  if (!isNarrowed(asked)) return <Notice title={words.empty} hint={words.emptyHint} ways={[all]} />
  const cleared = listPath({ type: asked.type, category: asked.category })
  return (
    <Notice
      title={words.noMatch}
      hint={words.noMatchHint}
      ways={[...(cleared === all.to ? [] : [{ name: words.clear, to: cleared }]), all]}
    />
  )
}
