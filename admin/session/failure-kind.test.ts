import { describe, expect, test } from 'vitest'
import { failureKind } from './failure-kind.ts'
import { CallError } from './http.ts'

const LOST = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')

describe('A page that cannot be shown says why', () => {
  test.each([
    [LOST, 'code'],
    [new Error('Unable to preload CSS for /assets/a.css'), 'code'],
    [new CallError('x'), 'network'],
    [new CallError('x', { status: 429 }), 'tooMany'],
    [new CallError('x', { status: 503 }), 'busy'],
    [new CallError('x', { status: 500 }), 'fault'],
    [new TypeError('x is not a function'), 'fault'],
  ])('B-30g %s is %s', (error, kind) => {
    expect(failureKind(error, true)).toBe(kind)
  })

  test('B-30g without a network it says so, but a fault of the page stays a fault', () => {
    expect(failureKind(LOST, false)).toBe('offline')
    expect(failureKind(new TypeError('x is not a function'), false)).toBe('fault')
  })
})
