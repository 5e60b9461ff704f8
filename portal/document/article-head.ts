import type { ArticleView } from '../../contract/features/portal.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import { articlePath } from '../address/addresses.ts'
import type { Crumb } from '../page/crumb.ts'
import type { PageHead } from '../page/head.ts'
import type { LayoutData } from '../page/layout-data.ts'
import { sharedPicture } from './shared-picture.ts'
import { articlePage } from './structured/article.ts'
import { breadcrumbs } from './structured/breadcrumbs.ts'

export const articleTitle = ({ seoTitle, title }: ArticleView) => seoTitle ?? title

/** The head of an article's page. */
export const articleHead = (article: ArticleView, trail: Crumb[], layout: LayoutData): PageHead => ({
  title: articleTitle(article),
  description: article.seoDescription ?? article.summary,
  canonical: articlePath(article),
  languages: article.language === layout.language ? LANGUAGES : [article.language],
  image: sharedPicture(layout, article),
  type: 'article',
  article: { published: article.publishTime, modified: article.modified, section: article.sectionName },
  indexed: !layout.previewing,
  structured: (absolute) => [articlePage(article, layout.site, absolute), breadcrumbs(trail, layout.language, absolute)],
})
