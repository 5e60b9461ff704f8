import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slowness } from '../../scripts/lint/linear-regexp.mjs'
import { ANY_EMAIL, EMAIL } from './email.ts'
import { isExternal, isLink, isWebAddress } from './links.ts'
import { MOBILE } from './mobile.ts'
import { PHONE } from './phone.ts'
import { NUMBER_TEXT } from './number-text.ts'
import { isStaffName } from './staff-name.ts'

/** No kind of e-mail address takes these. */
const NO_ADDRESSES = [
  '',
  'a',
  'a@b',
  '@b.cn',
  'a@.cn',
  'a@b.c',
  'a b@c.cn',
  'a@b..cn',
  'a@-b.cn',
  'a@b-.cn',
  'a@b@c.cn',
  'a@b.cn\n',
  '<a@b.cn>',
]

/** Each check, with texts that it accepts and texts that it refuses. */
const CHECKS: [name: string, check: (text: string) => boolean, good: string[], bad: string[]][] = [
  [
    'V-05 an e-mail address',
    (text) => EMAIL.test(text),
    ['a@b.cn', 'hello@example.com', 'first.last+tag@mail.example-site.com.cn', 'UPPER_case-1@EXAMPLE.ORG', 'x@1.2.net'],
    [...NO_ADDRESSES, 'a@b.info', 'a@b.c1', '.a@b.cn', 'a.@b.cn', 'a..b@c.cn', '中@b.cn'],
  ],
  [
    'V-06 a mobile number',
    (text) => MOBILE.test(text),
    ['13800000000', '14700000000', '15912345678', '17012345678', '18612345678'],
    ['', '12800000000', '16612345678', '19912345678', '1380000000', '138000000000', '+8613800000000', '138 0000 0000', '2380000000a'],
  ],
  [
    'B-106a an e-mail address of a visitor',
    (text) => ANY_EMAIL.test(text),
    [
      'a@b.cn',
      'a@firm.info',
      'x@ex.photography',
      "o'brien+a/b@mail.example.com",
      '王@例子.公司',
      'jörg@müller.de',
      'a@xn--fiq228c.xn--55qx5d',
      'a..b@docomo.example',
    ],
    [...NO_ADDRESSES, 'a@b c.cn', 'a@b.cn\r\nBcc: x@y.cn', '"a b"@c.cn', `${'a'.repeat(65)}@b.cn`],
  ],
  [
    'B-106b a telephone number of a visitor',
    (text) => PHONE.test(text),
    ['13800000000', '+49 30 123456', '+49 (0)30/1234-56', '(0512) 1234-5678', '0512-12345678 转 8001', '+1.212.555.0100 ext. 12', '110 22'],
    ['', '1', '1234', 'call me', '+', '138\n00000', '13800000000; drop', '1'.repeat(33), '--12345', '12345-'],
  ],
  [
    'V-07 a number in text',
    (text) => NUMBER_TEXT.test(text),
    ['0', '7', '-7', '+7', '10', '0.5', '-0.25', '123456789012345678', '1.000'],
    ['', '-', '.', '007', '00', '01.5', '.5', '5.', '1e3', '1,000', ' 1', '1 ', '--1', 'NaN', '0x10', '１'],
  ],
  [
    'V-08 a web address',
    isWebAddress,
    ['http://example.com', 'https://www.example.com/a/b?c=d#e', 'HTTPS://EXAMPLE.COM', 'http://localhost:8080', 'https://例子.cn/路'],
    [
      '',
      'example.com',
      'www.example.com',
      '//example.com',
      '/a',
      'ftp://example.com',
      'https://',
      'https:///a',
      'https://a b.cn',
      'javascript:alert(1)',
      'http://[',
      ' https://a.cn',
    ],
  ],
  [
    'V-08 an external link',
    isExternal,
    ['http://a.cn', 'https://a.cn', 'HTTPS://a.cn', 'mailto:a@b.cn', 'tel:+86512'],
    ['', '/user', '#/user', 'user', 'javascript:alert(1)', 'data:text/html,x', 'httpx://a', 'xhttp://a'],
  ],
  [
    'V-08 a link for visitors',
    isLink,
    ['/', '/_news?id=3#top', '#top', 'https://a.cn/b', 'HTTP://[::1]:80/', 'mailto:a@b.cn', 'tel:+86 512'],
    ['', 'a', '//a.cn', 'https://[', 'https://a.cn:99999', 'http://', 'https://%zz', 'javascript:alert(1)', '/a b', '/\\\\a.cn'],
  ],
  ['V-08 the name of admin or editor', isStaffName, ['admin', 'editor', ' admin '], ['', 'Admin', 'viewer', 'admin2', 'admin editor']],
]

test.each(CHECKS)('V-05b V-06b V-07 V-08a V-08b V-08c %s is told from everything else', (_, check, good, bad) => {
  expect(good.filter((text) => !check(text))).toEqual([])
  expect(bad.filter(check)).toEqual([])
})

test('V-07 whatever is taken is the same number to the language', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(999), (whole, part) => NUMBER_TEXT.test(`${whole}.${part}`) && NUMBER_TEXT.test(String(whole))),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', '.', '-', '+') }), (text) => {
      if (NUMBER_TEXT.test(text)) expect(Number(text)).not.toBeNaN()
    }),
  )
})

test('V-05 V-06 B-06b no text takes long to be refused: the time grows in proportion to its length', () => {
  for (const { source, flags } of [EMAIL, ANY_EMAIL, MOBILE, PHONE, NUMBER_TEXT])
    expect([source, slowness(source, flags)]).toEqual([source, null])
  for (const text of [
    'a'.repeat(50_000),
    `${'a.'.repeat(20_000)}@`,
    `a@${'b-'.repeat(20_000)}`,
    `a@${'b.'.repeat(20_000)}`,
    '1'.repeat(50_000),
  ]) {
    expect([EMAIL, ANY_EMAIL, MOBILE, PHONE].filter((one) => one.test(text))).toEqual([])
    expect(NUMBER_TEXT.test(`${text}x`)).toBe(false)
  }
})
