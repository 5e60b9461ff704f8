import type { ArticleView, SiteView } from '../../../contract/features/portal.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { creativeWork } from './creative-work.ts'

/** An article of the site on its own page: the company itself wrote it. */
export const articlePage = (article: ArticleView, site: SiteView, absolute: AbsoluteUrls) => ({
  ...creativeWork('Article', article, { site, absolute }),
  articleSection: article.sectionName,
})
