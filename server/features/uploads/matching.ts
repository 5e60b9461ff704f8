import { sql, type ExpressionBuilder, type Nullable, type SqlBool } from 'kysely'
import type { UPLOAD_KINDS, UPLOAD_USES } from '../../../contract/features/upload-library.ts'
import type { CreatedDays } from '../../../contract/schema.ts'
import { onDays } from '../../crud/days.ts'
import { containing, lowerColumn } from '../../db/dialect.ts'
import type { Tables } from '../../db/tables.ts'
import type { Context } from '../../http/context.ts'
import { licenceEnding } from './licence.ts'
import { ownerInReach } from './reach.ts'
import { hasSame } from './same.ts'

/** Filters that narrow the list. */
export interface Narrowed extends CreatedDays {
  keyword?: string | undefined
  kind?: (typeof UPLOAD_KINDS)[number] | undefined
  album?: string | undefined
  filed?: 'no' | undefined
  tag?: string | undefined
  use?: (typeof UPLOAD_USES)[number] | undefined
  licence?: 'ending' | undefined
  content?: 'same' | undefined
}

/** The condition that an upload is in reach and is asked for. */
export function matching(
  eb: ExpressionBuilder<Tables & { uploadDetail: Nullable<Tables['uploadDetail']> }, 'upload' | 'uploadDetail'>,
  ctx: Context,
  asked: Narrowed,
) {
  const { keyword, kind, album, filed, tag, use, licence, content } = asked
  const { database, settings } = ctx
  const owner = ownerInReach(ctx, 'Upload/View')
  const named = (column: string) => sql<SqlBool>`${lowerColumn(database.engine, sql.ref(column))} like ${containing(keyword!)} escape '\\'`
  const words = () => [...['name', 'title', 'alt', 'altEn'].map(named), sql<SqlBool>`exists (${own} and ${named('own.label')})`]
  return eb.and([
    // A visitor's attachment belongs to its answer.
    eb('kind', '<>', 'private'),
    eb('versionOf', 'is', null),
    ...(owner === null ? [] : [eb('creatorUserId', '=', owner)]),
    ...(kind === undefined ? [] : [eb('kind', '=', kind)]),
    ...onDays('creationTime', asked, settings),
    ...(album === undefined ? [] : [labelled('album', album)]),
    ...(filed === undefined ? [] : [isUnfiled]),
    ...(tag === undefined ? [] : [labelled('tag', tag)]),
    ...(use === undefined ? [] : [use === 'used' ? isUsed : eb.not(isUsed)]),
    ...(licence === undefined ? [] : [licenceEnding(ctx)]),
    ...(content === undefined ? [] : [hasSame(ctx)]),
    ...(keyword === undefined ? [] : [eb.or(words())]),
  ])
}

const isUsed = sql<SqlBool>`exists (select 1 from "uploadUse" where "uploadUse"."uploadId" = "upload"."id")`
const own = sql`select 1 from "uploadLabel" as "own" where "own"."uploadId" = "upload"."id"`
const labelled = (kind: 'tag' | 'album', label: string) =>
  sql<SqlBool>`exists (${own} and "own"."kind" = ${kind} and "own"."label" = ${label})`

/** The condition that an upload is in no album. */
export const isUnfiled = sql<SqlBool>`not exists (${own} and "own"."kind" = 'album')`
