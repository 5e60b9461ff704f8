import { choice, longText, reference, text } from '../fields.ts'
import { LANGUAGES } from '../languages.ts'
import { resource } from '../resource.ts'

/** What a visitor asked for, and how far it has been answered. */
export const enquiry = resource({
  name: 'enquiry',
  service: 'Enquiry',
  large: true,
  display: 'name',
  columns: ['name', 'company', 'productId', 'status'],
  fields: {
    name: text({ required: true, max: 64, search: true, sort: true }),
    company: text({ max: 128, search: true }),
    email: text({ max: 256, search: true }),
    phone: text({ max: 32, search: true }),
    productId: reference('product', { filter: true }),
    message: longText({ required: true, max: 2000 }),
    language: choice(LANGUAGES, { filter: true }),
    status: choice(['new', 'answered', 'closed', 'spam'], { required: true, default: 'new', filter: true, sort: true }),
    remark: longText({ max: 1000 }),
  },
})
