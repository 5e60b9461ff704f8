import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Resource } from '../../../contract/resource.ts'
import { dearly, type Context } from '../../context.ts'
import { totalOf, type Counted } from '../../crud/list-counts.ts'
import { FEW, hitsOf, type Asked, type Hits } from '../../search/found.ts'
import { countPublished, published, type Shown } from './published.ts'

export interface AskedList {
  /** Conditions on columns. `isProbed`: SQLite does not begin with them, but asks each row. */
  narrowed: (isProbed: boolean) => RawBuilder<unknown>[]
  /** Words and values that must be there. */
  found?: Asked | undefined
  orderBy: RawBuilder<unknown>
  /** An index holds them so narrowed in that order. */
  isInOrder: boolean
  skipCount: number
  maxResultCount: number
}

/** A page further on is reached by walking over as many entries of an index. */
const NEAR = 1000

/**
 * A page of what visitors see, and how many there are, counted to a bound. Few are looked up and sorted; of many, the rows are walked in their order
 * until the page is full.
 */
export async function listPublished<R extends Resource>(ctx: Context, r: R, asked: AskedList) {
  const { orderBy, skipCount, maxResultCount } = asked
  const hits = asked.found ? await hitsOf(ctx, r, asked.found) : null
  const narrow = asked.narrowed(false)
  const within = await countPublished(ctx, r, all([...narrow, ...(hits && !hits.many ? [hits.where] : [])]))
  const isWalked = isMany(within) && !asked.isInOrder && ctx.database.engine === 'sqlite'
  const isDear = hits?.many || (isMany(within) && !asked.isInOrder) || skipCount > NEAR
  const here = isDear ? dearly(ctx) : ctx
  const counted = hits?.many ? await countHits(here, r, { hits, narrow, within }) : within
  const where = all([...asked.narrowed(isWalked), ...(hits ? [hits.where] : [])])
  const rows: Shown<R>[] = await published(here, r, { where, orderBy, limit: maxResultCount, offset: skipCount, isList: true })
  return { ...totalOf(counted, asked, rows.length), rows }
}

interface Counting {
  hits: Hits
  narrow: RawBuilder<unknown>[]
  /** How many there are before words are asked for. */
  within: Counted
}

/** Of very many hits, begins with the fewer of both sides. */
const countHits = (ctx: Context, r: Resource, { hits, narrow, within }: Counting) =>
  isMany(within) ? countPublished(ctx, r, all(narrow), hits.many) : countPublished(ctx, r, all([...narrow, hits.where]))

const isMany = ({ total, hasMore }: Counted) => hasMore === true || total > FEW

const all = (conditions: RawBuilder<unknown>[]) => sql.join([sql`1 = 1`, ...conditions], sql` and `)
