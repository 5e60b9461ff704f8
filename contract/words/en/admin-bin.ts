import type { bin as zhBin, order as zhOrder } from '../zh-CN/admin-bin.ts'

/** Words of the order of lists that people arrange by hand. */
export const order: typeof zhOrder = {
  handle: 'Move “{{title}}”',
  keys: 'Press Space to pick it up, the up and down arrow keys to move it, Space to drop it, Escape to cancel.',
  treeKeys:
    'Press Space to pick it up, the up and down arrow keys to move it, left and right to change its level, Space to drop it, Escape to cancel.',
  held: 'Picked up “{{title}}”. {{place}}',
  at: 'Position {{at}} of {{total}}.',
  under: 'Below “{{parent}}”, position {{at}} of {{total}}.',
  cancelled: 'The move is cancelled.',
  own: '“{{title}}” cannot go below itself and stays where it is.',
  first: 'Move to the top',
  last: 'Move to the bottom',
  moved: 'Moved “{{title}}”',
  undone: '“{{title}}” is back in its place',
  page: 'Drag to change the order within this page. To reach another page, use “Move to the top” or “Move to the bottom” in the menu of the row.',
}

/** Words of deleting, of its undoing and of the recycle bin. */
export const bin: typeof zhBin = {
  undo: 'Undo',
  one: '{{name}}: “{{title}}”',
  several: '{{number}} × {{name}}: {{titles}}',
  severalMore: '{{number}} × {{name}}: {{titles}} and others',
  titles: { one: '“{{a}}”', two: '“{{a}}”, “{{b}}”', three: '“{{a}}”, “{{b}}”, “{{c}}”' },
  keeps: 'Deleted records can be restored from the recycle bin.',
  deleted: 'Deleted {{what}}',
  restored: 'Restored {{what}}',
  asDraft: 'Restored records are drafts. Publish them again to show them on the site.',
  notRestored: '{{number}} not restored: {{message}}',
  notDeleted: '{{number}} not deleted for good: {{message}}',
  lead: 'Deleted records can be restored, or deleted for good.',
  search: 'Search names',
  kind: 'Kind',
  kinds: 'All kinds',
  name: 'Name',
  deleter: 'Deleted by',
  when: 'Deleted',
  restore: 'Restore',
  forever: 'Delete for good',
  foreverTitle: 'Delete for good',
  foreverLead: 'Records that are deleted for good cannot be restored.',
  end: '. ',
  erased: 'Deleted for good: {{what}}',
  records: 'records',
  empty: 'The recycle bin is empty',
  emptyLead: 'Deleted records appear here.',
  emptyFiltered: 'Nothing matches',
  unknown: 'Unknown',
  open: 'Recycle bin',
}
