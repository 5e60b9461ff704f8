import type * as zh from '../zh-CN/admin-transfer-dialogs.ts'

/** Words of the dialogs of import and export, which come with these. */
export const transferDialogs: typeof zh.transferDialogs = {
  exportLead: 'Exports all rows that the list currently finds, by its keyword, filters and order.',
  format: 'File format',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'CSV' },
  exported: '{{number}} rows exported',
  cut: '{{number}} texts are longer than an Excel cell can hold and were cut. A CSV keeps them whole.',
  importLead: 'The first row holds the column titles, each row after it becomes a new entry. It is checked before anything is imported.',
  template: 'Download a template',
  templateName: 'import template',
  choose: 'Choose a file, or drop it here',
  hint: '.xlsx or .csv, up to 100 MB',
  take: 'Import {{number}} rows',
  done: 'Done',
  imported: '{{number}} rows imported',
  found: '{{ready}} rows can be imported, {{wrong}} have problems, {{taken}} are imported',
  missing: 'Required columns are missing: {{titles}}',
  ignored: 'These columns will not be imported: {{titles}}',
  unknown: 'There is no “{{said}}” to choose',
  unknownOfMany: 'There is no “{{said}}” among the newest {{most}} rows; name an older one by its number',
  repeated: 'The same value is in row {{row}}',
  unreadable: 'This file cannot be read. Save it as .xlsx or .csv and try again.',
  row: 'Row',
  column: 'Column',
  problem: 'Problem',
}
