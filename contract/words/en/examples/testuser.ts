import type { words as zhCN } from '../../zh-CN/examples/testuser.ts'

export const words: typeof zhCN = {
  lead: 'Adding a resource, part 2: beside the declaration, two columns get cells of their own.',
  steps: 'How it is done',
  step1: 'Declare the resource as on the page before.',
  step2: 'Write a component. It gets the row and draws a bar or a label.',
  step3: 'Give it to its column in the cells of the Screen. All else stays.',
  taken: 'Somebody has this address already.',
  kept: 'The data stays in this browser. Nothing is sent to the server.',
  reset: 'Bring the sample back',
  gone: 'This row is no longer there.',
  stale: 'This row was changed elsewhere. Please open it again.',
}
