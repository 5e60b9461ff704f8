import { MOST_PAGES, type SitePage } from '../../../contract/features/site-pages.ts'
import type { HitView, NavigationView } from '../../../contract/features/portal.ts'
import type { Context } from '../../http/context.ts'
import { pageOfLink, pathIn, pathOfRecord } from '../../site/page-paths.ts'
import { navigationTree } from '../portal/navigation.ts'
import { search } from '../search/search.ts'

/** Returns published pages in the language of the call: without a keyword those of the navigation, else also what the search of the site finds. */
export async function findPages(ctx: Context, keyword: string): Promise<SitePage[]> {
  const standing = (await navigationTree(ctx)).flatMap(entriesOf).filter(({ title }) => isIn(title, keyword))
  const found = keyword ? (await search(ctx, { keyword, skipCount: 0, maxResultCount: MOST_PAGES })).items.map(hitOf) : []
  const pages = [...standing, ...found].map((page) => ({ ...page, path: pathIn(ctx.language, page.path) }))
  return pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at).slice(0, MOST_PAGES)
}

/** The pages of this site that an entry and the entries below it lead to. */
function entriesOf({ name, link, children }: NavigationView): SitePage[] {
  const path = pageOfLink(link)
  const below = children.flatMap(entriesOf)
  return path === null ? below : [{ title: name, kind: 'page', path }, ...below]
}

const isIn = (title: string, keyword: string) => title.toLowerCase().includes(keyword.toLowerCase())

const hitOf = (hit: HitView): SitePage => ({
  title: hit.title.map(({ text }) => text).join(''),
  kind: hit.kind,
  path: pathOfRecord(hit),
})
