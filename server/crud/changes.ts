import { dequal } from 'dequal/lite'
import { sql } from 'kysely'
import type { ChangeType } from '../../contract/calls/resource-endpoints.ts'
import type { Resource } from '../../contract/resource.ts'
import type { Language } from '../../contract/languages.ts'
import { countRows } from '../db/log-counts.ts'
import type { Db } from '../db/engine.ts'
import { isKept } from '../db/log-start.ts'
import type { Context } from '../http/context.ts'
import { isoTime } from './times.ts'
import { say } from '../language/words.ts'

interface PropertyChange {
  propertyName: string
  originalValue: unknown
  newValue: unknown
}

/** Returns the properties in which two wire rows differ. */
export function differences(before: Record<string, unknown>, after: Record<string, unknown>): PropertyChange[] {
  return Object.keys(after)
    .filter((name) => !dequal(before[name] ?? null, after[name] ?? null))
    .map((name) => ({ propertyName: name, originalValue: before[name] ?? null, newValue: after[name] ?? null }))
}

interface Change {
  id: number
  type: ChangeType
  properties?: PropertyChange[]
  /** False when the caller named no version, so that the change may have overwritten one that the caller had not seen (C-30g). */
  isSeen?: boolean
}

/** Stands among the properties of a change whose caller named no version; `changesOf` reports it as the reason. */
const UNSEEN: PropertyChange = { propertyName: 'version', originalValue: null, newValue: null }

/** Records a change with its author, within the transaction that makes it. */
export const recordChange = (ctx: Context, r: Pick<Resource, 'name'>, change: Change): Promise<void> => recordChanges(ctx, r, [change])

/** Records changes of several rows in one statement. */
export async function recordChanges(ctx: Context, r: Pick<Resource, 'name'>, changes: Change[]): Promise<void> {
  const rows = changes.map(({ id, type, properties = [], isSeen = true }) => ({
    changeTime: ctx.now,
    changeType: type,
    entityType: r.name,
    entityId: id,
    userId: ctx.caller.userId,
    requestId: ctx.origin.requestId,
    propertyChanges: JSON.stringify(isSeen ? properties : [...properties, UNSEEN]),
  }))
  await ctx.db.insertInto('entityChange').values(rows).execute()
  await countRows(ctx.db, 'entityChange', [{ time: ctx.now, kind: r.name, count: rows.length }])
}

/** The columns that every change of a row writes beside its values: who changed it and when, and the version by which lists and forms know its state. */
export const changeStamps = ({ now, caller }: Context) => ({
  version: sql<number>`"version" + 1`,
  lastModificationTime: now,
  lastModifierUserId: caller.userId,
})

/** Visitors see a publishable resource change only when it is published, so changes of its drafts invalidate no page. */
export function touch(ctx: Context, r: Resource, id: number) {
  const tag = r.publishable ? `${r.name}-draft` : r.name
  ctx.changed.add(tag).add(`${tag}:${id}`)
}

/** The most changes of one reply, and the most letters of their old and new values: each change holds the whole rich text twice. */
const MOST_CHANGES = 200
const MOST_LETTERS = 3_000_000

/** Returns the changes of one row, newest first: as many as one reply may carry, and always the newest. */
export async function changesOf(ctx: Context, r: Resource, id: number) {
  const ids = await newestWithin(ctx, r, id)
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('entityChange as change')
          .leftJoin('user', 'user.id', 'change.userId')
          .select(['change.id', 'change.changeTime', 'change.changeType', 'change.userId', 'user.userName', 'change.propertyChanges'])
          .where('change.id', 'in', ids)
          .orderBy('change.id', 'desc')
          .execute()
  const items = rows.map((row) => ({
    id: row.id,
    changeTime: isoTime(row.changeTime),
    changeType: row.changeType,
    userId: row.userId,
    userName: row.userName,
    ...toldChanges(row.propertyChanges, ctx.language),
  }))
  return { totalCount: items.length, items }
}

/** Reads the stored changes of properties, and the reason for which the whole was marked. No field is called version, so the mark cannot be taken for a change. */
export function toldChanges(text: string, language: Language) {
  const changes: PropertyChange[] = JSON.parse(text)
  const propertyChanges = changes.filter(({ propertyName }) => propertyName !== UNSEEN.propertyName)
  return { propertyChanges, reason: propertyChanges.length < changes.length ? say(language, 'changes.unseen') : null }
}

/** The sizes are asked for first, because reading two hundred versions of a long text would take hundreds of megabytes. */
async function newestWithin(ctx: Context, r: Resource, id: number): Promise<number[]> {
  const sizes = await ctx.db
    .selectFrom('entityChange')
    .select(['id', sql<number>`length("propertyChanges")`.as('letters')])
    .where('entityType', '=', r.name)
    .where('entityId', '=', id)
    .where(isKept('entityChange', 'id'))
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  let letters = 0
  return sizes.filter((row, index) => (letters += row.letters) <= MOST_LETTERS || index === 0).map((row) => row.id)
}

/** Empties the log of changes of these rows: it keeps that they existed, and who changed them, without a word of theirs. */
export async function forgetChanges(db: Db, r: Pick<Resource, 'name'>, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('entityChange')
    .set({ propertyChanges: '[]' })
    .where('entityType', '=', r.name)
    .where('entityId', 'in', ids)
    .execute()
}
