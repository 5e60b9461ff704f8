import type { ArticleView, SiteView } from '../../../contract/features/portal.ts'
import type { Absolute } from '../../page/head.ts'
import { writing } from './writing.ts'

/** An article of the site on its own page: the company itself wrote it. */
export const articlePage = (article: ArticleView, site: SiteView, absolute: Absolute) => ({
  ...writing('Article', article, site, absolute),
  articleSection: article.sectionName,
})
