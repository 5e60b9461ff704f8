import type { words as zhCN } from '../../zh-CN/examples/customer.ts'

export const words: typeof zhCN = {
  lead: 'Adding a resource, part 1: a declaration is enough for list, filters, form and checks.',
  steps: 'How it is done',
  step1: 'resource.ts declares the resource: its fields, their names, the columns of its list.',
  step2: 'page.tsx shows it by ResourcePage.',
  step3: 'A real resource is named in contract/resources/index.ts too. The program then makes its table, its calls and its permits.',
  taken: 'There is a customer of this name.',
  kept: 'The data stays in this browser. Nothing is sent to the server.',
  reset: 'Bring the sample back',
  gone: 'This row is no longer there.',
  stale: 'This row was changed elsewhere. Please open it again.',
}
