import { sql, type RawBuilder } from 'kysely'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { rowsInReach, withinScopeNow } from '../../crud/scope.ts'
import { forLongRead, type Context } from '../../http/context.ts'
import { countedQuestions } from './counted-questions.ts'
import { definitionsOf } from './versions.ts'

type Counts = Map<string, Map<string, number>>

/** Counts the choices of each option in the answers that the caller may view, without spam and the recycle bin. */
export async function totalsOf(ctx: Context, formId: number) {
  const [counts, total] = [await countsOf(ctx, formId), await totalAnswers(ctx, formId)]
  const definitions = await definitionsOf(ctx, formId)
  return { total, questions: await countedQuestions(ctx, definitions, counts) }
}

/**
 * Counts by the index of choices alone, and takes off the few answers that do not count. Whoever may view only some answers is told of those: then each is
 * looked at.
 */
async function countsOf(ctx: Context, formId: number): Promise<Counts> {
  const { db, database } = forLongRead(ctx)
  const scope = rowsInReach(ctx, resourceNamed('formAnswer'))
  const seen = sql`row."deletionTime" is null and row."status" <> 'spam' and ${withinScopeNow(database.engine, scope)}`
  const chosen = sql`select "question", "value", count(*) as "count" from "formPick" where "formId" = ${formId} group by "question", "value"`
  const some = (which: typeof seen) => sql`
    select pick."question", pick."value", count(*) as "count" from "formAnswer" as row
    join "formPick" as pick on pick."answerId" = row."id" where row."formId" = ${formId} and ${which} group by pick."question", pick."value"`
  const counts: Counts = new Map()
  const add = async (query: RawBuilder<unknown>, sign: 1 | -1) => addAll(counts, (await sql<Row>`${query}`.execute(db)).rows, sign)
  if (scope.kind !== 'all') {
    await add(some(seen), 1)
    return counts
  }
  await add(chosen, 1)
  // Two questions, since each is answered by an index of its own.
  await add(some(sql`row."deletionTime" is null and row."status" = 'spam'`), -1)
  await add(some(sql`row."deletionTime" is not null`), -1)
  return counts
}

interface Row {
  question: string
  value: string
  count: number
}

function addAll(counts: Counts, rows: readonly Row[], sign: 1 | -1) {
  for (const { question, value, count } of rows) {
    const values = counts.get(question) ?? new Map<string, number>()
    values.set(value, (values.get(value) ?? 0) + sign * Number(count))
    counts.set(question, values)
  }
}

async function totalAnswers(ctx: Context, formId: number): Promise<number> {
  const { db, database } = forLongRead(ctx)
  const scope = rowsInReach(ctx, resourceNamed('formAnswer'))
  const { rows } = await sql<{ count: number }>`
    select count(*) as "count" from "formAnswer" as row
    where row."formId" = ${formId} and row."deletionTime" is null and row."status" <> 'spam' and ${withinScopeNow(database.engine, scope)}`.execute(
    db,
  )
  return Number(rows[0]!.count)
}
