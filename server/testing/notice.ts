import { text } from '../../contract/fields.ts'
import { resource } from '../../contract/resource.ts'

/** The least that can be published, for tests of the kit. */
export const notice = resource({
  name: 'notice',
  service: 'Notice',
  publishable: true,
  display: 'title',
  columns: ['title'],
  fields: { title: text({ required: true, search: true }) },
})
