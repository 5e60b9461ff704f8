import { portal, type Section, site } from '../../../../contract/features/portal.ts'
import type { Context } from '../../../http/context.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { partOf } from '../part-of.ts'
import type { Previews } from '../../../publishing/previews.ts'
import type { Which } from '../../../publishing/published.ts'
import { getOfSection } from './get-of-section.ts'
import { getArticle } from './get.ts'
import { listByCategory, listSection } from './list.ts'
import { listSubCategories } from './sub-categories.ts'

interface Named extends Which {
  preview?: string | undefined
}

/** The articles of the site as visitors read them, by section (C-10) and under the names of the site service (C-11). */
export function articleHandlers(previews: Previews): Mounted[] {
  const shownDraft = ({ preview }: Named, ctx: Context) => (preview ? previews.verify('article', preview, ctx.now) : null)
  const listOf = (section: Section) => (input: Parameters<typeof listSection>[2], ctx: Context) => listSection(ctx, section, input)
  const oneOf = (section: Section) => async (input: Named & { category?: string | undefined }, ctx: Context) =>
    getOfSection(ctx, section, { ...input, previewId: shownDraft(input, ctx) })
  const one = async (input: Named, ctx: Context) => getArticle(ctx, input, shownDraft(input, ctx))
  return [
    handle(portal.listAbout, listOf('about')),
    handle(portal.about, oneOf('about')),
    handle(portal.listBusinesses, listOf('business')),
    handle(portal.business, oneOf('business')),
    handle(portal.listTechnologies, listOf('technology')),
    handle(portal.listClients, listOf('client')),
    handle(portal.listPartners, listOf('partner')),
    handle(portal.article, one),
    handle(portal.articleCategories, async (input, ctx) => partOf(await listSubCategories(ctx, input), input)),
    handle(site.listArticles, (input, ctx) => listByCategory(ctx, input)),
    handle(site.article, one),
    handle(site.subCategories, async (input, ctx) => partOf(await listSubCategories(ctx, input), input)),
  ]
}
