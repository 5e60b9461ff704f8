import type { transfer as zhTransfer } from '../zh-CN/admin-transfer.ts'

/** Words of import and export. */
export const transfer: typeof zhTransfer = {
  both: 'Import and export',
  import: 'Import',
  export: 'Export',
  exportLead: 'Exports all rows that the list currently finds, by its keyword, filters and order.',
  format: 'File format',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  exported: '{{number}} rows exported',
  cut: '{{number}} texts are longer than an Excel cell can hold and were cut. A CSV keeps them whole.',
  importLead: 'The first row holds the column titles, each row after it becomes a new entry. It is checked before anything is imported.',
  template: 'Download a template',
  choose: 'Choose a file, or drop it here',
  hint: '.xlsx or .csv, up to 10,000 rows',
  take: 'Import {{number}} rows',
  done: 'Done',
  imported: '{{number}} rows imported',
  found: '{{ready}} rows can be imported, {{wrong}} have problems, {{taken}} are imported',
  missing: 'Required columns are missing: {{titles}}',
  ignored: 'These columns are not known and will be ignored: {{titles}}',
  unknown: 'There is no “{{said}}” to choose',
  unreadable: 'This file cannot be read. Save it as .xlsx or .csv and try again.',
  tooMany: 'At most {{number}} rows at once. Please split the file.',
  row: 'Row',
  column: 'Column',
  problem: 'Problem',
}
