import type { NewsListView } from '../../contract/features/portal.ts'
import { dayAndMonth, longDate } from '../text/format.ts'
import { useLangOf, useLayout, useWords } from '../page/use-layout.ts'
import { newsPath } from '../address/addresses.ts'
import { Picture } from './picture.tsx'
import { SiteLink } from './site-link.tsx'
import { NoBreak } from '../text/no-break.tsx'

interface NewsCardProps {
  news: NewsListView
  sizes: string
  /** The one large card of the home page. */
  large?: boolean
  /** Of its heading: one below what stands over it. */
  level?: 2 | 3
}

/** A picture, what it is about, and when. The whole card is the link's target. */
export function NewsCard({ news, sizes, large = false, level = 3 }: NewsCardProps) {
  const layout = useLayout()
  const langOf = useLangOf()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={large ? 'card card-large' : 'card'} lang={langOf(news)}>
      <div className="card-picture">{news.cover && <Picture address={news.cover} pictures={news.pictures} alt="" sizes={sizes} />}</div>
      <div className="card-text">
        <NewsKind news={news} />
        <Heading>
          <SiteLink to={newsPath(news)}>
            <NoBreak text={news.title} />
          </SiteLink>
        </Heading>
        {news.summary && (
          <p>
            <NoBreak text={news.summary} />
          </p>
        )}
        <time dateTime={news.publishTime}>{longDate(news.publishTime, layout)}</time>
      </div>
    </article>
  )
}

/** One line of the home page's list: day and month first. */
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
        <h3>
          <SiteLink to={newsPath(news)}>
            <NoBreak text={news.title} />
          </SiteLink>
        </h3>
        {news.summary && (
          <p>
            <NoBreak text={news.summary} />
          </p>
        )}
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
