import type { words as zhCN } from '../../zh-CN/examples/orgtree.ts'

export const words: typeof zhCN = {
  lead: 'The real units of this site as a chart. It zooms, folds its branches, and is saved as a picture.',
  label: 'Chart of the organisation',
  smaller: 'Smaller',
  larger: 'Larger',
  usual: '{{share}}, back to the original size',
  save: 'Save as a picture',
  file: 'organisation',
  sample: 'Sample data: you may not see the units, or there are none yet.',
  failed: 'The units did not load',
  again: 'Try again',
  hint: 'A click on a box folds what is below it. With the focus in the chart, + and - zoom and 0 restores.',
  units: {
    company: 'Company',
    sales: 'Sales',
    works: 'Works',
    office: 'Office',
    home: 'Sales at home',
    abroad: 'Sales abroad',
    assembly: 'Assembly',
    quality: 'Quality',
  },
}
