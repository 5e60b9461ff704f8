import { expect, test } from 'vitest'
import { formDefinition } from './definition.ts'
import { emptyForm, freeKey, newQuestion } from './empty.ts'
import { QUESTION_KINDS } from './questions.ts'

test('B-89g an empty form has one step with one group without a title, and is no other’s', () => {
  expect(formDefinition.parse(emptyForm())).toEqual(emptyForm())
  expect(emptyForm()).toEqual({ steps: [{ groups: [{ columns: 1, questions: [] }] }] })
  emptyForm().steps[0]!.groups[0]!.questions.push(newQuestion('line', new Set()))
  expect(emptyForm().steps[0]!.groups[0]!.questions).toEqual([])
})

test.each(QUESTION_KINDS)('B-89g a new question of the kind %s has a free key, labels in both languages, and fits into a form', (kind) => {
  const taken = new Set([`${kind}1`, `${kind}3`])
  const question = newQuestion(kind, taken)
  expect(question).toMatchObject({ kind, key: `${kind}2` })
  expect(question.label).toMatch(/\p{Script=Han}/u)
  expect(question.labelEn).toMatch(/^[A-Za-z ]+$/)
  expect(formDefinition.safeParse({ steps: [{ groups: [{ questions: [question] }] }] }).error).toBeUndefined()
  expect(taken.size).toBe(2)
})

test('B-89g options of two new questions are not the same objects', () => {
  const [one, other] = [newQuestion('choice', new Set()), newQuestion('choice', new Set())]
  if (one.kind !== 'choice' || other.kind !== 'choice') throw new Error('no choice')
  one.options[0]!.label = 'changed'
  expect(other.options[0]!.label).toBe('选项 1')
  expect(freeKey('text', new Set(['text1']))).toBe('text2')
})
