import { sql } from 'kysely'
import { Problem } from '../../contract/errors.ts'
import { isReading, type Context } from '../http/context.ts'

/**
 * Locks people or units that are about to go, until the transaction ends. Whoever gives them a row at this moment is either waited for, or waits and
 * then finds them gone (`keptForNow`). It comes before they are changed: a lock on the newer state would miss who holds the older one. SQLite has one
 * writer at a time anyway.
 */
export async function holdGoing({ db, database }: Context, table: 'user' | 'organizationUnit', ids: readonly number[]): Promise<void> {
  if (database.engine !== 'postgres') return
  await sql`select "id" from ${sql.table(table)} where "id" in (${sql.join([...ids])}) order by "id" for update`.execute(db)
}

/** The end of a query by which a write finds the person or unit that gets a row: on PostgreSQL they then stay until it has ended. */
export const keptForNow = (ctx: Context) => sql.raw(ctx.database.engine === 'postgres' && !isReading(ctx) ? ' for key share' : '')

/** Refuses a person or unit that cannot get rows: it does not exist, is in the recycle bin, or may not sign in. Keeps it for this transaction. */
export async function requireReceiver(ctx: Context, table: 'user' | 'organizationUnit', { id, member }: { id: number; member: string }) {
  const isActive = table === 'user' ? sql`"isActive"` : sql`1`
  const { rows } = await sql<{ isActive: number }>`
    select ${isActive} as "isActive" from ${sql.table(table)} where "id" = ${id} and "deletionTime" is null${keptForNow(ctx)}`.execute(
    ctx.db,
  )
  if (!rows[0]) throw new Problem('invalid', { members: { [member]: 'invalid.noSuchRow' }, values: { value: id } })
  if (rows[0].isActive === 0) throw new Problem('invalid', { members: { [member]: 'invalid.notActive' } })
}
