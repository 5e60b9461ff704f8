import type { members as zhMembers } from '../zh-CN/admin-members.ts'

/** Words of the members of a unit or a role. */
export const members: typeof zhMembers = {
  unitCode: 'Code of this unit: {{code}}',
  title: 'Members',
  search: 'Search user name, name, e-mail',
  choose: 'Choose users to add',
  add: 'Add',
  added: { one: 'Added 1 member', other: 'Added {{count}} members' },
  remove: 'Remove',
  removeWho: 'Remove {{name}}',
  removed: 'Removed {{name}}',
  back: '{{name}} is a member again',
  empty: 'No members yet',
  none: 'No members found',
  disabled: 'Disabled',
  pager: '{{number}} in total',
}
