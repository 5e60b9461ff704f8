import type { Section } from '../../contract/features/portal.ts'
import { PAGES } from './pages.ts'
import { withQuery } from './paths.ts'

interface Addressed {
  id: number
  slug: string | null
}

// P-13: each record has one address: a readable one if it has a slug, else one with its id. The other form redirects to it.

const addressOf = (page: string, { id, slug }: Addressed, more: Parameters<typeof withQuery>[1] = {}) =>
  slug ? withQuery(`${page}/${slug}`, more) : withQuery(page, { id, ...more })

export const newsPath = (item: Addressed) => addressOf(PAGES.newsDetail, item)
export const productPath = (item: Addressed) => addressOf(PAGES.productDetail, item)
export const articlePath = (item: Addressed & { section: string }) =>
  addressOf(item.section === ('business' satisfies Section) ? PAGES.businessDetail : PAGES.articleDetail, item)
/** `more` is the rest of the query: the number of an answer that was sent, a row that a question is about, or the page to which the form leads back. */
export const formPath = (item: Addressed, more?: { sent?: number; product?: number | undefined; back?: string | undefined }) =>
  addressOf(PAGES.formDetail, item, more)

/** A number as a phone dials it: no spaces, brackets or letters. */
export const telephoneLink = (telephone: string) => `tel:${telephone.replaceAll(/[^\d+]/g, '')}`

/** The page that lists the products of a type. */
export const productsPath = (type: string) => withQuery(PAGES.products, { type })
