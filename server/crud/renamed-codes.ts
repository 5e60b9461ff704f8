import { type Renamed, comparedCode } from '../../contract/format/code-links.ts'
import type { Context } from '../http/context.ts'

/** The table of the codes of before. */
export const RENAMED_CODES = 'renamedCode'

/** Keeps a code of before, so that addresses with it still lead on; earlier ones of the same row lead to the code of now in one step (B-119d). */
export async function keepRenamed(ctx: Context, { of, from, to }: Renamed): Promise<void> {
  const [code, newCode] = [comparedCode(of, from), comparedCode(of, to)]
  if (code === newCode) return
  // The code of now is in use again, whatever it led to.
  await ctx.db.deleteFrom(RENAMED_CODES).where('kind', '=', of).where('code', '=', newCode).execute()
  await ctx.db.updateTable(RENAMED_CODES).set({ newCode: to }).where('kind', '=', of).where('newCode', '=', from).execute()
  const kept = { newCode: to, time: ctx.now }
  await ctx.db
    .insertInto(RENAMED_CODES)
    .values({ kind: of, code, ...kept })
    .onConflict((conflict) => conflict.columns(['kind', 'code']).doUpdateSet(kept))
    .execute()
  ctx.changed.add(RENAMED_CODES)
}
