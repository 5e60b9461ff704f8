import type { Section } from '../../contract/features/portal.ts'
import { withQuery } from './paths.ts'

interface Addressed {
  id: number
  slug: string | null
}

// The one address of each thing (P-13): readable where it has a slug, else by its number. The other form leads there.

const addressOf = (page: string, { id, slug }: Addressed) => (slug ? `${page}/${slug}` : withQuery(page, { id }))

export const newsPath = (item: Addressed) => addressOf('/_newsdetail', item)
export const productPath = (item: Addressed) => addressOf('/_productdetail', item)
export const articlePath = (item: Addressed & { section: string }) =>
  addressOf(item.section === ('business' satisfies Section) ? '/_businessdetail' : '/_articledetail', item)

/** The products of a type, which are a page of their own. */
export const productsPath = (type: string) => withQuery('/_product', { type })
