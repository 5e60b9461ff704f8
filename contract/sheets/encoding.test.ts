import { expect, test } from 'vitest'
import { encodingOf, separatorOf } from './encoding.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))
const text = (value: string) => new TextEncoder().encode(value)

test('B-103g B-107a a mark and valid UTF-8 prove an encoding', () => {
  expect(encodingOf(text('\uFEFF名称'))).toEqual({ encoding: 'utf-8', isGuess: false })
  expect(encodingOf(text('名称,Zubehör'))).toEqual({ encoding: 'utf-8', isGuess: false })
  expect(encodingOf(text('name'))).toEqual({ encoding: 'utf-8', isGuess: false })
  expect(encodingOf(bytes('fffe0d54'))).toEqual({ encoding: 'utf-16le', isGuess: false })
})

test.each([
  ['恒光仪器', 'bae3b9e2d2c7c6f7', 'gb18030'],
  ['联通', 'c1aacda8', 'gb18030'],
  ['臺灣光學', 'bb4fc657a5fabec7', 'big5'],
  ['Zubehör GmbH, Café Noir', '5a75626568f67220476d62482c20436166e9204e6f6972', 'windows-1252'],
  ['Größe, Zubehör, groß', '4772f6df652c205a75626568f6722c2067726fdf', 'windows-1252'],
  ['UTF-16 LE without a mark', '61002c0062000d54', 'utf-16le'],
  ['UTF-16 BE without a mark', '0061002c0062540d', 'utf-16be'],
])('B-107a any other encoding is a guess: %s', (_, hex, encoding) => {
  expect(encodingOf(bytes(hex))).toEqual({ encoding, isGuess: true })
})

test.each(['sep=;\r\n', 'sep=;\n', 'SEP=;\r', '"sep=;"\r\n'])('B-103g the line %j tells the separator and is no row', (line) => {
  expect(separatorOf(`${line}a;b`)).toEqual({ text: 'a;b', separator: ';' })
})
