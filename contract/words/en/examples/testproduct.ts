import type { words as zhCN } from '../../zh-CN/examples/testproduct.ts'

export const words: typeof zhCN = {
  lead: 'Adding a resource, part 3: a board in place of the list. The form still comes from the declaration.',
  steps: 'How it is done',
  step1: 'Declare the resource.',
  step2: 'Read the rows by useRows and show them as you like. Delete by useDelete: it asks first, and offers to undo.',
  step3: 'Open the form by FormDrawer. The address holds the row, so a reload and Back work.',
  taken: 'There is a product of this model.',
  number: 'Products: {{number}}',
  add: 'Add a product',
  none: 'No product at this stage',
  noPrice: 'no price yet',
  stock: '{{stock}} in stock',
  remove: 'Delete {{name}}',
  kept: 'The data stays in this browser. Nothing is sent to the server.',
  reset: 'Bring the sample back',
  gone: 'This row is no longer there.',
  stale: 'This row was changed elsewhere. Please open it again.',
}
