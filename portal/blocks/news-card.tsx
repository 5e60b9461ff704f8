import type { NewsListView } from '../../contract/features/portal.ts'
import { dayAndMonth, longDate } from '../text/format.ts'
import { useLangOf, useLayout, useWords } from '../page/use-layout.ts'
import { newsPath } from '../address/addresses.ts'
import { Picture } from './picture.tsx'
import { Teaser } from './article-parts.tsx'

interface NewsCardProps {
  news: NewsListView
  sizes: string
  /** The one large card of the home page. */
  large?: boolean
  /** The level of the heading: one below the heading above it. */
  level?: 2 | 3
}

/** A news item with picture, summary and date. The whole card can be clicked. */
export function NewsCard({ news, sizes, large = false, level = 3 }: NewsCardProps) {
  const layout = useLayout()
  const langOf = useLangOf()
  return (
    <article className={large ? 'card card-large' : 'card'} lang={langOf(news)}>
      <div className="card-picture">{news.cover && <Picture address={news.cover} pictures={news.pictures} alt="" sizes={sizes} />}</div>
      <div className="card-text">
        <NewsKind news={news} />
        <Teaser to={newsPath(news)} title={news.title} summary={news.summary} level={level} />
        <time dateTime={news.publishTime}>{longDate(news.publishTime, layout)}</time>
      </div>
    </article>
  )
}

/** A news item as a line of the home page's list: day and month come first. */
export function NewsLine({ news }: { news: NewsListView }) {
  const layout = useLayout()
  const langOf = useLangOf()
  const { day, month } = dayAndMonth(news.publishTime, layout)
  return (
    <article className="line" lang={langOf(news)}>
      <time dateTime={news.publishTime}>
        <b>{day}</b> {month}
      </time>
      <div>
        <Teaser to={newsPath(news)} title={news.title} summary={news.summary} />
      </div>
    </article>
  )
}

function NewsKind({ news }: { news: NewsListView }) {
  const { language } = useLayout()
  const words = useWords().news
  if (!news.isTop && !news.categoryName) return null
  return (
    <p className="kind" lang={language}>
      {news.isTop && <b>{words.pinned}</b>}
      {news.categoryName}
    </p>
  )
}
