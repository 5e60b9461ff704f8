import { useWords } from '../page/use-layout.ts'
import { Notice } from './notice.tsx'

/** A notice for a section without published articles. */
export function EmptySection() {
  const words = useWords()
  return (
    <Notice
      title={words.articles.empty}
      hint={words.articles.emptyHint}
      links={[
        { name: words.failure.home, to: '/home' },
        { name: words.failure.news, to: '/_news' },
      ]}
    />
  )
}
