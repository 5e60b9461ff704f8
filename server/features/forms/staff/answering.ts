import type { z } from 'zod'
import type { staffForms } from '../../../../contract/features/staff-forms.ts'
import type { Store } from '../../../crud/store.ts'
import type { Context } from '../../../http/context.ts'
import { unitsOf } from '../../../http/held-roles.ts'
import { answersIn } from '../answers-in.ts'
import { keepAnswer } from '../keep-answer.ts'
import type { Taken } from '../taken.ts'
import { openForm } from '../versions.ts'
import { isForCaller } from './for-caller.ts'

type Given = z.output<(typeof staffForms.answer)['input']>

/** Takes in the answers of staff. They are known, so nothing is suspected and no network is limited; the row keeps the person and their unit of now. */
export const takeFromStaff = (store: Store, notify: (ctx: Context, taken: Taken) => Promise<void>) =>
  async function take({ id, fields }: Given, ctx: Context) {
    const form = await openForm(ctx, id, isForCaller)
    const answers = await answersIn(ctx, form.definition, fields)
    const giverId = ctx.caller.userId!
    const more = { giverId, giverUnitId: (await unitsOf(ctx.db, giverId))[0] ?? null }
    const taken = await keepAnswer(store, forAnyRow(ctx), { formId: id, form, answers, more })
    await notify(ctx, taken)
    return { number: taken.answerId }
  }

/** The answer belongs to those who look after the form, whom the giver need not reach. */
const forAnyRow = (ctx: Context): Context => ({ ...ctx, access: 'anyone' })
