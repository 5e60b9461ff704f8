export { articlePage } from './structured/article.ts'
export { breadcrumbs } from './structured/breadcrumbs.ts'
export { newsArticle } from './structured/news-article.ts'
export { organization } from './structured/organization.ts'
