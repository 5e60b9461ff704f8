import { formAnswers } from '../../../contract/features/form-answers.ts'
import { portal } from '../../../contract/features/portal.ts'
import type { Store } from '../../crud/store.ts'
import { handle, handlePrepared, type Mounted } from '../../http/handlers.ts'
import type { Previews } from '../../publishing/previews.ts'
import type { Messages } from '../messages/messages.ts'
import { refuseOtherSites } from '../visitors/other-sites.ts'
import { createAnswering } from './answering.ts'
import { tellOfAnswer } from './notices.ts'
import { readAnswer } from './reading.ts'
import { totalsOf } from './totals.ts'
import { viewForm } from './view.ts'

export interface FormParts {
  /** The store of answers. */
  store: Store
  previews: Previews
  /** The address of the site's own pages: `https://example.com`. */
  publicUrl: string
  messages: Pick<Messages, 'sendMail'>
}

/** The calls by which visitors read and answer forms, and staff read the answers. */
export function formAnswerHandlers({ store, previews, ...parts }: FormParts): Mounted[] {
  const answering = createAnswering(store, (ctx, taken) => tellOfAnswer(ctx, taken, parts))
  return [
    handle(portal.form, ({ preview, ...asked }, ctx) => viewForm(ctx, asked, preview ? previews.verify('form', preview, ctx.now) : null)),
    handlePrepared(
      portal.answerForm,
      async (_, ctx) => {
        refuseOtherSites(ctx, parts.publicUrl)
        await answering.admit(ctx)
      },
      answering.take,
    ),
    handle(formAnswers.read, async ({ id }, ctx) => {
      const items = await readAnswer(store, ctx, id)
      return { totalCount: items.length, items }
    }),
    handle(formAnswers.getTotals, ({ formId }, ctx) => totalsOf(ctx, formId)),
  ]
}
