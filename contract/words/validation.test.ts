import { expect, test } from 'vitest'
import { number, text, type TextFormat } from '../fields.ts'
import type { Language } from '../languages.ts'
import { resources } from '../resources/index.ts'
import { createSchema } from '../schema.ts'
import { inputSchema } from '../field-schema.ts'
import { issueMessages } from './validation.ts'

function said(input: object, language: 'zh-CN' | 'en') {
  const checked = createSchema(resources.news.fields).safeParse(input, { reportInput: true })
  return checked.success ? [] : issueMessages(checked.error, language)
}

test('V-09b a complaint names its field and speaks the reader’s language', () => {
  expect(said({ title: '' }, 'zh-CN')).toEqual([{ message: '不能为空', members: ['title'] }])
  expect(said({}, 'en')).toEqual([{ message: 'must not be empty', members: ['title'] }])
  expect(said({ title: 'x'.repeat(201) }, 'zh-CN')).toEqual([{ message: '最多 200 个字符', members: ['title'] }])
  expect(said({ title: 'x', tags: Array.from({ length: 21 }, String) }, 'en')).toEqual([
    { message: 'at most 20 entries', members: ['tags'] },
  ])
})

test('V-09b people are not shown regular expressions', () => {
  const [complaint] = said({ title: 'x', slug: 'Not A Slug' }, 'zh-CN')
  expect(complaint).toEqual({ message: expect.stringContaining('只能用小写字母、数字和连字符'), members: ['slug'] })
  expect(JSON.stringify(complaint)).not.toContain('a-z')
})

test('V-09b a value of another type is said without the names of types', () => {
  const fields = (language: 'zh-CN' | 'en') => said({ title: 5, isTop: 'perhaps', tags: 'x' }, language).map(({ message }) => message)
  expect(fields('zh-CN')).toEqual(['格式不正确', '格式不正确', '格式不正确'])
  expect(fields('en')).toEqual(['has the wrong format', 'has the wrong format', 'has the wrong format'])
  const checked = inputSchema(number({ required: true })).safeParse('ten', { reportInput: true })
  expect(issueMessages(checked.error!, 'zh-CN').map(({ message }) => message)).toEqual(['请填写数字'])
  expect(issueMessages(checked.error!, 'en').map(({ message }) => message)).toEqual(['must be a number'])
})

/** Returns the messages for a required field of this format with this value. */
function saidOf(format: TextFormat, value: unknown, language: Language) {
  const checked = inputSchema(text({ required: true, format })).safeParse(value, { reportInput: true })
  return checked.success ? [] : issueMessages(checked.error, language).map(({ message }) => message)
}

test.each([
  ['V-05', 'email', '请输入邮箱', '邮箱格式不正确！', 'Enter an e-mail address', 'This is not an e-mail address.', 'a@b.cn'],
  ['V-06', 'mobile', '请输入手机号码', '手机号码格式不正确！', 'Enter a mobile number', 'This is not a mobile number.', '13800000000'],
] as const)('V-09b %s an %s that is missing or wrong is said in its own words', (_, format, missing, wrong, missingEn, wrongEn, good) => {
  for (const nothing of [undefined, null, '', '   ']) {
    expect(saidOf(format, nothing, 'zh-CN'), String(nothing)).toEqual([missing])
    expect(saidOf(format, nothing, 'en')).toEqual([missingEn])
  }
  for (const other of ['x', '1', `${good}x1`, `${good} ${good}`]) {
    expect(saidOf(format, other, 'zh-CN'), other).toEqual([wrong])
    expect(saidOf(format, other, 'en')).toEqual([wrongEn])
  }
  expect(saidOf(format, ` ${good} `, 'zh-CN')).toEqual([])
})

test('V-09b a text that is missing is only said to be missing', () => {
  const checked = inputSchema(text({ required: true, pattern: /^[a-z]+$/ })).safeParse('', { reportInput: true })
  expect(issueMessages(checked.error!, 'zh-CN').map(({ message }) => message)).toEqual(['不能为空'])
})
