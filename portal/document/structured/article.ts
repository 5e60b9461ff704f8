import type { ArticleView, SiteView } from '../../../contract/features/portal.ts'
import type { Absolute } from '../../head.ts'
import { publisher } from './organization.ts'
import { CONTEXT, pictureOf } from './shared.ts'

/** An article of the site on its own page: the company itself wrote it. */
export function articlePage(article: ArticleView, site: SiteView, absolute: Absolute) {
  const image = pictureOf(article.cover, article.pictures, absolute)
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: article.title,
    description: article.summary ?? undefined,
    image: image && [image],
    datePublished: article.publishTime,
    dateModified: article.modified,
    inLanguage: article.language,
    articleSection: article.sectionName,
    mainEntityOfPage: absolute.own,
    author: publisher(site, absolute),
    publisher: publisher(site, absolute),
  }
}
