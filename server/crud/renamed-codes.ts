import { sql } from 'kysely'
import { comparedCode, type FoundCode, type Renamed } from '../../contract/format/code-links.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'

const TABLE = 'renamedCode'

/** Keeps a code of before, so that addresses with it still lead on; earlier ones of the same row lead to the code of now in one step (B-119d). */
export async function keepRenamed(ctx: Context, { of, from, to }: Renamed): Promise<void> {
  const [code, newCode] = [comparedCode(of, from), comparedCode(of, to)]
  if (code === newCode) return
  // The code of now is in use again, whatever it led to.
  await ctx.db.deleteFrom(TABLE).where('kind', '=', of).where('code', '=', newCode).execute()
  await ctx.db.updateTable(TABLE).set({ newCode: to }).where('kind', '=', of).where('newCode', '=', from).execute()
  const kept = { newCode: to, time: ctx.now }
  await ctx.db
    .insertInto(TABLE)
    .values({ kind: of, code, ...kept })
    .onConflict((conflict) => conflict.columns(['kind', 'code']).doUpdateSet(kept))
    .execute()
  ctx.changed.add(TABLE)
}

/** Returns the code of now for one of before; null for a code that was never renamed, or that another row has had since. Notes that it was asked. */
export async function renamedTo(ctx: Context, { of, value }: FoundCode): Promise<string | null> {
  ctx.notes.tags.add(TABLE).add(isResource(of) ? of : 'dictionaryItem')
  const code = comparedCode(of, value)
  const found = await ctx.db
    .selectFrom(TABLE)
    .select(['newCode', 'time'])
    .where('kind', '=', of)
    .where('code', '=', code)
    .executeTakeFirst()
  return found && !(await isUsedSince(ctx, { of, value }, found.time)) ? found.newCode : null
}

async function isUsedSince({ db }: Context, { of, value }: FoundCode, time: number): Promise<boolean> {
  const used = isResource(of)
    ? sql`select 1 from ${sql.table(of)} where lower("code") = ${value.toLowerCase()} and "creationTime" > ${time} limit 1`
    : sql`
      select 1 from "dictionaryItem" as item join "dictionaryType" as type on type."id" = item."typeId"
      where type."code" = ${of} and item."value" = ${value} and item."creationTime" > ${time} limit 1`
  return (await used.execute(db)).rows.length > 0
}

const isResource = (name: string) => allResources.some((r) => r.name === name)
