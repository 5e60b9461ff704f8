import { sql } from 'kysely'
import type { Context } from '../../http/context.ts'
import type { PageAddress } from '../../site/page-at.ts'
import { resourceOf } from '../../site/kinds.ts'
import { countPublished } from '../../publishing/published.ts'

/** True if the page shows a published record or needs none. An app that reports visits to invented pages must not fill the table. */
export async function isShown(ctx: Context, { kind, slug, id }: PageAddress): Promise<boolean> {
  if (!slug && id === undefined) return kind === null
  const where = slug ? sql`"slug" = ${slug}` : sql`"rowId" = ${id}`
  return (await countPublished(ctx, resourceOf(kind ?? 'article'), where)).total > 0
}
