import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { UPLOAD_KINDS } from '../../../contract/features/upload-library.ts'
import { MOST_COUNTED } from '../../../contract/format/count-text.ts'
import { dayEnd, dayStart } from '../../../contract/format/zone-time.ts'
import { isoTime } from '../../crud/times.ts'
import { containing, lowerColumn } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { ownerInReach } from './reach.ts'

interface Asked {
  skipCount: number
  maxResultCount: number
  keyword?: string | undefined
  kind?: (typeof UPLOAD_KINDS)[number] | undefined
  creationTimeStart?: string | undefined
  creationTimeEnd?: string | undefined
}

/** A page of the uploads in reach, the latest first, with their number up to a bound. */
export async function readUploads(ctx: Context, asked: Asked) {
  const { db } = forLongRead(ctx)
  const found = db.selectFrom('upload').where((eb) => matching(eb, ctx, asked))
  const bounded = found.select('id').limit(MOST_COUNTED + 1)
  const { total } = await db
    .selectFrom(bounded.as('found'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'name', 'size', 'kind', 'creationTime'])
    .select((eb) => eb.selectFrom('user').select('userName').whereRef('user.id', '=', 'upload.creatorUserId').as('userName'))
    .select(
      sql<number>`(select count(*) from (select distinct "resource", "rowId" from "uploadUse" where "uploadId" = "upload"."id") as used)`.as(
        'useCount',
      ),
    )
    .orderBy('creationTime', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.maxResultCount)
    .offset(asked.skipCount)
    .execute()
  const items = rows.map((row) => ({
    ...row,
    url: `/media/${row.id}`,
    creationTime: isoTime(row.creationTime),
    userName: row.userName ?? null,
    useCount: Number(row.useCount),
  }))
  return { ...totalOf(Number(total), asked.skipCount + items.length), items }
}

const totalOf = (counted: number, shown: number) =>
  counted > MOST_COUNTED ? { totalCount: Math.max(MOST_COUNTED, shown), hasMore: true as const } : { totalCount: counted }

function matching(eb: ExpressionBuilder<Tables, 'upload'>, ctx: Context, asked: Asked) {
  const { keyword, kind, creationTimeStart: from, creationTimeEnd: until } = asked
  const { database, settings } = ctx
  const owner = ownerInReach(ctx, 'Upload/View')
  return eb.and([
    // A visitor's attachment belongs to its answer.
    eb('kind', '<>', 'private'),
    ...(owner === null ? [] : [eb('creatorUserId', '=', owner)]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...(from === undefined ? [] : [eb('creationTime', '>=', dayStart(from, settings.timeZone))]),
    ...(until === undefined ? [] : [eb('creationTime', '<', dayEnd(until, settings.timeZone))]),
    ...(keyword === undefined ? [] : [sql<SqlBool>`${lowerColumn(database.engine, sql`"name"`)} like ${containing(keyword)} escape '\\'`]),
  ])
}
