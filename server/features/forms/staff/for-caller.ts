import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../../http/context.ts'
import { unitsOf } from '../../../http/held-roles.ts'
import { unitsAbove } from '../../../http/units.ts'
import type { IsFor } from '../readers.ts'

type LimitTable = 'form_forUnitIds' | 'form_forRoleIds'

/**
 * B-130: the condition that a form with this number is limited to nobody, or to people of whom the caller is one: by a unit of theirs or one above it, and by a role
 * that counts in this session.
 */
export async function isWithinLimits({ db, caller }: Context, formId: RawBuilder<unknown>): Promise<RawBuilder<boolean>> {
  const unitIds = await unitsAbove(db, await unitsOf(db, caller.userId!))
  const roleIds = caller.roles.map(({ id }) => id)
  return sql`(${namesAny('form_forUnitIds', formId, unitIds)} and ${namesAny('form_forRoleIds', formId, roleIds)})`
}

/** The condition that no target is named, or one of these. */
function namesAny(table: LimitTable, formId: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> {
  const named = sql`select 1 from ${sql.table(table)} as named where named."rowId" = ${formId}`
  const open = sql`not exists (${named})`
  return ids.length === 0 ? sql`(${open})` : sql`(${open} or exists (${named} and named."targetId" in (${sql.join([...ids])})))`
}

/** The forms of the back office that are for the caller. */
export const isForCaller: IsFor = async ({ isInOffice, rowId }, ctx) => {
  if (!isInOffice) return false
  const { rows } = await sql`select 1 where ${await isWithinLimits(ctx, sql`${rowId}`)}`.execute(ctx.db)
  return rows.length === 1
}
