import { expect, test, vi } from 'vitest'
import { inStrides, nextSize } from './strides.ts'

const BOUNDS = { fewest: 20, most: 500 }

test('B-120d a step that took long makes the next one half as long, a quick one twice, within bounds', () => {
  expect([nextSize(200, 4.1, BOUNDS), nextSize(200, 0.9, BOUNDS), nextSize(200, 2, BOUNDS)]).toEqual([100, 400, 200])
  expect([nextSize(30, 100, BOUNDS), nextSize(400, 0, BOUNDS)]).toEqual([20, 500])
})

test('B-120d no step holds up others for long, however slow each row is, and all rows are done', async () => {
  for (const rowMs of [0.01, 0.05, 0.4, 2]) {
    let [left, longest, clock] = [3000, 0, 0]
    const now = vi.spyOn(performance, 'now').mockImplementation(() => clock)
    await inStrides(
      (work) => work(),
      BOUNDS,
      async (size) => {
        const took = Math.min(size, left) * rowMs
        left -= Math.min(size, left)
        clock += took
        longest = Math.max(longest, took)
        return left > 0
      },
    )
    now.mockRestore()
    expect([left, longest <= 50]).toEqual([0, true])
  }
})
