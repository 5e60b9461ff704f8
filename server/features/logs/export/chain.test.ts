import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { linesOf } from '../../../config/lines.ts'
import { chained, checkChain } from './chain.ts'

const keys = generateKeyPairSync('ed25519')
const signed = (text: string) => sign(null, Buffer.from(text), keys.privateKey).toString('base64')
const isSigned = (text: string, signature: string) => verify(null, Buffer.from(text), keys.publicKey, Buffer.from(signature, 'base64'))
const HEAD = {
  site: 'https://www.example.com',
  log: 'webLog',
  from: null,
  to: null,
  timeZone: 'Asia/Shanghai',
  time: '2026-11-24T00:00:00Z',
  keyId: 'k',
}

async function fileOf(rows: object[][], signing = signed): Promise<string> {
  let text = ''
  for await (const piece of chained(
    HEAD,
    (async function* () {
      yield* rows as Record<string, unknown>[][]
    })(),
    signing,
  ))
    text += piece
  return text
}
const check = (text: string) =>
  checkChain(
    linesOf(
      (async function* () {
        yield* [text.slice(0, 7), text.slice(7)]
      })(),
    ),
    isSigned,
  )
const rows = [[{ id: 1, path: '一\u2028' }, { id: 2 }], [], [{ id: 3 }, { id: 4 }]]

test('B-73a a file holds its rows in order, and is as it was signed', async () => {
  const text = await fileOf(rows)
  expect(await check(text)).toEqual({ head: { format: 'portico log 1', ...HEAD }, count: 4 })
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.slice(1, -1).map(({ row }) => row)).toEqual(rows.flat())
  expect(await check(await fileOf([]))).toMatchObject({ count: 0 })
})

test('B-73b a file that was changed, cut, reordered, joined or signed by another is refused, and its line is named', async () => {
  const text = await fileOf(rows)
  const lines = text.trimEnd().split('\n')
  const joined = (...some: string[]) => `${some.join('\n')}\n`
  const [head, one, two, three, four, end] = lines as [string, string, string, string, string, string]
  const other = generateKeyPairSync('ed25519')
  const forged = await fileOf(rows, (body) => sign(null, Buffer.from(body), other.privateKey).toString('base64'))
  const cases: [string, string, RegExp][] = [
    ['a row', text.replace('"id":2', '"id":9'), /^Line 3 was changed/],
    ['the last row', text.replace('"id":4', '"id":9'), /^Line 5 was changed/],
    ['the head', text.replace('example.com', 'example.org'), /^Line 1 was changed/],
    ['the count', text.replace('"count":4', '"count":5'), /^Line 6 tells of 5 rows, and there are 4/],
    ['a byte of a row that is no JSON', text.replace('{"line":3', '{line:3'), /^Line 3 is no line/],
    ['the end cut off', joined(head, one, two, three), /^The file ends with line 4 and without its signature/],
    ['a line cut in two', text.slice(0, text.indexOf('"id":3')), /^Line 4 is no line/],
    ['a line taken out', joined(head, one, three, four, end), /^Line 3 was line 4/],
    ['two lines changed over', joined(head, two, one, three, four, end), /^Line 2 was line 3/],
    ['a line twice', joined(head, one, one, two, three, four, end), /^Line 3 was line 2/],
    ['two files', text + text, /^Line 7 stands behind the end/],
    ['the rows of another file', joined(head, one) + forged, /^Line 3 is no line/],
    ['another key', forged, /^The signature in line 6 is not that of the key k/],
    ['no head', joined(one, two, end), /^Line 1 is not the head/],
    ['nothing', '', /^The file is empty/],
  ]
  for (const [what, spoilt, sentence] of cases) {
    const found = await check(spoilt).then(
      () => 'whole',
      (error: Error) => error.message,
    )
    expect([what, found]).toEqual([what, expect.stringMatching(sentence)])
  }
})
