import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactedMessage } from './redact-message.ts'

describe('The message of an error in a log', () => {
  test.each([
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
    ["Can't find variable: total", "Can't find variable: total"],
    [
      'Failed to fetch dynamically imported module: /assets/form-Bx3kQ9aZ.js',
      'Failed to fetch dynamically imported module: /assets/form-Bx3kQ9aZ.js',
    ],
    ['“部分区域渲染出错”：此区域渲染失败', '“部分区域渲染出错”：此区域渲染失败'],
  ])('B-75c keeps the words of a program: %s', (message, kept) => expect(redactedMessage(message)).toBe(kept))

  test.each([
    [`Unexpected token 'W', "Wang 1"... is not valid JSON`, `Unexpected token 'W', "***"... is not valid JSON`],
    ["'#wang li' is not a valid selector", "'***' is not a valid selector"],
    ['never closed "Wang', 'never closed "***"'],
    ['password=hunter2 x', 'password=*** x'],
    ['accessToken: hunter2 x', 'accessToken: *** x'],
    ['call +86 138-1234-5678 now', 'call +*** now'],
    ['a@b.cn wrote', '*** wrote'],
    ['see https://a.example/x?y=1', 'see ***'],
    ['/user?name=wang failed', '/user?*** failed'],
    ['from 203.0.113.9 and 2001:db8:0:1::9', 'from *** and ***'],
  ])('B-75c hides what may be of a person: %s', (message, kept) => expect(redactedMessage(message)).toBe(kept))

  test('B-75d of any text one line of 300 characters is kept at most', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (text) => {
        const kept = redactedMessage(text)
        expect(kept.length).toBeLessThanOrEqual(300)
        expect(kept).not.toMatch(/[\n\r]/)
      }),
    )
  })
})
