import { sql } from 'kysely'
import { MOST_COUNTED } from '../../../contract/format/count-text.ts'
import { isoTime } from '../../crud/times.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { labelsOf } from './details.ts'
import type { Sorting } from '../../../contract/sorting.ts'
import { matching, type Narrowed } from './matching.ts'
import { libraryOrder, useCount } from './order.ts'
import { sameContent } from './same.ts'

interface Asked extends Narrowed {
  skipCount: number
  maxResultCount: number
  sorting?: Sorting | undefined
}

/** A page of the uploads in reach, the latest first unless told, with their number up to a bound. */
export async function readUploads(ctx: Context, asked: Asked) {
  const { db } = forLongRead(ctx)
  const found = db
    .selectFrom('upload')
    .leftJoin('uploadDetail', 'uploadDetail.id', 'upload.id')
    .where((eb) => matching(eb, ctx, asked))
  const bounded = found.select('upload.id').limit(MOST_COUNTED + 1)
  const { total } = await db
    .selectFrom(bounded.as('found'))
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['upload.id', 'name', 'size', 'kind', 'creationTime', 'title', 'alt', 'altEn', 'licence', 'licenceEnd'])
    .select(['contentId', 'width', 'height', 'focusX', 'focusY'])
    .select(sql<number>`(select count(*) from "upload" as other where ${sameContent(ctx)})`.as('sameCount'))
    .select((eb) => eb.selectFrom('user').select('userName').whereRef('user.id', '=', 'upload.creatorUserId').as('userName'))
    .select(useCount.as('useCount'))
    .$if(asked.content !== undefined, (query) => query.orderBy('hash').orderBy('kind'))
    .orderBy(libraryOrder(ctx.database.engine, asked.sorting))
    .limit(asked.maxResultCount)
    .offset(asked.skipCount)
    .execute()
  const labels = await labelsOf(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ focusX, focusY, ...row }) => ({
    ...row,
    ...labels(row.id),
    url: `/media/${row.id}`,
    creationTime: isoTime(row.creationTime),
    userName: row.userName ?? null,
    useCount: Number(row.useCount),
    sameCount: Number(row.sameCount),
    contentId: row.contentId ?? row.id,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  }))
  return { ...totalOf(Number(total), asked.skipCount + items.length), items }
}

const totalOf = (counted: number, shown: number) =>
  counted > MOST_COUNTED ? { totalCount: Math.max(MOST_COUNTED, shown), hasMore: true as const } : { totalCount: counted }
