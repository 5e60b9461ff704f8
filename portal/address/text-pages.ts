import { PAGES, pageParts } from './pages.ts'
import { withQuery } from './paths.ts'
import { idIn, idSearch, searchOf } from './query.ts'

/** The pages with a text in which forms may stand. A form that is sent from there leads back to them. */
const TEXT_PAGES: readonly string[] = [PAGES.newsDetail, PAGES.articleDetail, PAGES.businessDetail, PAGES.productDetail]

/** An answer that was sent from a text: the form and its number. */
export interface Answered {
  form: number
  number: number
}

/** Reads `answered=7-12`: the answer 12 to the form 7. */
export function answeredIn(query: URLSearchParams): Answered | null {
  const [form, number] = (/^\d+-\d+$/.exec(query.get('answered') ?? '')?.[0] ?? '')
    .split('-')
    .map((id) => idIn(new URLSearchParams({ id })))
  return form && number ? { form, number } : null
}

/** The same from the address of a request; `textSearch` declares what is read here. */
export const answeredAt = ({ url }: { url: string }): Answered | null => answeredIn(new URL(url).searchParams)

/** The address of a page with a text, after an answer was sent from it; it leads to the place of the form. */
export const answeredPath = (page: string, { form, number }: Answered): string =>
  `${page}${page.includes('?') ? '&' : '?'}answered=${form}-${number}#form-${form}`

/** The part of the query that such a page reads. */
export function textSearch(query: URLSearchParams, params: { slug?: string | undefined }): string {
  const own = idSearch(query, params)
  const answered = answeredIn(query)
  return answered ? `${own}${own ? '&' : '?'}answered=${answered.form}-${answered.number}` : own
}

/** The page of a text to which a form leads back, as path and query; null for any other address. */
export function textPageAt(address: string): { path: string; search: string } | null {
  const parts = pageParts(address)
  if (!parts || !TEXT_PAGES.includes(parts.base)) return null
  const { base, slug } = parts
  if (slug) return { path: `${base}/${slug}`, search: '' }
  const id = idIn(new URLSearchParams(searchOf(address)))
  return { path: base, search: searchOf(withQuery(base, { id: id ?? undefined })) }
}
