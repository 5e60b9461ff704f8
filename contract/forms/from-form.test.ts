import { describe, expect, test } from 'vitest'
import { checkAnswers } from './answers.ts'
import { formDefinition } from './definition.ts'
import { fromForm } from './from-form.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const form = formDefinition.parse({
  steps: [
    {
      groups: [
        {
          questions: [
            { kind: 'line', key: 'name', label: '姓名' },
            { kind: 'line', key: 'mobile', label: '手机', format: 'mobile' },
            { kind: 'lines', key: 'message', label: '留言' },
            { kind: 'number', key: 'count', label: '数量' },
            { kind: 'date', key: 'day', label: '日期' },
            { kind: 'choice', key: 'one', label: '单选', options },
            { kind: 'choices', key: 'many', label: '多选', options },
            { kind: 'yesNo', key: 'visits', label: '来访' },
            { kind: 'consent', key: 'terms', label: '同意' },
            { kind: 'reference', key: 'product', label: '产品', target: 'product' },
            { kind: 'file', key: 'files', label: '附件', most: 3 },
            { kind: 'text', key: 'note', label: '说明' },
          ],
        },
      ],
    },
  ],
})
const only = (name: string, ...texts: string[]) =>
  fromForm(
    form,
    texts.map((text) => [name, text] as const),
  )[name]

describe('B-89d the fields of an HTML form become answers', () => {
  test('a whole form', () => {
    const query = new URLSearchParams(
      'step=2&name=+Li+&mobile=１３８００００００００&message=a%0D%0Ab&count=1,234.5&day=2026-03-01&one=b&many=c&many=a&visits=0&terms=on&product=7&files=&note=x&day=',
    )
    const given = fromForm(form, query)
    expect(given).not.toHaveProperty('step')
    expect(given).not.toHaveProperty('note')
    expect(checkAnswers(form, given, 'zh-CN')).toEqual({
      answers: {
        name: 'Li',
        mobile: '13800000000',
        message: 'a\nb',
        count: 1234.5,
        day: '2026-03-01',
        one: 'b',
        many: ['a', 'c'],
        visits: false,
        terms: true,
        product: 7,
      },
    })
    expect(fromForm(form, [])).toEqual({})
  })

  test.each([
    ['5', 5],
    [' -1.5 ', -1.5],
    ['１２３．５', 123.5],
    ['１，２３４', 1234],
    ['1,234,567.89', 1234567.89],
    ['1 234', 1234],
    ['3,5', 3.5],
    ['.5', 0.5],
    ['+7', 7],
    ['1,23,4', '1,23,4'],
    ['1e5', '1e5'],
    ['0x10', '0x10'],
    ['Infinity', 'Infinity'],
    ['ten', 'ten'],
    ['1.2.3', '1.2.3'],
  ])('the number %j is %j', (text, expected) => expect(only('count', text)).toBe(expected))

  test.each([
    [['on'], true],
    [['1'], true],
    [['true'], true],
    [['0', '1'], true],
    [['0'], false],
    [['false'], false],
    [['off'], false],
    [['perhaps'], 'perhaps'],
    [[''], undefined],
    [[], undefined],
  ])('the boxes %j mean %j', (texts, expected) => expect(only('visits', ...texts)).toBe(expected))

  test.each([
    ['7', 7],
    ['7.0', '7.0'],
    ['9'.repeat(30), '9'.repeat(30)],
  ])('the number of a row %j is %j', (text, expected) => expect(only('product', text)).toBe(expected))
})
