import type { ArticleView, SiteView } from '../../../contract/features/portal.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { creativeWork } from './creative-work.ts'

/** An article on its own page; its author is the company. */
export const articlePage = (article: ArticleView, site: SiteView, absolute: AbsoluteUrls) => ({
  ...creativeWork('Article', article, { site, absolute }),
  articleSection: article.sectionName,
})
