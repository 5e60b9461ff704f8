import type { NewsView, SiteView } from '../../../contract/features/portal.ts'
import type { Absolute } from '../../head.ts'
import { publisher } from './organization.ts'
import { CONTEXT, pictureOf } from './shared.ts'

/** A news item on its own page. */
export function newsArticle(news: NewsView, site: SiteView, absolute: Absolute) {
  const image = pictureOf(news.cover, news.pictures, absolute)
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary ?? undefined,
    image: image && [image],
    datePublished: news.publishTime,
    dateModified: news.modified,
    inLanguage: news.language,
    mainEntityOfPage: absolute.own,
    author: news.author ? { '@type': 'Person', name: news.author } : publisher(site, absolute),
    publisher: publisher(site, absolute),
  }
}
