import { expect, test } from 'vitest'
import { focusWithin, pixelsOf } from './parts-of-pictures.ts'

const WHOLE = { width: 300, height: 200 }

test('B-117d a part in percent becomes whole pixels, at least one and none beyond the edge', () => {
  expect(pixelsOf({ x: 0, y: 0, width: 100, height: 100 }, WHOLE)).toEqual({ left: 0, top: 0, width: 300, height: 200 })
  expect(pixelsOf({ x: 33.334, y: 12.5, width: 33.333, height: 50 }, WHOLE)).toEqual({ left: 100, top: 25, width: 100, height: 100 })
  expect(pixelsOf({ x: 100, y: 100, width: 100, height: 0 }, WHOLE)).toEqual({ left: 299, top: 199, width: 1, height: 1 })
  expect(pixelsOf({ x: 99.9, y: 60, width: 50, height: 90 }, WHOLE)).toEqual({ left: 299, top: 120, width: 1, height: 80 })
})

test('B-117d the point of a picture is the same spot in its part, and the nearest edge where the part leaves it out', () => {
  const right = { left: 150, top: 0, width: 150, height: 200 }
  expect(focusWithin({ x: 75, y: 25 }, right, WHOLE)).toEqual({ x: 50, y: 25 })
  expect(focusWithin({ x: 10, y: 100 }, right, WHOLE)).toEqual({ x: 0, y: 100 })
})
