import { portal, site } from '../../../contract/features/portal.ts'
import type { SlideSection } from '../../../contract/slide-sections.ts'
import type { Context } from '../../http/context.ts'
import { handle, type Mounted } from '../../http/handlers.ts'
import { listBanners } from './carousel.ts'
import { newsCategories } from './categories.ts'
import { getNews } from './news.ts'
import { listNews } from './news-list.ts'
import { type Part, partOf } from './part-of.ts'
import type { Previews } from '../../publishing/previews.ts'
import type { Which } from '../../publishing/published.ts'
import { siteInfo } from './site.ts'
import { listImages } from './images.ts'
import { renamedAddress } from './renamed.ts'
import { navigationTree } from './navigation.ts'

/** The reads of visitors (C-10), and the same reads under the names of the site service (C-11). */
export function portalHandlers(previews: Previews): Mounted[] {
  const shownDraft = (resource: string, token: string | undefined, ctx: Context) =>
    token ? previews.verify(resource, token, ctx.now) : null
  const banners = async (input: { section: SlideSection; preview?: string | undefined } & Part, ctx: Context) =>
    listBanners(ctx, shownDraft('carousel', input.preview, ctx), input)
  const item = async (input: Which & { preview?: string | undefined }, ctx: Context) =>
    getNews(ctx, input, shownDraft('news', input.preview, ctx))
  return [
    handle(portal.site, (_, ctx) => siteInfo(ctx)),
    handle(portal.navigation, (_, ctx) => navigationTree(ctx)),
    handle(portal.carousel, banners),
    handle(portal.listImages, (input, ctx) => listImages(ctx, input)),
    handle(portal.listNews, (input, ctx) => listNews(ctx, input)),
    handle(portal.news, item),
    handle(portal.newsCategories, async (input, ctx) => partOf(await newsCategories(ctx), input)),
    handle(portal.renamed, async ({ address }, ctx) => ({ address: await renamedAddress(ctx, address) })),
    handle(site.info, (_, ctx) => siteInfo(ctx)),
    handle(site.menuTree, (_, ctx) => navigationTree(ctx)),
    handle(site.carousel, banners),
    handle(site.gallery, (input, ctx) => listImages(ctx, input)),
    handle(site.listNews, (input, ctx) => listNews(ctx, input)),
    handle(site.news, item),
  ]
}
