import { describe, expect, test } from 'vitest'
import { FORM_COMPLAINTS } from '../words/form-refusals.ts'
import { checkAnswers } from './answers.ts'
import { formDefinition } from './definition.ts'

const formOf = (...questions: object[]) => formDefinition.parse({ steps: [{ groups: [{ questions }] }] })
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const file = (at: number) => `/media/0123456789abcdef${String(at).padStart(4, '0')}`

/** Checks one answer; returns it as kept, or the words and values of the complaint. */
function check(question: object, value: unknown): unknown {
  const checked = checkAnswers(formOf({ key: 'x', label: '题', ...question }), { x: value }, 'zh-CN')
  if ('answers' in checked) return Object.hasOwn(checked.answers, 'x') ? { kept: checked.answers['x'] } : 'none'
  const [{ words, values }] = checked.problems as [(typeof checked.problems)[number]]
  expect(checked.problems).toHaveLength(1)
  expect(FORM_COMPLAINTS['zh-CN']).toHaveProperty(words.replace('invalid.', ''))
  const { label, ...others } = values
  expect(label).toBe('题')
  return [words.replace('invalid.', ''), ...Object.values(others)]
}

describe('B-89c an answer is checked by the kind of its question', () => {
  test.each([
    [{ kind: 'line' }, '  words ', { kept: 'words' }],
    [{ kind: 'line' }, ' ', 'none'],
    [{ kind: 'line' }, null, 'none'],
    [{ kind: 'line' }, 5, ['pattern']],
    [{ kind: 'line' }, { toString: 1 }, ['pattern']],
    [{ kind: 'line' }, 'a\nb', ['pattern']],
    [{ kind: 'line' }, 'a\0b', ['characters']],
    [{ kind: 'line' }, 'a\uD800', ['characters']],
    [{ kind: 'line' }, 'x'.repeat(501), ['tooLong', 500]],
    [{ kind: 'line', most: 3 }, 'abcd', ['tooLong', 3]],
    [{ kind: 'line', fewest: 3 }, 'ab ', ['tooShort', 3]],
    [{ kind: 'line', format: 'email' }, 'a@b.cn', { kept: 'a@b.cn' }],
    [{ kind: 'line', format: 'email' }, 'a@b', ['email']],
    [{ kind: 'line', format: 'mobile' }, '13800000000', { kept: '13800000000' }],
    [{ kind: 'line', format: 'mobile' }, '1380000000', ['mobile']],
    [{ kind: 'line', format: 'phone' }, '+86 (10) 6275-1234', { kept: '+86 (10) 6275-1234' }],
    [{ kind: 'line', format: 'phone' }, '010', ['phone']],
    [{ kind: 'line', format: 'phone' }, 'call me', ['phone']],
    [{ kind: 'line', format: 'link' }, 'https://example.com/a', { kept: 'https://example.com/a' }],
    [{ kind: 'line', format: 'link' }, 'javascript:alert(1)', ['webAddress']],
    [{ kind: 'line', format: 'link' }, 'mailto:a@b.cn', ['webAddress']],
    [{ kind: 'line', format: 'digits' }, '0123', { kept: '0123' }],
    [{ kind: 'line', format: 'digits' }, '12.3', ['digits']],
    [{ kind: 'lines' }, 'a\r\nb\r\n', { kept: 'a\nb' }],
    [{ kind: 'lines', most: 3 }, 'a\r\nb', { kept: 'a\nb' }],
    [{ kind: 'lines' }, 'x'.repeat(5001), ['tooLong', 5000]],
    [{ kind: 'number' }, 0, { kept: 0 }],
    [{ kind: 'number' }, '5', ['number']],
    [{ kind: 'number' }, NaN, ['number']],
    [{ kind: 'number' }, Infinity, ['number']],
    [{ kind: 'number' }, 1e300, ['tooBig', Number.MAX_SAFE_INTEGER]],
    [{ kind: 'number', min: 1 }, 0.5, ['tooSmall', 1]],
    [{ kind: 'number', max: 1 }, 1.5, ['tooBig', 1]],
    [{ kind: 'number', digits: 2 }, 0.07, { kept: 0.07 }],
    [{ kind: 'number', digits: 2 }, 0.075, ['decimals', 2]],
    [{ kind: 'number', digits: 0 }, 1.5, ['wholeNumber']],
    [{ kind: 'date' }, '2024-02-29', { kept: '2024-02-29' }],
    [{ kind: 'date' }, '2026-02-29', ['date']],
    [{ kind: 'date' }, '2026-2-9', ['date']],
    [{ kind: 'date', from: '2026-03-01' }, '2026-02-28', ['tooEarly', '2026-03-01']],
    [{ kind: 'date', until: '2026-03-01' }, '2026-03-02', ['tooLate', '2026-03-01']],
    [{ kind: 'choice', options }, 'b', { kept: 'b' }],
    [{ kind: 'choice', options }, 'd', ['noSuchItem', 'd']],
    [{ kind: 'choice', options }, ['a'], ['pattern']],
    [{ kind: 'choice', options }, 'constructor', ['noSuchItem', 'constructor']],
    [{ kind: 'choices', options }, ['c', 'a'], { kept: ['a', 'c'] }],
    [{ kind: 'choices', options }, [], 'none'],
    [{ kind: 'choices', options }, 'a', ['pattern']],
    [{ kind: 'choices', options }, ['a', 5], ['pattern']],
    [{ kind: 'choices', options }, ['a', 'd'], ['noSuchItem', 'd']],
    [{ kind: 'choices', options }, ['a', 'a'], ['repeated', 'a']],
    [{ kind: 'choices', options, most: 2 }, ['a', 'b', 'c'], ['tooMany', 2]],
    [{ kind: 'choices', options, fewest: 2 }, ['a'], ['tooFew', 2]],
    [{ kind: 'choices', options }, Array.from({ length: 100_000 }, () => 'a'), ['tooMany', 3]],
    [{ kind: 'yesNo' }, false, { kept: false }],
    [{ kind: 'yesNo' }, 'no', ['pattern']],
    [{ kind: 'consent', required: true }, true, { kept: true }],
    [{ kind: 'consent' }, false, 'none'],
    [{ kind: 'consent', required: true }, false, ['consent']],
    [{ kind: 'consent', required: true }, undefined, ['consent']],
    [{ kind: 'consent', required: true }, 'true', ['pattern']],
    [{ kind: 'dictionary', dictionary: 'news-category' }, ' company ', { kept: 'company' }],
    [{ kind: 'dictionary', dictionary: 'news-category' }, 'x'.repeat(65), ['tooLong', 64]],
    [{ kind: 'reference', target: 'product' }, 7, { kept: 7 }],
    [{ kind: 'reference', target: 'product' }, 0, ['pattern']],
    [{ kind: 'reference', target: 'product' }, 2 ** 53, ['pattern']],
    [{ kind: 'file', most: 2 }, [file(1), file(2)], { kept: [file(1), file(2)] }],
    [{ kind: 'file', most: 2 }, [file(1), file(2), file(3)], ['tooMany', 2]],
    [{ kind: 'file', most: 2 }, [file(1), file(1)], ['repeated', file(1)]],
    [{ kind: 'file' }, ['https://example.com/x'], ['noSuchUpload']],
    [{ kind: 'file' }, ['/media/../secret0123456789'], ['noSuchUpload']],
    [{ kind: 'file' }, file(1), ['pattern']],
  ] as [object, unknown, unknown][])('%j takes %j: %j', (question, value, expected) => expect(check(question, value)).toEqual(expected))

  test.each([
    [{ kind: 'line' }, ['required']],
    [{ kind: 'line', format: 'email' }, ['emailMissing']],
    [{ kind: 'line', format: 'mobile' }, ['mobileMissing']],
    [{ kind: 'choices', options }, ['required']],
  ])('a required %j that is empty: %j', (question, expected) => {
    for (const nothing of [undefined, null, '', ' ', []]) expect(check({ ...question, required: true }, nothing)).toEqual(expected)
  })
})

describe('B-89c all answers together', () => {
  const form = formOf(
    { kind: 'choice', key: 'kind', label: '类型', labelEn: 'Kind', options, required: true },
    {
      kind: 'line',
      key: 'other',
      label: '其他',
      labelEn: 'Other',
      required: true,
      shownIf: { join: 'all', comparisons: [{ key: 'kind', by: 'is', value: 'c' }] },
    },
    { kind: 'line', key: 'email', label: '邮箱', format: 'email' },
    { kind: 'line', key: 'copy', label: '抄送', required: true, shownIf: { join: 'all', comparisons: [{ key: 'email', by: 'filled' }] } },
    { kind: 'text', key: 'note', label: '说明' },
  )

  test('an answer to a question that is not shown is dropped, even a wrong one', () => {
    expect(checkAnswers(form, { kind: 'a', other: { wrong: true } }, 'en')).toEqual({ answers: { kind: 'a' } })
    expect(checkAnswers(form, { kind: 'c', other: 'x' }, 'en')).toEqual({ answers: { kind: 'c', other: 'x' } })
  })

  test('all complaints come at once, with the labels of the reader’s language, also about what depends on a wrong answer', () => {
    expect(checkAnswers(form, { kind: 'c', email: 'wrong' }, 'en')).toEqual({
      problems: [
        { key: 'other', words: 'invalid.required', values: { label: 'Other' } },
        { key: 'email', words: 'invalid.email', values: { label: '邮箱' } },
        { key: 'copy', words: 'invalid.required', values: { label: '抄送' } },
      ],
    })
  })

  test('what answers no question is refused', () => {
    const given = JSON.parse('{"kind":"a","note":"x","__proto__":"x","toString":"x"}') as unknown
    expect(checkAnswers(form, given, 'en')).toEqual({
      problems: ['note', '__proto__', 'toString'].map((key) => ({ key, words: 'invalid.unknown', values: { names: key } })),
    })
    const many = { kind: 'a', ...Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`x${at}`, 1])) }
    expect(checkAnswers(form, many, 'en')).toEqual({ problems: [{ key: '', words: 'invalid.tooManyNames', values: {} }] })
  })

  test.each([[null], [undefined], ['x'], [5], [[]], [[1]]])('%j is no set of answers', (given) => {
    expect(checkAnswers(form, given, 'en')).toEqual({ problems: [{ key: '', words: 'invalid.pattern', values: {} }] })
  })
})
