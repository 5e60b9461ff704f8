import { sql } from 'kysely'
import { forLongRead, type Context } from '../../http/context.ts'
import { literal, lowerColumn } from '../../db/dialect.ts'

/** The newest numbers that are looked at: names such as P-12a may stand among them. */
const MOST_READ = 50

/** E-07: returns the number after the highest one of the pattern, of products in the recycle bin too; null without a pattern. */
export async function nextCode(ctx: Context): Promise<string | null> {
  const pattern = /^([^{]*)\{(0*)\}(.*)$/.exec(ctx.settings.productNumbering ?? '')
  if (!pattern) return null
  const [, before = '', digits = '', after = ''] = pattern
  const highest = Math.max(0, ...(await numbersOf(ctx, before, after)))
  return before + String(highest + 1).padStart(digits.length, '0') + after
}

async function numbersOf(ctx: Context, before: string, after: string): Promise<number[]> {
  const { engine } = ctx.database
  const code = lowerColumn(engine, sql.ref('code'))
  const like = `${literal(before)}%${literal(after)}`
  const rows = await forLongRead(ctx)
    .db.selectFrom('product')
    .select('code')
    .where(sql<boolean>`${code} like ${like} escape '\\'`)
    .orderBy(sql`length("code")`, 'desc')
    .orderBy(code, 'desc')
    .limit(MOST_READ)
    .execute()
  return rows.flatMap((row) => {
    const middle = row.code.slice(before.length, row.code.length - after.length)
    return /^\d{1,15}$/.test(middle) ? [Number(middle)] : []
  })
}
