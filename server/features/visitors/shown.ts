import { sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Context } from '../../http/context.ts'
import type { PageAddress } from '../../site/addresses.ts'
import { countPublished } from '../../publishing/published.ts'

const SHOWN: Record<string, Resource> = { '/_newsdetail': resources.news, '/_productdetail': resources.product }

/** Whether what a page would show is there to be seen: an app that says it has shown what never was must not fill the table with it. */
export async function isShown(ctx: Context, { base, slug, id }: PageAddress): Promise<boolean> {
  if (!slug && id === undefined) return !base.endsWith('detail')
  const where = slug ? sql`"slug" = ${slug}` : sql`"rowId" = ${id}`
  return (await countPublished(ctx, SHOWN[base] ?? resources.article, where)).total > 0
}
