import { describe, expect, test } from 'vitest'
import type { Answers } from './answer.ts'
import type { Comparison } from './conditions.ts'
import { formDefinition } from './definition.ts'
import { isTrue, requiredKeys, shownKeys } from './shown.ts'

const when = (key: string, by: Comparison, value?: string | number | boolean) => ({
  join: 'all' as const,
  comparisons: [{ key, by, value }],
})
const line = (key: string, more: object = {}) => ({ kind: 'line', key, label: key, ...more })

describe('B-89b a comparison with an answer', () => {
  test.each([
    ['is', 'Beijing', { a: ' Beijing ' }, true],
    ['is', 'Beijing', { a: 'beijing' }, false],
    ['is', 3, { a: 3 }, true],
    ['is', false, { a: false }, true],
    ['is', false, {}, false],
    ['isNot', 'x', {}, true],
    ['isNot', 'x', { a: 'x' }, false],
    ['isNot', 'x', { a: 'y' }, true],
    ['has', 'x', { a: ['x', 'y'] }, true],
    ['has', 'x', { a: ['xy'] }, false],
    ['has', 'world', { a: 'Hello World' }, true],
    ['has', 'worlds', { a: 'Hello World' }, false],
    ['more', 3, { a: 3 }, false],
    ['more', 3, { a: 3.5 }, true],
    ['more', 3, { a: '4' }, false],
    ['more', 3, {}, false],
    ['less', 3, { a: -4 }, true],
    ['less', 3, {}, false],
    ['more', '2026-02-28', { a: '2026-03-01' }, true],
    ['less', '2026-02-28', { a: '2026-02-28' }, false],
    ['filled', undefined, { a: 0 }, true],
    ['filled', undefined, { a: false }, true],
    ['filled', undefined, { a: '  ' }, false],
    ['empty', undefined, { a: [] }, true],
    ['empty', undefined, {}, true],
    ['empty', undefined, { a: 'x' }, false],
  ] as [Comparison, string | number | boolean | undefined, Answers, boolean][])('%s %j of %j is %j', (by, value, answers, expected) => {
    expect(isTrue(when('a', by, value), answers, () => true)).toBe(expected)
  })

  test('a hidden answer counts as none, and so does a name that every object has', () => {
    expect(isTrue(when('a', 'filled'), { a: 'x' }, () => false)).toBe(false)
    expect(isTrue(when('a', 'empty'), { a: 'x' }, () => false)).toBe(true)
    expect(isTrue(when('constructor', 'filled'), {}, () => true)).toBe(false)
  })

  test('all or any of several comparisons', () => {
    const comparisons = [...when('a', 'filled').comparisons, ...when('b', 'filled').comparisons]
    const holds = (join: 'all' | 'any', answers: Answers) => isTrue({ join, comparisons }, answers, () => true)
    expect([holds('all', { a: 1 }), holds('any', { a: 1 }), holds('all', { a: 1, b: 2 }), holds('any', {})]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('B-89b questions are shown and required by the answers before them', () => {
  const form = formDefinition.parse({
    steps: [
      {
        groups: [
          {
            questions: [
              { kind: 'yesNo', key: 'visits', label: '来访' },
              line('city', { shownIf: when('visits', 'is', true), required: true }),
              line('street', { shownIf: when('city', 'filled'), requiredIf: when('city', 'is', 'Beijing') }),
            ],
          },
        ],
      },
      {
        groups: [
          {
            shownIf: when('street', 'filled'),
            questions: [
              { kind: 'text', key: 'note', label: '说明' },
              { kind: 'consent', key: 'terms', label: '同意', required: true },
              line('signature', { shownIf: when('terms', 'filled') }),
            ],
          },
        ],
      },
    ],
  })
  const shown = (answers: Answers) => [...shownKeys(form, answers)]
  const required = (answers: Answers) => [...requiredKeys(form, answers)]

  test('hiding one hides what depends on it, whatever is still filled in there', () => {
    const all = { visits: true, city: 'Beijing', street: 'x', terms: true, signature: 'y' }
    expect(shown(all)).toEqual(['visits', 'city', 'street', 'note', 'terms', 'signature'])
    expect(shown({ ...all, city: '' })).toEqual(['visits', 'city'])
    expect(shown({ ...all, visits: false })).toEqual(['visits'])
    expect(shown({})).toEqual(['visits'])
  })

  test('a consent that is not given is no answer', () => {
    expect(shown({ visits: true, city: 'x', street: 'x', terms: false })).toEqual(['visits', 'city', 'street', 'note', 'terms'])
  })

  test('what is hidden is not required', () => {
    expect(required({})).toEqual([])
    expect(required({ visits: true })).toEqual(['city'])
    expect(required({ visits: true, city: 'Shanghai' })).toEqual(['city'])
    expect(required({ visits: true, city: 'Beijing' })).toEqual(['city', 'street'])
    expect(required({ visits: true, city: 'Beijing', street: 'x' })).toEqual(['city', 'street', 'terms'])
    expect(required({ visits: false, city: 'Beijing', street: 'x' })).toEqual([])
  })
})
