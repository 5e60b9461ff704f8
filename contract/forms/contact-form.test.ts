import { expect, test } from 'vitest'
import { checkAnswers } from './answers.ts'
import { asksNothing, furtherAnswers, furtherChecked, furtherQuestions, underFields } from './contact-form.ts'
import { formDefinition, questionsOf } from './definition.ts'
import { FORM_TEMPLATES } from './templates/index.ts'

const filled = (key: string) => ({ join: 'all', comparisons: [{ key, by: 'filled' }] })
const definition = formDefinition.parse({
  steps: [
    { groups: [{ questions: [{ kind: 'line', key: 'email', label: '邮箱', required: true }] }] },
    {
      groups: [
        {
          shownIf: filled('email'),
          questions: [
            { kind: 'line', key: 'website', label: '网站', required: true },
            { kind: 'line', key: 'more', label: '更多', requiredIf: filled('website') },
            { kind: 'file', key: 'drawing', label: '图纸', required: true },
          ],
        },
      ],
    },
  ],
})
const keysOf = (form: typeof definition) => questionsOf(form).map(({ key }) => key)

test('B-118d of a form the questions that the contact page asks by itself are left out, with the places that they leave empty', () => {
  expect(keysOf(furtherQuestions(definition))).toEqual(['website', 'more', 'drawing'])
  expect(furtherQuestions(definition).steps).toHaveLength(1)
  expect(asksNothing(furtherQuestions(formDefinition.parse({ steps: [definition.steps[0]] })))).toBe(true)
})

test('B-118d fields have names of their own, in conditions too, and the prescribed ones keep theirs', () => {
  const { steps } = underFields(furtherQuestions(definition))
  expect(steps[0]!.groups[0]).toMatchObject({
    shownIf: filled('email'),
    questions: [{ key: 'own-website' }, { key: 'own-more', requiredIf: filled('own-website') }, { key: 'own-drawing' }],
  })
})

test('B-118d the prescribed answers are seen by conditions and judged by none, and only the further ones are kept', () => {
  const check = (given: object) => checkAnswers(furtherChecked(definition), given, 'en')
  expect(check({ phone: '1' })).toMatchObject({ problems: [{ key: 'phone' }] })
  expect(check({})).toEqual({ answers: {} })
  expect(check({ email: 'x' })).toMatchObject({ problems: [{ key: 'website' }, { key: 'drawing' }] })
  const further = { website: 'y', more: 'z', drawing: [`/media/${'a'.repeat(32)}`] }
  const checked = check({ email: 'x', ...further })
  expect('answers' in checked && furtherAnswers(checked.answers)).toEqual(further)
})

test('B-118d each template can add to the contact form', () => {
  for (const { definition: form } of FORM_TEMPLATES)
    expect(keysOf(underFields(furtherQuestions(form))).join(' ')).not.toMatch(/(^| )(name|email|phone|message)/)
})
