import type { listing as zhCN } from '../zh-CN/admin-list.ts'

/** What lists and forms say beyond the first: columns, batches, conflicts. */
export const listing: typeof zhCN = {
  layout: 'Columns and density',
  density: 'Density',
  densities: { loose: 'Loose', medium: 'Medium', compact: 'Compact' },
  columns: 'Columns',
  columnsLead: 'Drag them, or use the arrows, to change their order.',
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  asUsual: 'Reset to default',
  clearFilters: 'Clear the filters',
  batch: 'With the selected',
  selectRow: 'Select {{title}}',
  publish: 'Publish selected',
  unpublish: 'Unpublish selected',
  confirmPublish: 'Publish the {{number}} selected records?',
  confirmUnpublish: 'Take the {{number}} selected records off the site? The drafts stay.',
  batchDone: '{{number}} done',
  batchFailed: '{{number}} not done and still selected: {{message}}',
  merge: 'Merge and save',
  mine: 'Mine',
  theirs: 'By {{who}}',
  nothing: 'empty',
  by: { me: 'only you changed it', them: 'only {{who}} changed it', both: 'both changed it, please choose' },
  cannotChoose: 'Your role may not view “{{name}}”, so this value cannot be changed here.',
  sameContent: 'The content is the same; it can be merged and saved as it is.',
}
