import { enquiries } from '../../../../contract/features/enquiries.ts'
import { portal } from '../../../../contract/features/portal.ts'
import type { Store } from '../../../crud/store.ts'
import { handle, type Mounted } from '../../../http/handlers.ts'
import { contactForm } from './questions.ts'
import { readFurther } from './reading.ts'
import { furtherColumns } from './sheet.ts'

/** The calls about the further questions of the contact form: what visitors are asked, and what staff read. */
export const contactFormHandlers = (store: Store): Mounted[] => [
  handle(portal.contactForm, (_, ctx) => contactForm(ctx)),
  handle(enquiries.getColumns, ({ ids }, ctx) => furtherColumns(ctx, ids)),
  handle(enquiries.read, ({ id }, ctx) => readFurther(store, ctx, id)),
]
