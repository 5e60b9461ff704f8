import { describe, expect, test } from 'vitest'
import { portalWords } from '../text/words.ts'
import { sayingOfError } from './refusal.ts'

const words = portalWords['zh-CN']
const refused = (status: number, retryAfter: number | null = null) => Object.assign(new Error('x'), { status, retryAfter })

describe('A public page inside the app that cannot be shown', () => {
  test.each([
    [refused(429, 30), '请在 30 秒后再试'],
    [refused(429), '请在 60 秒后再试'],
    [refused(503, 120), '请在 2 分钟后再试'],
    [refused(0), '无法连接服务器'],
    [refused(500), '问题在我们这边'],
    [new TypeError('x is not a function'), '问题在我们这边'],
  ])('B-30g %s: the hint tells the true cause (%s)', (error, hint) => {
    expect(sayingOfError(error, words).hint).toContain(hint)
  })

  test('B-30g a refusal for too many requests does not take the blame', () => {
    expect(sayingOfError(refused(429, 30), words).hint).not.toContain('问题在我们这边')
  })
})
