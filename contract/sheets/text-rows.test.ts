import { expect, test } from 'vitest'
import { textReader, textRows } from './text-rows.ts'

const ROWS = [
  ['a', 'b'],
  ['1', '2'],
  ['3', '4'],
]

test.each([
  'a,b\r\n1,2\n3,4\r\n',
  'a,b\n1,2\r\n3,4',
  'a,b\r\n1,2\r3,4',
  'a,b\r1,2\r3,4\r',
  '"a","b"\r\n"1","2"\n"3","4"',
  'a;b\r\n"1" ;2\r3;4',
])('B-127a each line end ends a row, also in a file with several kinds of them: %j', (text) =>
  expect(textRows(text)).toEqual({ rows: ROWS, brokenAt: null }),
)

test('B-127a a line end within quotation marks belongs to its cell and stays as it is', () => {
  expect(textRows('a,b\r\n"x\r\ny\rz",2\n"say ""hi""\r\n",4').rows).toEqual([
    ['a', 'b'],
    ['x\r\ny\rz', '2'],
    ['say "hi"\r\n', '4'],
  ])
})

test('B-127a a text that comes in pieces is read as it is whole, wherever it is cut', () => {
  const text = 'a,b\r\n"x\r\ny",27"\r\n1,2\n"3","4"\r5,6\r\n'
  const whole = textRows(text)
  expect(whole.rows).toHaveLength(5)
  for (let at = 0; at < text.length; at++) {
    const reader = textReader(',')
    const rows = [text.slice(0, at), text.slice(at), ''].flatMap((piece, index) => reader.read(piece, index === 2))
    expect([at, rows.filter((cells) => cells.some(Boolean)), reader.brokenAt()]).toEqual([at, whole.rows, whole.brokenAt])
  }
})

test('B-127a a cell with hundreds of thousands of wrong quotation marks is refused by its row', () => {
  const { rows, brokenAt } = textRows(`a,b\r\n"${'" '.repeat(250_000)}${'x\r'.repeat(250_000)}`)
  expect([rows, brokenAt]).toEqual([[['a', 'b']], 2])
})
