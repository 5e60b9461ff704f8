import { expect, test } from 'vitest'
import { resources } from './resources/index.ts'
import { createSchema } from './schema.ts'
import { issueMessages } from './validation.ts'

function said(input: object, language: 'zh-CN' | 'en') {
  const checked = createSchema(resources.news.fields).safeParse(input, { reportInput: true })
  return checked.success ? [] : issueMessages(checked.error, language)
}

test('V-09 a complaint names its field and speaks the reader’s language', () => {
  expect(said({ title: '' }, 'zh-CN')).toEqual([{ message: '不能为空', members: ['title'] }])
  expect(said({}, 'en')).toEqual([{ message: 'must not be empty', members: ['title'] }])
  expect(said({ title: 'x'.repeat(201) }, 'zh-CN')).toEqual([{ message: '最多 200 个字符', members: ['title'] }])
  expect(said({ title: 'x', tags: Array.from({ length: 21 }, String) }, 'en')).toEqual([
    { message: 'at most 20 entries', members: ['tags'] },
  ])
})

test('V-09 people are not shown regular expressions', () => {
  const [complaint] = said({ title: 'x', slug: 'Not A Slug' }, 'zh-CN')
  expect(complaint).toEqual({ message: '格式不正确', members: ['slug'] })
  expect(JSON.stringify(complaint)).not.toContain('a-z')
})
