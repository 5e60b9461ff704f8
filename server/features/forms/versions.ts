import { sql } from 'kysely'
import { Problem } from '../../../contract/errors.ts'
import { asksAnything, formDefinition, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { Context } from '../../http/context.ts'
import { isLive } from '../../crud/live.ts'
import { isForVisitors, type IsFor } from './readers.ts'

// A published form is read from its snapshots (`server/publishing/`), so an answer can be shown with the questions that it answered.

/** The version that is live now; undefined when the form is not published. */
const liveSnapshot = (ctx: Context, formId: number) =>
  ctx.db
    .selectFrom('formSnapshot')
    .select(['rowId', 'rowVersion', 'definition', 'isOpen', 'isOnSite', 'isInOffice'])
    .where('rowId', '=', formId)
    .where(sql<boolean>`${isLive(ctx.now)}`)
    .executeTakeFirst()

/** The number of the version that visitors see now; null when the form is not published. */
export const liveVersion = async (ctx: Context, formId: number): Promise<number | null> =>
  (await liveSnapshot(ctx, formId))?.rowVersion ?? null

export interface OpenForm {
  version: number
  definition: FormDefinition
}

/** The version of a form that is live; refuses a form that is not for these readers, or takes no answers. */
export async function openForm(ctx: Context, formId: number, isFor: IsFor = isForVisitors): Promise<OpenForm> {
  const live = await liveSnapshot(ctx, formId)
  const definition = live && (await isFor(live, ctx)) ? parsed(JSON.parse(live.definition)) : null
  if (!live || !definition || !asksAnything(definition)) throw new Problem('notFound', { words: 'problem.formClosed' })
  if (!live.isOpen) throw new Problem('rule', { words: 'problem.formClosed' })
  return { version: live.rowVersion, definition }
}

/**
 * The questions of a version; null for one that is later than all that were published. Its words are as they were when it was published last. The number of a
 * published version rises with a change that nobody sees (`server/crud/unseen-changes.ts`), so an answer finds its version at its number or the next one above it.
 */
export async function definitionOf(ctx: Context, formId: number, version: number): Promise<FormDefinition | null> {
  // PostgreSQL refuses to compare whole numbers with others; an answer that staff wrote may name any number.
  if (!Number.isSafeInteger(version)) return null
  const row = await ctx.db
    .selectFrom('formSnapshot')
    .select('definition')
    .where('rowId', '=', formId)
    .where('rowVersion', '>=', version)
    .orderBy('rowVersion')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? parsed(JSON.parse(row.definition)) : null
}

/** The different questions of the versions that were published, newest first. */
export async function definitionsOf(ctx: Context, formId: number): Promise<FormDefinition[]> {
  const rows = await ctx.db
    .selectFrom('formSnapshot')
    .select('definition')
    .where('rowId', '=', formId)
    .orderBy('id', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  // A form that was published again for its words alone has the same questions.
  const different = new Set(rows.map(({ definition }) => definition))
  return [...different].flatMap((definition) => parsed(JSON.parse(definition)) ?? [])
}

/** Options of older versions keep their values as labels. */
const MOST_VERSIONS = 50

const parsed = (value: unknown): FormDefinition | null => formDefinition.safeParse(value).data ?? null
