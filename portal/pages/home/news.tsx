import type { NewsListView } from '../../../contract/features/portal.ts'
import { NewsCard, NewsLine } from '../../blocks/news-card.tsx'
import { useWords } from '../../page/use-layout.ts'
import { Band } from '../../blocks/band.tsx'

export function LatestNews({ news }: { news: NewsListView[] }) {
  const words = useWords().home
  const [first, ...others] = news
  if (!first) return null
  return (
    <Band id="home-news" title={words.news} intro={words.newsIntro} link={{ name: words.allNews, to: '/_news' }} className="mist">
      <div className="home-news">
        <NewsCard news={first} large sizes="(min-width: 1248px) 690px, (min-width: 960px) 55vw, 100vw" />
        <div className="lines">
          {others.map((item) => (
            <NewsLine key={item.id} news={item} />
          ))}
        </div>
      </div>
    </Band>
  )
}
