import { enquiries } from '../../../../contract/features/enquiries.ts'
import { portal } from '../../../../contract/features/portal.ts'
import type { Store } from '../../../crud/store.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import type { Previews } from '../../../publishing/previews.ts'
import { contactChoices } from './choices.ts'
import { contactForm } from './questions.ts'
import { readFurther } from './reading.ts'
import { furtherColumns } from './sheet.ts'

/** The calls about the contact form: what visitors are asked, and what staff read. */
export const contactFormHandlers = (store: Store, previews: Previews): Mounted[] => [
  handle(portal.contactForm, ({ preview }, ctx) => contactForm(ctx, preview ? previews.verify('form', preview, ctx.now) : null)),
  handle(enquiries.getForm, async (_, ctx) => ({ id: ctx.settings.contactForm })),
  handle(enquiries.getChoices, async (_, ctx) => {
    const items = await contactChoices(ctx)
    return { totalCount: items.length, items }
  }),
  handle(enquiries.getColumns, ({ ids }, ctx) => furtherColumns(ctx, ids)),
  handle(enquiries.read, ({ id }, ctx) => readFurther(store, ctx, id)),
]
