import type { words as zhCN } from '../../zh-CN/examples/form.ts'

export const words: typeof zhCN = {
  lead: 'Sixty fields in four steps, of the controls and rules of the product, some of which depend on others or ask the server. Nothing is stored.',
  steps: {
    company: 'Company',
    contact: 'Contact',
    project: 'Project',
    rest: 'Files and consent',
  },
  next: 'Next',
  back: 'Back',
  send: 'Send',
  done: 'All filled in',
  count: 'Fields with a value: {{number}}. They are on this page only, and are not stored.',
  again: 'Begin again',
  values: 'What was filled in',
  faults: {
    count: 'To be corrected: {{number}}',
    less: 'Must not be less than the lower limit',
    earlier: 'Must not be before the begin',
    agree: 'Your consent is needed',
    taken: 'A product has this code',
    server: 'The server did not answer. Try again.',
  },
}
