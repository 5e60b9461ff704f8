import type { DemoArticle } from './article-types.ts'
import { companyArticles } from './articles-about-company.ts'
import { workArticles } from './articles-about-work.ts'
import { businessArticles } from './articles-business.ts'
import { clientArticles } from './articles-clients.ts'
import { partnerArticles } from './articles-partners.ts'
import { electronicsArticles } from './articles-technology-electronics.ts'
import { imagingArticles } from './articles-technology-imaging.ts'

export const articles: DemoArticle[] = [
  ...companyArticles,
  ...workArticles,
  ...businessArticles,
  ...imagingArticles,
  ...electronicsArticles,
  ...clientArticles,
  ...partnerArticles,
]
