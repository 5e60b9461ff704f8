import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { Call } from '../../../contract/client.ts'
import type { ArticleListView, ArticleView } from '../../../contract/features/portal.ts'
import { articlePath } from '../../address/addresses.ts'
import { portalContext, previewAt } from '../../page/context.ts'
import { pageParts } from '../../address/pages.ts'
import { withQuery } from '../../address/paths.ts'
import { reads } from '../../page/reads.ts'
import { isSection, sectionPages } from '../../page/sections.ts'
import { redirectOldSlug, identityIn } from '../../page/page-identity.ts'

const NEAREST = 12

/** Reads the article that the address names. Businesses have a page of their own: an article at the wrong page redirects to the right one. */
export async function readArticle({ context, request, params }: LoaderFunctionArgs): Promise<ArticleView> {
  const { call, preview } = context.get(portalContext)
  const url = new URL(request.url)
  const identity = identityIn(params['slug'], url)
  const token = previewAt(url, preview).article
  const article = await call(reads.article, { ...identity, ...(token && { preview: token }) })
  const path = articlePath(article)
  const page = pageOf(path)
  // A draft can be found by its id only.
  if (page !== pageOf(url.pathname)) throw redirect(token && page ? withQuery(page, { id: article.id, preview: token }) : path, 301)
  redirectOldSlug(identity, article, path)
  return article
}

const pageOf = (path: string) => pageParts(path)?.base

/** Reads other articles of the same section; those of the same topic come first. */
export async function readRelated(call: Call, article: ArticleView, most: number): Promise<ArticleListView[]> {
  if (!isSection(article.section)) return []
  const { items } = await call(sectionPages[article.section].list, { maxResultCount: NEAREST })
  const others = items.filter(({ id }) => id !== article.id)
  const isNear = ({ subCategory }: ArticleListView) => subCategory === article.subCategory
  return [...others.filter(isNear), ...others.filter((one) => !isNear(one))].slice(0, most)
}
