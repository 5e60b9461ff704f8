import { sql } from 'kysely'
import { MOST_COUNTED } from '../../../contract/format/count-text.ts'
import { totalOf, type Counted } from '../../crud/list-counts.ts'
import type { Context } from '../../http/context.ts'
import { holdersOf, holds, type Holding } from '../../http/roles.ts'
import { pageOf, usersLike, type PeoplePage } from './people.ts'

/** So many users are looked up and sorted; when there are more, the users are walked in their order (decision 36). */
const FEW = 2000
/** So many ways to hold a role are read to count their users: most people hold a permit by one or two. */
const MOST_READ = 2 * (MOST_COUNTED + 1)

interface Asked {
  page: PeoplePage
  /** Leaves out accounts that are disabled. */
  onlyActive?: boolean
}

/** Returns a page of the users who hold one of these roles, by name, each with all ways in which they hold roles; they are counted to a bound. */
export async function findHolders(ctx: Context, holdings: readonly Holding[], { page, onlyActive = false }: Asked) {
  // With a plus sign: SQLite keeps no statistics, and would begin with all who are active, since there is an index of them.
  const isActive = sql<boolean>`${sql.raw(ctx.database.engine === 'sqlite' ? '+' : '')}"user"."isActive" = 1`
  const users = usersLike(ctx, page.keyword).$if(onlyActive, (all) => all.where(isActive))
  const holding = users.where(holds(holdings, sql.ref('user.id')))
  const few = await fewIds()
  if (few) {
    const found = users.where('user.id', 'in', few)
    const [{ count }, items] = await Promise.all([
      found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
      pageOf(ctx, found, page),
    ])
    return { totalCount: Number(count), items }
  }
  const [counted, items] = await Promise.all([count(), pageOf(ctx, holding, page)])
  return { ...totalOf(counted, page, items.length), items }

  /** The ids that come into question; null if they are many. */
  async function fewIds(): Promise<number[] | null> {
    const bound = FEW + 1
    const rows: { userId: number }[] = page.keyword
      ? await holding.select('user.id as userId').limit(bound).execute()
      : (await sql<{ userId: number }>`${holdersOf(holdings)} limit ${sql.lit(bound)}`.execute(ctx.db)).rows
    return rows.length < bound ? [...new Set([0, ...rows.map(({ userId }) => Number(userId))])] : null
  }

  async function count(): Promise<Counted> {
    if (!page.keyword) {
      const { total, read } = await countWays(MOST_READ)
      if (read < MOST_READ || total > MOST_COUNTED) return bounded(total)
    }
    const some = ctx.db.selectFrom(
      holding
        .select('user.id')
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    const { total } = await some.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return bounded(Number(total))
  }

  /** Reads so many ways to hold a role, and counts their users. */
  async function countWays(most: number) {
    const ways = sql<{ userId: number }>`(select found."userId" from (${holdersOf(holdings)}) as found
      join "user" on "user"."id" = found."userId" and "user"."deletionTime" is null ${onlyActive ? sql`and ${isActive}` : sql``} limit ${sql.lit(most)})`
    const { rows } = await sql<{ total: number; read: number }>`
      select count(distinct way."userId") as "total", count(*) as "read" from ${ways} as way`.execute(ctx.db)
    return { total: Number(rows[0]!.total), read: Number(rows[0]!.read) }
  }
}

const bounded = (total: number): Counted => (total > MOST_COUNTED ? { total: MOST_COUNTED, hasMore: true } : { total })
