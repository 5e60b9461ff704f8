import type { NewsView, SiteView } from '../../../contract/features/portal.ts'
import type { Absolute } from '../../page/head.ts'
import { writing } from './writing.ts'

/** A news item on its own page; the company wrote it where nobody is named. */
export const newsArticle = (news: NewsView, site: SiteView, absolute: Absolute) => ({
  ...writing('NewsArticle', news, site, absolute),
  ...(news.author && { author: { '@type': 'Person', name: news.author } }),
})
