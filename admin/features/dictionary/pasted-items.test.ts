import { expect, test } from 'vitest'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { importColumns } from '../../../contract/sheets/columns.ts'
import { readLines } from './pasted-items.ts'

test('B-63g lines are read as a sheet copies them or with commas of both scripts; empty lines are left out', () => {
  expect(readLines('红\tred\tRed\r\n\r\n 绿 \n蓝，blue\n黄,,Yellow\n', new Set())).toEqual([
    { label: '红', value: 'red', labelEn: 'Red', sort: null, problem: null },
    { label: '绿', value: '绿', labelEn: '', sort: null, problem: null },
    { label: '蓝', value: 'blue', labelEn: '', sort: null, problem: null },
    { label: '黄', value: '黄', labelEn: 'Yellow', sort: null, problem: null },
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

test('B-107e a paste is read as a file is: quoted cells, CRLF, tabs, and an order in full-width digits', () => {
  const lines = readLines('"红 ""深"""\tred\t"Red, dark"\t１２\r\n"两\n行"\ttwo\t\t３\r\n\t\t\t\r\n', new Set())
  expect(lines).toEqual([
    { label: '红 "深"', value: 'red', labelEn: 'Red, dark', sort: 12, problem: null },
    { label: '两 行', value: 'two', labelEn: '', sort: 3, problem: null },
  ])
  expect(
    readLines('"红，深",red，Red\n27" 屏，d27，27" screen', new Set()).map(({ label, value, labelEn }) => [label, value, labelEn]),
  ).toEqual([
    ['红，深', 'red', 'Red'],
    ['27" 屏', 'd27', '27" screen'],
  ])
})

test('B-107e nothing of a paste is dropped: cells beyond the order, an order that is no number, and lines behind an open quotation mark are marked', () => {
  const problems = (text: string) => readLines(text, new Set()).map(({ problem }) => problem)
  expect(problems('红,red,Red,1,again')).toEqual(['admin.dictionary.cellsBeyond'])
  expect(problems('红,red,Red,1.5')).toEqual(['admin.dictionary.orderInvalid'])
  expect(problems('红,red,Red,first')).toEqual(['admin.dictionary.orderInvalid'])
  expect(problems('红,red\n"绿,green\n蓝,blue')).toEqual([null, 'admin.dictionary.quotesOpen'])
})

test('B-107e a row of titles in either language tells the order of the columns; a column that is none of an item is marked', () => {
  const columns = importColumns(
    resourceNamed('dictionaryItem'),
    (name) => ({ label: '名称', value: '值', sort: '排序' })[name] ?? name,
    () => true,
  )
  expect(readLines('值\t名称\t排序\r\nred\t红\t2', new Set(), columns)).toEqual([
    { label: '红', value: 'red', labelEn: '', sort: 2, problem: null },
  ])
  expect(readLines('名称\t值\t备注\n红\tred\tx', new Set(), columns)[0]).toMatchObject({ problem: 'admin.dictionary.cellsBeyond' })
  expect(readLines('名称', new Set(), columns)[0]).toMatchObject({ label: '名称', problem: null })
})
