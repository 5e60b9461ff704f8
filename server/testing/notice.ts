import { text } from '../../contract/fields.ts'
import { resource } from '../../contract/declaration.ts'

/** The least that can be published, for tests of the kit. */
export const notice = resource({
  name: 'notice',
  service: 'Notice',
  title: ['通知', 'Notices'],
  publishable: true,
  display: 'title',
  columns: ['title'],
  fields: { title: text({ required: true, search: true }) },
  labels: { title: ['标题', 'Title'] },
})
