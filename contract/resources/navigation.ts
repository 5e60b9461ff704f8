import { choice, link, number, text, treeParent } from '../fields.ts'
import { resource } from '../declaration.ts'
import { ownership, ownershipSection } from './ownership.ts'

/** An entry of the portal's navigation bar. */
export const navigation = resource({
  name: 'navigation',
  service: 'Navigation',
  title: ['导航菜单', 'Navigation', 'navigation entry', '导航项'],
  scopeGroup: 'structure',
  display: 'name',
  sorting: 'sort asc, id asc',
  most: 200,
  columns: ['name', 'link', 'target', 'sort'],
  fields: {
    pid: treeParent({ filter: true }),
    name: text({ required: true, max: 64, localized: true, search: true, sort: true }),
    link: link({ required: true }),
    target: choice({ _self: ['当前窗口', 'Same window'], _blank: ['新窗口', 'New window'] }, { default: '_self' }),
    sort: number({ default: 0, sort: true }),
    ...ownership,
  },
  sections: [{ name: 'basics', fields: ['name', ['pid', 'sort']] }, { name: 'target', fields: [['link', 'target']] }, ownershipSection],
  labels: {
    name: ['名称', 'Name'],
    link: ['链接', 'Link'],
    target: ['打开方式', 'Opens in'],
  },
})
