import type * as zh from '../zh-CN/sheet-refusals.ts'

/** Reasons for which a cell of a sheet is refused. */
export const sheetRefusals: typeof zh.sheetRefusals = {
  number: 'is no number. Write it like 1234.50',
  numberUnsure: 'may be two numbers, since this column has decimal commas. Write it like 1234.50',
  digits: 'the spreadsheet has shortened this number: it keeps 15 digits. Give the column the format Text and enter it again',
  day: 'is no date. Write it like 2025-03-04',
  dayNone: 'there is no such day or time',
  dayOrder: 'day and month cannot be told apart. Write the year first in this column, like 2025-03-04',
  dayYear: 'is only a year. Write it like 2025-03-04',
  dayOnly: 'takes a day without a time',
  error: 'the formula of this cell has failed',
  letters: 'holds characters that cannot be read. Choose another encoding, or save the file as UTF-8',
  untitled: 'this cell has no column title above it',
  ambiguous: 'several are named “{{said}}”. Write the id or value of the one that is meant, here {{values}}, or its path in a tree (A / B)',
  quotes: 'a quotation mark is not doubled or never closed: nothing can be read from this row on',
}
