import { expect, test } from 'vitest'
import { contrast, shadeFor } from './contrast.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#1890ff', '#ffffff')).toBeCloseTo(3.2, 1)
})

test.each(['#1890ff', '#409eff', '#ffe58f', '#000000', '#ffffff'])('white text reads well on the shade of %s', (colour) => {
  expect(contrast(shadeFor(colour), '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('a colour that is dark enough stays as it is; towards dark text a colour grows lighter', () => {
  expect(shadeFor('#003a8c')).toBe('#003a8c')
  expect(contrast(shadeFor('#003a8c', '#000000'), '#000000')).toBeGreaterThanOrEqual(4.5)
})
