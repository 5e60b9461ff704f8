import { describe, expect, test } from 'vitest'
import { formIssues } from '../words/form-refusals.ts'
import { COMPARISONS } from './conditions.ts'
import { COMPARISONS_OF } from './comparisons.ts'
import { formDefinition } from './definition.ts'
import { newQuestion } from './empty.ts'
import { QUESTION_KINDS } from './questions.ts'

type Part = Record<string, unknown>

const line = (key: string, more: Part = {}) => ({ kind: 'line', key, label: key, ...more })
const when = (key: string, by: string, value?: unknown) => ({ join: 'all', comparisons: [{ key, by, value }] })
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
]

/** Checks a form of one group; returns the complaints, each with its place below the questions. */
function complaints(questions: Part[], language: 'zh-CN' | 'en' = 'en'): Record<string, string> {
  return complaintsOf({ steps: [{ groups: [{ questions }] }] }, language)
}

function complaintsOf(form: unknown, language: 'zh-CN' | 'en' = 'en'): Record<string, string> {
  const { error } = formDefinition.safeParse(form, { reportInput: true })
  const found = error ? formIssues(error, language) : []
  return Object.fromEntries(found.map(({ message, members }) => [members.join().replace('steps.0.groups.0.questions.', ''), message]))
}

describe('B-89a a form whose parts do not fit is refused at its place', () => {
  test('a key stands once in all steps, an option once in its question', () => {
    const group = (...questions: Part[]) => ({ groups: [{ questions }] })
    expect(complaintsOf({ steps: [group(line('name')), group(line('email'), line('name'))] })).toEqual({
      'steps.1.groups.0.questions.1.key': 'given twice: name',
    })
    const twice = [options[0], options[1], options[0]]
    const other = { kind: 'choices', key: 'other', label: 'x', options }
    expect(complaints([{ kind: 'choice', key: 'one', label: 'x', options: twice }, other])).toEqual({
      '0.options.2.value': 'given twice: a',
    })
  })

  test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'])(
    'a key is not the name of what every object has: %s',
    (key) => {
      expect(complaints([line(key)])).toEqual({ '0.key': `this name has another use, choose another one: ${key}` })
      expect(complaints([line(`${key}s`)])).toEqual({})
    },
  )

  test('a condition is about a question that stands before and has an answer', () => {
    const found = complaints(
      [
        { kind: 'text', key: 'note', label: '说明' },
        line('first', { shownIf: when('second', 'filled') }),
        line('second', { requiredIf: when('second', 'empty') }),
        line('third', { shownIf: when('nobody', 'filled'), requiredIf: when('note', 'filled') }),
        line('fourth', { shownIf: when('first', 'filled'), requiredIf: when('constructor', 'is', 'x') }),
      ],
      'zh-CN',
    )
    expect(found).toEqual({
      '1.shownIf.comparisons.0.key': '条件只能使用排在前面的问题：second',
      '2.requiredIf.comparisons.0.key': '条件只能使用排在前面的问题：second',
      '3.shownIf.comparisons.0.key': '没有这个问题：nobody',
      '3.requiredIf.comparisons.0.key': '“note”是说明文字，没有答案，不能用作条件',
      '4.requiredIf.comparisons.0.key': '没有这个问题：constructor',
    })
  })

  test('a group does not depend on its own questions, but may on those of an earlier group', () => {
    const form = (key: string) => ({
      steps: [{ groups: [{ questions: [line('before')] }] }, { groups: [{ shownIf: when(key, 'filled'), questions: [line('own')] }] }],
    })
    expect(complaintsOf(form('before'))).toEqual({})
    expect(complaintsOf(form('own'))).toEqual({
      'steps.1.groups.0.shownIf.comparisons.0.key': 'a condition can only use questions that stand before it: own',
    })
  })

  test.each(QUESTION_KINDS)('only comparisons that suit a question are made with it: %s', (kind) => {
    const fitting: Part = {
      number: 1,
      reference: 1,
      yesNo: true,
      date: '2026-02-28',
      choice: 'option1',
      choices: 'option2',
    }
    const value = fitting[kind] ?? 'x'
    const asked = newQuestion(kind, new Set())
    const accepted = COMPARISONS.filter((by) => {
      const given = by === 'filled' || by === 'empty' ? undefined : value
      return Object.keys(complaints([asked, line('next', { shownIf: when(asked.key, by, given) })])).length === 0
    })
    expect(accepted.toSorted()).toEqual(COMPARISONS_OF[kind].toSorted())
  })

  test.each([
    ['line', 'is', undefined, 'enter a value of the same type as the question “line1”'],
    ['line', 'is', ' ', 'enter a value of the same type as the question “line1”'],
    ['line', 'has', 3, 'enter a value of the same type as the question “line1”'],
    ['line', 'filled', 'x', '“is filled in” and “is empty” take no value'],
    ['number', 'more', '3', 'enter a value of the same type as the question “number1”'],
    ['date', 'less', '2026-02-30', 'enter a value of the same type as the question “date1”'],
    ['yesNo', 'is', 'yes', 'enter a value of the same type as the question “yesNo1”'],
    ['reference', 'is', 1.5, 'enter a value of the same type as the question “reference1”'],
    ['choice', 'is', 'option3', 'no such choice: option3'],
    ['choice', 'is', true, 'enter a value of the same type as the question “choice1”'],
    ['choices', 'has', 'toString', 'no such choice: toString'],
  ] as const)('a comparison of a %s by "%s" does not take %j', (kind, by, value, message) => {
    const found = complaints([newQuestion(kind, new Set()), line('next', { shownIf: when(`${kind}1`, by, value) })])
    expect(found).toEqual({ '1.shownIf.comparisons.0.value': message })
  })

  test.each([
    [line('x', { fewest: 3, most: 2 }), 'most', 'nothing lies in this range: from 3 to 2'],
    [{ kind: 'lines', fewest: 3, most: 2 }, 'most', 'nothing lies in this range: from 3 to 2'],
    [{ kind: 'number', min: 1, max: 0.5 }, 'max', 'nothing lies in this range: from 1 to 0.5'],
    [{ kind: 'number', min: 0.4, max: 0.6, digits: 0 }, 'digits', 'nothing lies in this range: from 0.4 to 0.6'],
    [{ kind: 'date', from: '2026-03-02', until: '2026-03-01' }, 'until', 'nothing lies in this range: from 2026-03-02 to 2026-03-01'],
    [{ kind: 'choices', options, fewest: 2, most: 1 }, 'most', 'nothing lies in this range: from 2 to 1'],
    [{ kind: 'choices', options, most: 3 }, 'most', 'must not be more than 2'],
    [{ kind: 'choices', options, fewest: 3 }, 'fewest', 'must not be more than 2'],
    [line('x', { format: 'mobile', most: 10 }), 'most', 'a text of this format has 11 to 11 characters'],
    [line('x', { format: 'mobile', fewest: 12 }), 'fewest', 'a text of this format has 11 to 11 characters'],
  ] as [Part, string, string][])('bounds that nothing fulfils: %j', (part, place, message) => {
    expect(complaints([{ ...part, key: 'x', label: 'x' }])).toEqual({ [`0.${place}`]: message })
  })

  test.each([
    { kind: 'number', min: 2, max: 2 },
    { kind: 'number', min: 0.35, max: 0.4, digits: 1 },
    { kind: 'number', min: -0.6, max: 0, digits: 0 },
    { kind: 'date', from: '2026-03-01', until: '2026-03-01' },
    { kind: 'choices', options, fewest: 2, most: 2 },
    { kind: 'line', format: 'email', most: 6 },
    { kind: 'consent', link: '/privacy' },
    { kind: 'consent', link: 'https://example.com/privacy' },
  ])('bounds that something fulfils are kept: %j', (part) => expect(complaints([{ ...part, key: 'x', label: 'x' }])).toEqual({}))

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://', 'privacy'])(
    'a consent does not lead to %s',
    (link) => {
      const message = 'enter a web address, a path of this site that begins with /, or a mailto: or tel: link'
      expect(complaints([{ kind: 'consent', key: 'x', label: 'x', link }])).toEqual({ '0.link': message })
    },
  )

  test('a form has 200 questions at most, in all its groups together, and 256 KB', () => {
    const group = (from: number, to: number) => ({
      questions: Array.from({ length: to - from }, (_, at) => line(`q${from + at}`)),
    })
    expect(complaintsOf({ steps: [{ groups: [group(0, 100)] }, { groups: [group(100, 200)] }] })).toEqual({})
    expect(complaintsOf({ steps: [{ groups: [group(0, 100)] }, { groups: [group(100, 201)] }] })).toEqual({
      steps: 'a form has at most 200 questions',
    })
    const long = Array.from({ length: 150 }, (_, at) => line(`q${at}`, { help: '长'.repeat(2000) }))
    expect(complaints(long)).toEqual({ '': 'a form must not be larger than 256 KB' })
  })
})
