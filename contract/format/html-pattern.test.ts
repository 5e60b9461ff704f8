import { expect, test } from 'vitest'
import { ANY_EMAIL } from './email.ts'
import { htmlPattern } from './html-pattern.ts'
import { MOBILE } from './mobile.ts'
import { PHONE } from './phone.ts'

const TEXTS = [
  'a@firm.info',
  '中@例子.公司',
  'a(b)@c.cn',
  'a-b/c@d-e.museum',
  'a@b',
  '+49 (0)30/1234-56',
  '13800000000',
  '0512-1234 转 8001',
  '+',
  'x'.repeat(40),
]

test('B-106c a pattern of a field is what a browser compiles, and takes the same texts', () => {
  for (const pattern of [ANY_EMAIL, MOBILE, PHONE]) {
    const inBrowser = new RegExp(`^(?:${htmlPattern(pattern)})$`, 'v')
    expect(TEXTS.filter((text) => inBrowser.test(text))).toEqual(TEXTS.filter((text) => pattern.test(text)))
  }
})
