import { sql } from 'kysely'
import type { OfferedForm } from '../../../../contract/features/staff-forms.ts'
import { form } from '../../../../contract/resources/form.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'
import { published } from '../../../publishing/published.ts'
import { isWithinLimits } from './for-caller.ts'

/** As many as there may be at all (`contract/resources/form.ts`). */
const MOST_FORMS = 500

/** The published forms that the caller may fill in, newest first. */
export async function offeredForms(ctx: Context): Promise<OfferedForm[]> {
  const where = sql`"isInOffice" = 1 and ${await isWithinLimits(ctx, sql.ref('shown.rowId'))}`
  const rows = await published(ctx, form, { where, orderBy: sql`"rowId" desc`, limit: MOST_FORMS })
  return rows.map((row) => ({
    id: row.rowId,
    title: inLanguage(row, 'title', ctx.language)!,
    intro: inLanguage(row, 'intro', ctx.language),
    isOpen: row.isOpen ?? false,
  }))
}
