import { expect, test } from 'vitest'
import { moved } from './focus-steps.ts'

test('B-117c an arrow key moves the focus point by one percent, with Shift by ten, never beyond the edge; no other key moves it', () => {
  const at = { x: 50, y: 98 }
  const by = (key: string, shiftKey = false) => moved({ key, shiftKey }, at)
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => by(key))).toEqual([
    { x: 49, y: 98 },
    { x: 51, y: 98 },
    { x: 50, y: 97 },
    { x: 50, y: 99 },
  ])
  expect([by('ArrowUp', true), by('ArrowDown', true)]).toEqual([
    { x: 50, y: 88 },
    { x: 50, y: 100 },
  ])
  expect([by('Tab'), by('Enter')]).toEqual([null, null])
})
