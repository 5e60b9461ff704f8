import type { words as zhCN } from '../../zh-CN/examples/pdf.ts'

/** The words that the two examples of PDF share. */
export const words: typeof zhCN = {
  document: 'PDF document',
  sample: 'Sample manual.pdf',
  failed: 'This file cannot be opened. It may be damaged, or no PDF.',
  back: 'Open the sample',
  width: 'Fit the width',
  found: '{{at}} of {{total}}',
  none: 'Not found',
  pageLabel: 'Page {{page}}',
  bar: {
    tools: 'Tools of the document',
    page: 'Page',
    previous: 'Previous page',
    next: 'Next page',
    smaller: 'Smaller',
    larger: 'Larger',
    search: 'Find text',
    open: 'Open a file',
  },
}
