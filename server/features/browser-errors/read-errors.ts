import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { CreatedDays } from '../../../contract/schema.ts'
import { onDays } from '../../crud/days.ts'
import { isoTime, isoTimeOrNull } from '../../crud/times.ts'
import { containing, lowerColumn } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Context } from '../../http/context.ts'

interface Asked extends CreatedDays {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
  state?: 'open' | 'resolved' | undefined
}

/** A page of the errors, the latest first, with their number. */
export async function readErrors(ctx: Context, asked: Asked) {
  const found = ctx.db.selectFrom('browserError').where((eb) => matching(eb, ctx, asked))
  const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .select((eb) => [
      eb.selectFrom('user').select('userName').whereRef('user.id', '=', 'browserError.resolverUserId').as('resolvedBy'),
      eb
        .selectFrom('browserError as before')
        .select('before.version')
        .whereRef('before.likeness', '=', 'browserError.likeness')
        .whereRef('before.version', '<>', 'browserError.version')
        .where('before.resolvedTime', 'is not', null)
        .orderBy('before.resolvedTime', 'desc')
        .limit(1)
        .as('resolvedIn'),
    ])
    .orderBy('lastTime', 'desc')
    .orderBy('id')
    .limit(asked.maxResultCount)
    .offset(asked.skipCount)
    .execute()
  const items = rows.map(({ likeness: _, resolverUserId: __, firstTime, lastTime, resolvedTime, ...row }) => ({
    ...row,
    firstTime: isoTime(firstTime),
    lastTime: isoTime(lastTime),
    resolvedTime: isoTimeOrNull(resolvedTime),
    resolvedBy: row.resolvedBy ?? null,
    resolvedIn: resolvedTime === null ? (row.resolvedIn ?? null) : null,
  }))
  return { totalCount: Number(total), items }
}

function matching(eb: ExpressionBuilder<Tables, 'browserError'>, { database, settings }: Context, asked: Asked) {
  const { keyword, state, creationTimeStart, creationTimeEnd } = asked
  const text = lowerColumn(database.engine, sql`"message" || ' ' || "place" || ' ' || "screen"`)
  return eb.and([
    ...(state === undefined ? [] : [eb('resolvedTime', state === 'open' ? 'is' : 'is not', null)]),
    ...onDays('lastTime', { creationTimeStart }, settings),
    ...onDays('firstTime', { creationTimeEnd }, settings),
    ...(keyword === undefined ? [] : [sql<SqlBool>`${text} like ${containing(keyword)} escape '\\'`]),
  ])
}
