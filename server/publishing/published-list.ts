import { sql, type RawBuilder } from 'kysely'
import type { Resource } from '../../contract/resource.ts'
import { forLongRead, kept, type Context } from '../http/context.ts'
import { totalOf, type Counted } from '../crud/list-counts.ts'
import { untyped } from '../db/engine.ts'
import { byIndex, walk } from '../search/by-index.ts'
import { all, countHits } from './count-hits.ts'
import { among, FEW, hitsOf, type SearchQuery, type Hits } from '../search/found.ts'
import { countPublished, published, publishedIds, type PublishedQuery, type Shown } from './published.ts'

export interface PublishedListQuery {
  /** The conditions on columns. With `isProbed` SQLite does not start with them, but checks each row. */
  narrowed: (isProbed: boolean) => RawBuilder<unknown>[]
  /** The row that is left out. */
  except?: number | undefined
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
  const others = asked.except === undefined ? [] : [sql`"rowId" <> ${asked.except}`]
  const narrow = [...asked.narrowed(false), ...others]
  const within = await countPublished(ctx, r, all([...narrow, ...(hits && !hits.many ? [hits.where] : [])]))
  if (hits?.many) return listHits(ctx, r, asked, { hits, others, isNarrow: !isMany(within) })
  const isWalked = isMany(within) && !asked.isInOrder && ctx.database.engine === 'sqlite'
  const here = (isMany(within) && !asked.isInOrder) || skipCount > NEAR ? forLongRead(ctx) : ctx
  const where = all([...asked.narrowed(isWalked), ...others, ...(hits ? [hits.where] : [])])
  const rows: Shown<R>[] = await published(here, r, { where, orderBy, limit: maxResultCount, offset: skipCount, isList: true })
  return { ...totalOf(within, asked, rows.length), rows }
}

interface Narrowed {
  hits: Hits
  others: RawBuilder<unknown>[]
  /** True when few records meet the conditions, before the words are searched. */
  isNarrow: boolean
}

/** The number of hits that are remembered once they were collected; it serves the first pages of a list. */
const FIRST = 100

/** Lists the records among many hits. */
async function listHits<R extends Resource>(ctx: Context, r: R, asked: PublishedListQuery, { hits, others, isNarrow }: Narrowed) {
  const { orderBy, skipCount, maxResultCount } = asked
  const counted = await countHits(ctx, r, hits, { narrow: asked.narrowed(false), isNarrow, except: asked.except })
  const isWalked = !isNarrow && !asked.isInOrder && ctx.database.engine === 'sqlite'
  const narrowed = all(asked.narrowed(isWalked))
  const page = { where: all([narrowed, ...others]), orderBy, limit: maxResultCount, offset: skipCount, isList: true }
  const name = nameOf(ctx, hits, sql`${narrowed} order by ${orderBy}`)
  const isPast = counted.total <= skipCount && !counted.hasMore
  const rows: Shown<R>[] = isPast
    ? []
    : await walk(
        ctx,
        { most: maxResultCount, name: `${name} ${skipCount}` },
        {
          tried: (here, first) => published(here, r, { ...page, checked: hits.where, first }),
          collected: async () => {
            if (skipCount + maxResultCount >= FIRST)
              return byIndex(forLongRead(ctx), (here) => published(here, r, { ...page, checked: hits.collected }))
            const first = await firstHits(ctx, r, { where: narrowed, orderBy, checked: hits.collected, name })
            const ids = first.filter((id) => id !== asked.except).slice(skipCount, skipCount + maxResultCount)
            return published(ctx, r, { ...page, where: among(ctx.database.engine, sql`"rowId"`, ids), offset: 0 })
          },
        },
      )
  return { ...totalOf(counted, asked, rows.length), rows }
}

interface FirstHits extends Pick<PublishedQuery, 'where' | 'orderBy' | 'checked'> {
  name: string
}

/** Returns the ids of the first rows among many hits, in the order of the list. They are kept until a record is published or time changes them. */
const firstHits = (ctx: Context, r: Resource, { name, ...asked }: FirstHits): Promise<number[]> =>
  kept(forLongRead(ctx), `first ${name}`, (reading) => byIndex(reading, (here) => publishedIds(here, r, { ...asked, limit: FIRST })))

/** Names a walk along hits: the text of the query and its values. */
function nameOf({ db }: Context, { key }: Hits, query: RawBuilder<unknown>): string {
  const { sql: text, parameters } = query.compile(untyped(db))
  return `${key} ${text} ${JSON.stringify(parameters)}`
}

const isMany = ({ total, hasMore }: Counted) => hasMore === true || total > FEW
