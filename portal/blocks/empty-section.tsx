import { useWords } from '../page/use-layout.ts'
import { Notice } from './notice.tsx'

/** A section in which nothing is published yet. */
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
