import { expect, test } from 'vitest'
import { readLines } from './pasted-items.ts'

test('B-63g lines are read as a sheet copies them or with commas of both scripts; empty lines are left out', () => {
  expect(readLines('红\tred\tRed\r\n\r\n 绿 \n蓝，blue\n黄,,Yellow\n', new Set())).toEqual([
    { label: '红', value: 'red', labelEn: 'Red', problem: null },
    { label: '绿', value: '绿', labelEn: '', problem: null },
    { label: '蓝', value: 'blue', labelEn: '', problem: null },
    { label: '黄', value: '黄', labelEn: 'Yellow', problem: null },
  ])
  expect(readLines(' \n', new Set())).toEqual([])
})

test('B-63g a value that the type has or that stands twice, an empty label and one that is too long are marked at their line', () => {
  const problems = readLines(`红,red\n大红,red\n绿,green\n,x\n${'长'.repeat(65)}`, new Set(['green'])).map(({ problem }) => problem)
  expect(problems).toEqual([
    null,
    'admin.dictionary.valueTwice',
    'admin.dictionary.valueTwice',
    'admin.dictionary.lineInvalid',
    'admin.dictionary.lineInvalid',
  ])
})
