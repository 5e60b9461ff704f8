import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { forLongRead, type Context } from '../http/context.ts'
import { totalOf, type Counted } from '../crud/list-counts.ts'
import { FEW, hitsOf, type SearchQuery, type Hits } from '../search/found.ts'
import { countPublished, published, type Shown } from './published.ts'

export interface PublishedListQuery {
  /** The conditions on columns. With `isProbed` SQLite does not start with them, but checks each row. */
  narrowed: (isProbed: boolean) => RawBuilder<unknown>[]
  /** The words and values that a record must contain. */
  found?: SearchQuery | undefined
  orderBy: RawBuilder<unknown>
  /** True when an index holds the rows under these conditions in this order. */
  isInOrder: boolean
  skipCount: number
  maxResultCount: number
}

/** The most index entries that may be skipped to reach a page; further pages count as long reads. */
const NEAR = 1000

/**
 * Returns a page of published records, and their number, counted to a bound. Few records are looked up and sorted; when there are many, they are
 * walked in their order until the page is full.
 */
export async function listPublished<R extends Resource>(ctx: Context, r: R, asked: PublishedListQuery) {
  const { orderBy, skipCount, maxResultCount } = asked
  const hits = asked.found ? await hitsOf(ctx, r, asked.found) : null
  const narrow = asked.narrowed(false)
  const within = await countPublished(ctx, r, all([...narrow, ...(hits && !hits.many ? [hits.where] : [])]))
  const isWalked = isMany(within) && !asked.isInOrder && ctx.database.engine === 'sqlite'
  const isLong = hits?.many || (isMany(within) && !asked.isInOrder) || skipCount > NEAR
  const here = isLong ? forLongRead(ctx) : ctx
  const counted = hits?.many ? await countHits(here, r, { hits, narrow, within }) : within
  const where = all([...asked.narrowed(isWalked), ...(hits ? [hits.where] : [])])
  const rows: Shown<R>[] = await published(here, r, { where, orderBy, limit: maxResultCount, offset: skipCount, isList: true })
  return { ...totalOf(counted, asked, rows.length), rows }
}

interface Counting {
  hits: Hits
  narrow: RawBuilder<unknown>[]
  /** The number of records before the words are searched. */
  within: Counted
}

/** Counts the records that have the words and meet the conditions. When many records meet the conditions, the count starts from the hits. */
const countHits = (ctx: Context, r: Resource, { hits, narrow, within }: Counting) =>
  isMany(within) ? countPublished(ctx, r, all(narrow), hits.many) : countPublished(ctx, r, all([...narrow, hits.where]))

const isMany = ({ total, hasMore }: Counted) => hasMore === true || total > FEW

const all = (conditions: RawBuilder<unknown>[]) => sql.join([sql`1 = 1`, ...conditions], sql` and `)
