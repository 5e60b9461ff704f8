import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAhead } from './ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('B-02b what is made of pictures ahead of time begins when none has come for a while, and not after the server has stopped', () => {
  const begun: string[] = []
  const ahead = createAhead(1000)
  ahead.add(() => begun.push('first'))
  vi.advanceTimersByTime(999)
  ahead.add(() => begun.push('second'))
  vi.advanceTimersByTime(999)
  expect(begun).toEqual([])
  vi.advanceTimersByTime(1)
  expect(begun).toEqual(['first', 'second'])
  ahead.add(() => begun.push('third'))
  ahead.clear()
  vi.advanceTimersByTime(2000)
  expect(begun).toEqual(['first', 'second'])
})
