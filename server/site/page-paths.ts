import type { HitView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import { articlePath, newsPath, pagePath, plainPath, productPath } from '../../portal/entry-server.tsx'

/** The page of this site that a link leads to, without its language; null when it leads elsewhere. */
export const pageOfLink = (link: string): string | null => pagePath(link)

/** The address of a page in a language: `/en/_news`. */
export const pathIn = (language: Language, path: string): string => plainPath(path, language)

/** The path of a product, a piece of news or an article, without its language. */
export function pathOfRecord(record: Pick<HitView, 'kind' | 'id' | 'slug' | 'section'>): string {
  if (record.kind === 'product') return productPath(record)
  return record.kind === 'news' ? newsPath(record) : articlePath({ ...record, section: record.section ?? '' })
}
