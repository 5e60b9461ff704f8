import { expect, test } from 'vitest'
import { dayIn } from './day-in.ts'

test('K-04 a day is that of its time zone: late in the evening in London it is tomorrow in Shanghai', () => {
  const moment = Date.UTC(2026, 0, 31, 23, 30)
  expect(dayIn('Europe/London', moment)).toBe('2026-01-31')
  expect(dayIn('Asia/Shanghai', moment)).toBe('2026-02-01')
})
