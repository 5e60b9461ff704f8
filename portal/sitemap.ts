import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { plainPath } from './address/paths.ts'
import { portalRoutes } from './routes.tsx'
import type { PortalHandle } from './page/head.ts'
import { escapeXml, XML } from './feeds/xml.ts'

// P-13: the sitemap and robots.txt. The formats are those of https://www.sitemaps.org and, for translations, of
// https://developers.google.com/search/docs/specialty/international/localized-versions.

/** Pages without content of their own: the page of all blocks, and search results. */
export const NOT_FOR_ROBOTS: readonly string[] = ['/_test', '/_search']

/** The paths of the pages that always exist: all pages with content except those that show a single record. */
export const standingPages: readonly string[] = portalRoutes
  .flatMap(({ children = [] }) => children)
  .filter(({ handle }) => (handle as Partial<PortalHandle> | undefined)?.head !== undefined)
  .map(({ path }) => path!)
  .filter((path) => !path.includes(':') && !NOT_FOR_ROBOTS.includes(path))

export interface MapEntry {
  /** The path without language. */
  path: string
  /** The languages in which the page has a text of its own. */
  languages: readonly Language[]
  /** The time of the last change, epoch ms. */
  changed?: number | null
}

export const SITEMAP_HEAD = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_FOOT = '</urlset>\n'

/** Writes a page: an entry for each of its languages, each with links to all of them. */
export function sitemapEntry(origin: string, { path, languages, changed }: MapEntry): string {
  const at = Object.fromEntries(LANGUAGES.map((one) => [one, escapeXml(origin + plainPath(path, one))])) as Record<Language, string>
  const names = languages.length < 2 ? [] : [...languages.map((one) => [one, one] as const), ['x-default', DEFAULT_LANGUAGE] as const]
  const alternates = names.map(([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at[one]}"/>`).join('')
  return languages.map((one) => `  <url><loc>${at[one]}</loc>${lastmod(changed)}${alternates}</url>\n`).join('')
}

/** Writes the list of a sitemap's parts. */
export function renderSitemapIndex(origin: string, parts: { path: string; changed: number | null }[]): string {
  const lines = parts.map(({ path, changed }) => `  <sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changed)}</sitemap>\n`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}

const lastmod = (changed: number | null | undefined) => (changed == null ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`)

/** Keeps robots out of the API and of the pages without content, or of the whole site. */
export function renderRobots(origin: string, isIndexed: boolean): string {
  if (!isIndexed) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/abp/', '/api/', ...NOT_FOR_ROBOTS.flatMap((path) => LANGUAGES.map((language) => plainPath(path, language)))]
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
