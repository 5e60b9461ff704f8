import { choice, link, number, text, treeParent } from '../fields.ts'
import { resource } from '../resource.ts'

/** An entry of the portal's navigation bar. */
export const navigation = resource({
  name: 'navigation',
  service: 'Navigation',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 200,
  columns: ['name', 'link', 'target', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    link: link({ required: true }),
    target: choice(['_self', '_blank'], { default: '_self' }),
    sort: number({ default: 0, sort: true }),
  },
})
