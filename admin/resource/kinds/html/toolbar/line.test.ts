import { expect, test } from 'vitest'
import { split, type BarKey } from './line.ts'

const GROUPS: BarKey[][] = [['level'], ['bold', 'italic', 'superscript'], ['link', 'table'], ['source']]
const ALL = 106 + 6 * 26 + 4 * 7 + 2 * 26

test('B-126c all tools are in the line while it has room, and nothing waits behind another tool', () => {
  expect(split(GROUPS, 2, { line: ALL, step: 26 })).toEqual({ line: GROUPS, rest: [] })
  expect(split(GROUPS, 2, null)).toEqual({ line: GROUPS, rest: [] })
})

test('B-126c the least used tools leave a narrow line, in their order, and make room for the tool that shows them', () => {
  expect(split(GROUPS, 2, { line: ALL - 1, step: 26 })).toEqual({
    line: [['level'], ['bold', 'italic'], ['link', 'table']],
    rest: [['superscript'], ['source']],
  })
})

test('B-126c no tool is lost in a line that has room for none', () => {
  expect(split(GROUPS, 2, { line: 10, step: 26 })).toEqual({ line: [], rest: GROUPS })
})
