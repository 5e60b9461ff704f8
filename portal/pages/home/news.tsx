import type { NewsListView } from '../../../contract/features/portal.ts'
import { NewsCard, NewsLine } from '../../blocks/news-card.tsx'
import { SiteLink } from '../../blocks/site-link.tsx'
import { useWords } from '../../layout/use-layout.ts'

export function LatestNews({ news }: { news: NewsListView[] }) {
  const words = useWords().home
  const [first, ...others] = news
  if (!first) return null
  return (
    <section className="band mist" aria-labelledby="home-news">
      <div className="row">
        <div className="band-head">
          <h2 id="home-news">{words.news}</h2>
          <p>{words.newsIntro}</p>
          <SiteLink className="arrow" to="/_news">
            {words.allNews}
          </SiteLink>
        </div>
        <div className="home-news">
          <NewsCard news={first} large sizes="(min-width: 1248px) 690px, (min-width: 960px) 55vw, 100vw" />
          <div className="lines">
            {others.map((item) => (
              <NewsLine key={item.id} news={item} />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
