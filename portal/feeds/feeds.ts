import type { NewsListView, SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { newsPath } from '../address/addresses.ts'
import { plainPath, withQuery } from '../address/paths.ts'
import { portalWords } from '../text/words.ts'
import { escapeXml, XML } from './xml.ts'

/** The formats of the news feed with their media types. The name of a format is the name of its file. */
export const FEEDS = { rss: 'application/rss+xml', atom: 'application/atom+xml' } as const
export type FeedFormat = keyof typeof FEEDS
export const FEED_FORMATS = Object.keys(FEEDS) as FeedFormat[]

/** Returns the path of the news feed in a language. */
export const feedPath = (language: Language, format: FeedFormat = 'rss') => plainPath(`/${format}.xml`, language)

interface Feed {
  format: FeedFormat
  origin: string
  language: Language
  site: SiteView
  /** The news in that language, newest first. */
  news: NewsListView[]
}

/** The content of a feed in any format, escaped for XML. */
interface FeedContent {
  title: string
  about: string
  author: string
  language: Language
  /** The address of the feed itself; `page` is that of the news page. */
  self: string
  page: string
  items: FeedItem[]
}

interface FeedItem {
  /** An address by id. It stays the same when the readable address changes, so feed readers do not show an item twice. */
  id: string
  title: string
  link: string
  time: string
  category: string | null
  summary: string
}

/** P-13: writes the news as a feed. */
export const renderFeed = (feed: Feed): string => FORMATS[feed.format](contentOf(feed))

function contentOf({ format, origin, language, site, news }: Feed): FeedContent {
  const at = (path: string) => escapeXml(origin + plainPath(path, language))
  return {
    title: escapeXml(`${site.title} - ${portalWords[language].news.title}`),
    about: escapeXml(site.seoDescription ?? site.title),
    author: escapeXml(site.title),
    language,
    self: escapeXml(origin + feedPath(language, format)),
    page: at('/_news'),
    items: news.map((item) => ({
      id: at(withQuery('/_newsdetail', { id: item.id })),
      title: escapeXml(item.title),
      link: at(newsPath(item)),
      time: item.publishTime,
      category: item.categoryName === null ? null : escapeXml(item.categoryName),
      summary: escapeXml(item.summary ?? ''),
    })),
  }
}

const FORMATS: Record<FeedFormat, (feed: FeedContent) => string> = { rss, atom }

function rss({ title, about, language, self, page, items }: FeedContent): string {
  const entries = items.map(
    (item) => `
    <item>
      <title>${item.title}</title>
      <link>${item.link}</link>
      <guid isPermaLink="true">${item.id}</guid>
      <pubDate>${new Date(item.time).toUTCString()}</pubDate>${item.category === null ? '' : `\n      <category>${item.category}</category>`}
      <description>${item.summary}</description>
    </item>`,
  )
  return `${XML}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${title}</title>
    <link>${page}</link>
    <description>${about}</description>
    <language>${language}</language>
    <atom:link href="${self}" rel="self" type="${FEEDS.rss}"/>${entries.join('')}
  </channel>
</rss>
`
}

/** Atom requires the time of the last change, even for a feed without entries. */
const NEVER = '1970-01-01T00:00:00.000Z'

function atom({ title, about, author, language, self, page, items }: FeedContent): string {
  const entries = items.map(
    (item) => `
  <entry>
    <id>${item.id}</id>
    <title>${item.title}</title>
    <link rel="alternate" type="text/html" href="${item.link}"/>
    <published>${item.time}</published>
    <updated>${item.time}</updated>${item.category === null ? '' : `\n    <category term="${item.category}"/>`}
    <summary>${item.summary}</summary>
  </entry>`,
  )
  return `${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${self}</id>
  <title>${title}</title>
  <subtitle>${about}</subtitle>
  <updated>${items[0]?.time ?? NEVER}</updated>
  <author><name>${author}</name></author>
  <link rel="self" type="${FEEDS.atom}" href="${self}"/>
  <link rel="alternate" type="text/html" href="${page}"/>${entries.join('')}
</feed>
`
}
