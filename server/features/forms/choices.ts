import { sql, type RawBuilder } from 'kysely'
import { questionsOf, type FormDefinition } from '../../../contract/forms/definition.ts'
import type { QuestionOf } from '../../../contract/forms/questions.ts'
import { englishName } from '../../../contract/languages.ts'
import { resources } from '../../../contract/resources/index.ts'
import { untyped } from '../../db/engine.ts'
import type { Context } from '../../http/context.ts'
import { dictionaryItems, type Choice } from '../dictionary/active-items.ts'
import { inLanguage } from '../../language/localized.ts'
import { published } from '../../publishing/published.ts'

/** The rows that a question offers; a page without script cannot offer more. */
const MOST_ROWS = 200

/**
 * The choices of the questions about dictionaries and rows, by the key of the question. `rowId` is a row that stands among them even if there are more than
 * fit: a link such as “ask for this product” names it.
 */
export async function choicesOf(ctx: Context, definition: FormDefinition, rowId?: number): Promise<Record<string, Choice[]>> {
  const choices: Record<string, Choice[]> = {}
  for (const question of questionsOf(definition)) {
    if (question.kind === 'dictionary') choices[question.key] = await dictionaryItems(ctx, question.dictionary)
    if (question.kind === 'reference') choices[question.key] = await rows(ctx, question.target, rowId)
  }
  return choices
}

type Target = QuestionOf<'reference'>['target']

/** The fields that name the rows of each target. */
const NAMED: Record<Target, 'name' | 'title'> = { product: 'name', productCategory: 'name', news: 'title', article: 'title' }

async function rows(ctx: Context, target: Target, rowId: number | undefined): Promise<Choice[]> {
  const shown = await visible(ctx, target, { limit: MOST_ROWS })
  const isThere = rowId === undefined || shown.some(({ value }) => value === String(rowId))
  return isThere ? shown : [...(await rowsOf(ctx, target, [rowId])), ...shown]
}

/** Those of these rows that visitors can see. */
export const rowsOf = async (ctx: Context, target: Target, ids: readonly number[]): Promise<Choice[]> =>
  ids.length === 0 ? [] : visible(ctx, target, { ids, limit: ids.length })

/** The names of rows as visitors see them, and of those that they cannot see any more the names that staff read. */
export async function namesOf(ctx: Context, target: Target, ids: readonly number[]): Promise<Choice[]> {
  const seen = await rowsOf(ctx, target, ids)
  const others = ids.filter((id) => !seen.some(({ value }) => value === String(id)))
  if (others.length === 0) return seen
  const name = NAMED[target]
  const rows = untyped(ctx.db)
    .selectFrom(target)
    .select(['id', name, englishName(name)])
  const hidden = await rows.where('id', 'in', others).execute()
  return [...seen, ...hidden.map((row) => ({ value: String(row['id']), label: inLanguage(row, name, ctx.language) ?? String(row['id']) }))]
}

interface Wanted {
  ids?: readonly number[]
  limit: number
}

async function visible(ctx: Context, target: Target, { ids, limit }: Wanted): Promise<Choice[]> {
  const where = ids ? sql`"rowId" in (${sql.join(ids)})` : sql`1 = 1`
  const found = target === 'productCategory' ? await categories(ctx, where, limit) : await publishedRows(ctx, target, where, limit)
  return found.map((row) => ({ value: String(row.rowId), label: inLanguage(row, NAMED[target], ctx.language) ?? String(row.rowId) }))
}

const publishedRows = (ctx: Context, target: Exclude<Target, 'productCategory'>, where: RawBuilder<unknown>, limit: number) =>
  published(ctx, resources[target], { where, orderBy: sql`"rowId" desc`, limit, isList: true })

/** Categories are never published: visitors see those that are active. */
async function categories(ctx: Context, where: RawBuilder<unknown>, limit: number) {
  ctx.notes.tags.add('productCategory')
  const { rows: found } = await sql<{ rowId: number; name: string; nameEn: string | null }>`
    select * from (select "id" as "rowId", "name", "nameEn", "sort" from "productCategory" where "deletionTime" is null and "isActive" = 1) as shown
    where ${where} order by "sort" nulls last, "rowId" limit ${limit}`.execute(ctx.db)
  return found
}
