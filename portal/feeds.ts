import type { NewsListView, SiteView } from '../contract/features/portal.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { newsPath } from './news-path.ts'
import { plainPath } from './paths.ts'
import { portalWords } from './words.ts'

/** Where the news feed of a language is served. */
export const feedPath = (language: Language) => plainPath('/rss.xml', language)

interface Feed {
  origin: string
  language: Language
  site: SiteView
  /** In that language, newest first. */
  news: NewsListView[]
}

/** P-13: RSS 2.0. */
export function renderFeed({ origin, language, site, news }: Feed): string {
  const at = (path: string) => escape(origin + plainPath(path, language))
  const items = news.map(
    (item) => `
    <item>
      <title>${escape(item.title)}</title>
      <link>${at(newsPath(item))}</link>
      <guid isPermaLink="true">${at(newsPath(item))}</guid>
      <pubDate>${new Date(item.publishTime).toUTCString()}</pubDate>${item.categoryName ? `\n      <category>${escape(item.categoryName)}</category>` : ''}
      <description>${escape(item.summary ?? '')}</description>
    </item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escape(`${site.title} - ${portalWords[language].news.title}`)}</title>
    <link>${at('/_news')}</link>
    <description>${escape(site.seoDescription ?? site.title)}</description>
    <language>${language}</language>
    <atom:link href="${escape(origin + feedPath(language))}" rel="self" type="application/rss+xml"/>${items.join('')}
  </channel>
</rss>
`
}

interface Sitemap {
  origin: string
  /** The published news as each language shows it; an item that is not in its language was never translated. */
  news: Record<Language, NewsListView[]>
}

/** P-13: every page with its twin in the other language. */
export function renderSitemap({ origin, news }: Sitemap): string {
  const pages = ['/home', '/_news'].map((path) => ({ path, languages: [...LANGUAGES] as Language[] }))
  const written = Object.fromEntries(
    LANGUAGES.map((language) => [language, new Set(news[language].filter((item) => item.language === language).map(({ id }) => id))]),
  ) as Record<Language, Set<number>>
  const articles = news[DEFAULT_LANGUAGE].map((item) => ({
    path: newsPath(item),
    languages: LANGUAGES.filter((language) => written[language].has(item.id)),
  }))
  const urls = [...pages, ...articles].flatMap(({ path, languages }) =>
    languages.map((language) => entry(origin, path, language, languages)),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function entry(origin: string, path: string, language: Language, languages: readonly Language[]): string {
  const at = (one: Language) => escape(origin + plainPath(path, one))
  const alternates = languages.length < 2 ? [] : [...languages.map((one) => [one, one] as const), ['x-default', DEFAULT_LANGUAGE] as const]
  const links = alternates.map(([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(one)}"/>`)
  return `  <url><loc>${at(language)}</loc>${links.join('')}</url>`
}

/** P-13. A closed site (a preview, a test) asks all robots to stay away. */
export function renderRobots({ origin, open = true }: { origin: string; open?: boolean }): string {
  if (!open) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /abp/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text for XML 1.0, also without the control characters that it cannot hold. */
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!).replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
