import { expect, test } from 'vitest'
import { countOf } from './word-count.ts'

test.each([
  ['', 0, 0],
  [' \n ', 0, 0],
  ['a new lens', 3, 8],
  ['新一代镜头', 5, 5],
  ['用 TC-110 测 0.05 mm。', 5, 15],
  ["don’t don't 1,200", 3, 15],
  ['レンズ 렌즈', 5, 5],
  ['，。！ ——', 0, 5],
  ['é à', 2, 2],
  ['naïve café', 2, 9],
] as const)('B-121f %j has %i words and %i signs', (text, words, signs) => {
  expect(countOf(text)).toEqual({ words, signs })
})
