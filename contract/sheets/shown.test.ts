import { expect, test } from 'vitest'
import { rawOf } from './shown-cell.ts'
import { shownCell } from './shown.ts'

const day = new Date('2025-03-04T00:00:00Z')

test.each([
  [0.15, '0%', '15%'],
  [9800, '#,##0.00', '9,800.00'],
  [123, '00000', '00123'],
  [1234.5, '_(* #,##0.00_);_(* \\(#,##0.00\\)', '1,234.50'],
  [day, 'm/d/yyyy', '2025-03-04'],
  [new Date('2025-03-04T08:29:59.999Z'), 'm/d/yy h:mm', '2025-03-04 08:30:00'],
  [new Date('1899-12-31T08:29:59.999Z'), 'h:mm', '8:30'],
  [day, 'yyyy"年"m"月"d"日";@', '2025年3月4日'],
  [day, 'yyyy/m/d;@', '2025/3/4'],
  [day, '[$-804]aaaa', '2025-03-04'],
])('B-108a of %s in the format %s a spreadsheet shows %s', (value, format, shown) => {
  const cell = shownCell(value, format)
  expect(String(cell)).toBe(shown)
  expect(rawOf(cell)).toBe(value)
})

test.each([
  [6_901_234_567_892, 'General'],
  [6_901_234_567_892, undefined],
  [5, '@'],
  [5, ';;;'],
  ['00123', '0%'],
  [true, '0'],
  [null, '0%'],
])('B-108a %s in the format %s stays as it is', (value, format) => {
  expect(shownCell(value, format)).toBe(value)
})
