import { expect, test } from 'vitest'
import { FORM_TEMPLATES } from '../../../contract/forms/templates/index.ts'
import { problemWords } from './problem-words.ts'
import { problemsOf } from './problems.ts'
import { showableForm } from './showable.ts'
import { sketchOf } from './sketch.ts'
import type { Say } from './words.ts'

test('B-95b an unfinished form can be shown, whole', () => {
  const { definition } = FORM_TEMPLATES[0]!
  expect(showableForm(definition)).toEqual(definition)
  const unfinished = { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'choice', key: '', label: '' }] }] }], note: 'kept' }
  expect(showableForm(unfinished)).toEqual(unfinished)
})

test.each([
  ['nothing', null],
  ['a text', '{"steps":[]}'],
  ['other JSON', { fields: ['a'] }],
  ['no steps', { steps: [] }],
  ['an unknown kind', { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'script', key: 'a', label: 'a' }] }] }] }],
  ...[{ shownIf: 'x' }, { requiredIf: { join: 'all' } }, { shownIf: { comparisons: [null] } }, { options: 'x' }, { options: [1] }].map(
    (odd): [string, unknown] => [
      JSON.stringify(odd),
      { steps: [{ groups: [{ columns: 1, questions: [{ kind: 'choice', key: 'a', label: 'a', ...odd }] }] }] },
    ],
  ),
])('B-95c what the designer cannot show is no form: %s', (_, value) => {
  expect(showableForm(value)).toBeNull()
})

test('B-95b a complaint says its part, the field of it and the reason', () => {
  const say: Say = (key, values = {}) => `${key}(${Object.values(values).join('|')})`
  const sketch = sketchOf({ steps: [{ groups: [{ columns: 1, questions: [{ kind: 'line', key: 'a', label: '' }] }] }] })
  const [problem] = problemsOf(sketch, 'en')
  expect(problemWords(sketch, problem!, { say, language: 'en' })).toBe(`problems.at(question(1) · label()|${problem!.message})`)
  expect(problemWords(sketch, { id: null, place: 'steps', message: 'no' }, { say, language: 'en' })).toBe('problems.at(problems.form()|no)')
})
