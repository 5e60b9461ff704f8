import type { NewsView, SiteView } from '../../../contract/features/portal.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { authorNamed } from './author.ts'
import { creativeWork } from './creative-work.ts'
import { publisher } from './organization.ts'

/** A news item on its own page. Without a named author, the author is the company. */
export const newsArticle = (news: NewsView, site: SiteView, absolute: AbsoluteUrls) => ({
  ...creativeWork('NewsArticle', news, { site, absolute }),
  ...(news.author && { author: authorNamed(news.author, publisher(site, absolute)) }),
})
