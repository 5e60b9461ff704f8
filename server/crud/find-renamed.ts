import { sql } from 'kysely'
import { type FoundCode, comparedCode } from '../../contract/format/code-links.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { RENAMED_CODES } from './renamed-codes.ts'

/** Returns the code of now for one of before; null for a code that was never renamed, or that another row has had since. Notes that it was asked. */
export async function renamedTo(ctx: Context, { of, value }: FoundCode): Promise<string | null> {
  ctx.notes.tags.add(RENAMED_CODES).add(isResource(of) ? of : 'dictionaryItem')
  const code = comparedCode(of, value)
  const found = await ctx.db
    .selectFrom(RENAMED_CODES)
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
