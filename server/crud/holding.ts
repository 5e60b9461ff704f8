import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import { isReading, type Context } from '../http/context.ts'
import { mayKnow } from './known-rows.ts'

/**
 * Locks people, units or dictionary items that are about to go or to change, until the transaction ends. A write that names one of them at this moment is
 * waited for, or waits and then finds it gone (`keptForNow`). It comes before the change: a lock on the newer state would miss a write that saw the older
 * one. SQLite has one writer at a time anyway.
 */
export async function holdGoing(
  { db, database }: Context,
  table: 'user' | 'organizationUnit' | 'dictionaryItem',
  ids: readonly number[],
): Promise<void> {
  if (database.engine !== 'postgres') return
  await sql`select "id" from ${sql.table(table)} where "id" in (${sql.join([...ids])}) order by "id" for update`.execute(db)
}

/** True when what a query finds must be kept until the transaction has ended: in a write on PostgreSQL. */
export const isKeptForNow = (ctx: Context) => ctx.database.engine === 'postgres' && !isReading(ctx)

/** The end of a query by which a write finds the person or unit that gets a row: on PostgreSQL they then stay until it has ended. */
export const keptForNow = (ctx: Context) => sql.raw(isKeptForNow(ctx) ? ' for key share' : '')

/** Refuses a person or unit that cannot get rows: it does not exist, is in the recycle bin, or may not sign in. Keeps it for this transaction. */
export async function requireReceiver(ctx: Context, table: 'user' | 'organizationUnit', { id, member }: { id: number; member: string }) {
  const isActive = table === 'user' ? sql`"isActive"` : sql`1`
  const { rows } = await sql<{ isActive: number }>`
    select ${isActive} as "isActive" from ${sql.table(table)} where "id" = ${id} and "deletionTime" is null${keptForNow(ctx)}`.execute(
    ctx.db,
  )
  if (!rows[0] || !mayKnow(ctx, resourceNamed(table), { id }))
    throw new Problem('invalid', { members: { [member]: 'invalid.noSuchRow' }, values: { value: id } })
  if (rows[0].isActive === 0) throw new Problem('invalid', { members: { [member]: 'invalid.notActive' } })
}
