import { expect, test } from 'vitest'
import { fileOf, focusOf, focusPosition, uploadIdOf, variantPath, withFocus } from './picture-files.ts'

const PLAIN = '/media/0123456789abcdef01234567'

test('the point that must stay in sight stands behind the address of a picture, and its files are the same', () => {
  const held = withFocus(PLAIN, { x: 30, y: 45 })
  expect(held).toBe(`${PLAIN}#focus=30,45`)
  expect(focusOf(held)).toEqual({ x: 30, y: 45 })
  expect(focusPosition(held)).toBe('30% 45%')
  expect([fileOf(held), uploadIdOf(held)]).toEqual([PLAIN, '0123456789abcdef01234567'])
  expect(variantPath(held, 640, 'avif')).toBe(`${PLAIN}/640.avif`)
})

test('a point is replaced by another, or taken away; a picture without one is held in the middle', () => {
  expect(withFocus(`${PLAIN}#focus=30,45`, { x: 0, y: 100 })).toBe(`${PLAIN}#focus=0,100`)
  expect(withFocus(`${PLAIN}#focus=30,45`, null)).toBe(PLAIN)
  expect([focusOf(PLAIN), focusPosition(PLAIN), focusPosition(`${PLAIN}#other`)]).toEqual([null, undefined, undefined])
})
