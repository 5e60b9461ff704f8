import { staffForms } from '../../../../contract/features/staff-forms.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import type { FormParts } from '../handlers.ts'
import { tellOfAnswer } from '../notices.ts'
import { viewForm } from '../view.ts'
import { takeFromStaff } from './answering.ts'
import { isForCaller } from './for-caller.ts'
import { givenAnswers, givenSheet } from './given.ts'
import { offeredForms } from './offered.ts'

/** The calls by which staff find the forms that are for them, answer them, and read what they have given. */
export const staffFormHandlers = ({ store, publicUrl, messages }: Omit<FormParts, 'previews'>): Mounted[] => [
  handle(staffForms.getAll, async (_, ctx) => {
    const items = await offeredForms(ctx)
    return { totalCount: items.length, items }
  }),
  handle(staffForms.get, async ({ id }, ctx) => {
    const {
      slug: _s,
      seoTitle: _t,
      seoDescription: _d,
      modified: _m,
      isContact: _c,
      ...view
    } = await viewForm(ctx, { id, isFor: isForCaller }, null)
    return view
  }),
  handle(
    staffForms.answer,
    takeFromStaff(store, (ctx, taken) => tellOfAnswer(ctx, taken, { publicUrl, messages })),
  ),
  handle(staffForms.getGiven, (asked, ctx) => givenAnswers(ctx, asked)),
  handle(staffForms.getGivenSheet, ({ id }, ctx) => givenSheet(ctx, id)),
]
