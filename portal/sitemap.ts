import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts'
import { plainPath } from './address/paths.ts'
import { portalRoutes } from './routes.tsx'
import type { PortalHandle } from './page/head.ts'
import { escapeXml, XML } from './feeds/xml.ts'

// P-13: what search engines are told of the site, in the words of https://www.sitemaps.org and, for translations, of
// https://developers.google.com/search/docs/specialty/international/localized-versions.

/** Pages that are no content: a show of the portal's pieces, and the answers to searches. */
export const NOT_FOR_ROBOTS: readonly string[] = ['/_test', '/_search']

/** The paths of pages with content that are there whatever staff publish: all but those that show one item. */
export const standingPages: readonly string[] = portalRoutes
  .flatMap(({ children = [] }) => children)
  .filter(({ handle }) => (handle as Partial<PortalHandle> | undefined)?.head !== undefined)
  .map(({ path }) => path!)
  .filter((path) => !path.includes(':') && !NOT_FOR_ROBOTS.includes(path))

export interface MapEntry {
  /** Without language. */
  path: string
  /** Those in which it has words of its own. */
  languages: readonly Language[]
  /** Since when it has been as it is, epoch ms. */
  changed?: number | null
}

export const SITEMAP_HEAD = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_FOOT = '</urlset>\n'

/** One page: an entry for each of its languages, which all name each other. */
export function sitemapEntry(origin: string, { path, languages, changed }: MapEntry): string {
  const at = Object.fromEntries(LANGUAGES.map((one) => [one, escapeXml(origin + plainPath(path, one))])) as Record<Language, string>
  const names = languages.length < 2 ? [] : [...languages.map((one) => [one, one] as const), ['x-default', DEFAULT_LANGUAGE] as const]
  const twins = names.map(([name, one]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at[one]}"/>`).join('')
  return languages.map((one) => `  <url><loc>${at[one]}</loc>${lastmod(changed)}${twins}</url>\n`).join('')
}

/** The list of a sitemap's parts. */
export function renderSitemapIndex(origin: string, parts: { path: string; changed: number | null }[]): string {
  const lines = parts.map(({ path, changed }) => `  <sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod(changed)}</sitemap>\n`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}

const lastmod = (changed: number | null | undefined) => (changed == null ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`)

/** Calls are not pages, and what is no content is not looked for. */
export function renderRobots(origin: string): string {
  const closed = ['/abp/', '/api/', ...NOT_FOR_ROBOTS.flatMap((path) => LANGUAGES.map((language) => plainPath(path, language)))]
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`
}
