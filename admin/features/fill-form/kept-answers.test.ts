import { expect, test } from 'vitest'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import type { Question } from '../../../contract/forms/questions.ts'
import { answersKept, keptAnswers } from './kept-answers.ts'

const oneStep = (questions: Question[]): FormDefinition => ({ steps: [{ groups: [{ columns: 1, questions }] }] })
const questions: Question[] = [
  { kind: 'line', key: 'name', label: 'x' },
  { kind: 'number', key: 'pieces', label: 'x' },
  { kind: 'choices', key: 'days', label: 'x', options: [{ value: 'mon', label: 'x' }] },
  { kind: 'yesNo', key: 'urgent', label: 'x' },
  { kind: 'file', key: 'papers', label: 'x', types: 'any', most: 1, megabytes: 1 },
]
const form = { title: '申请', version: 3, definition: oneStep(questions) }
const answers = { name: '王芳', pieces: 12, days: ['mon'], urgent: false, papers: ['/media/abcdefghijklmnop'] }
const names = new Map([['/media/abcdefghijklmnop', '报价 #1.pdf']])

test('B-124h what the browser keeps of a form is the same again, with the names of files', () => {
  const kept = JSON.parse(JSON.stringify(keptAnswers(form, answers, names)))
  expect(kept).toMatchObject({ title: '申请', version: 3 })
  expect(answersKept(form, kept)).toEqual({ answers, names })
})

test('B-124h a question that is gone, or of another kind since, begins empty; what somebody wrote into the storage is no answer', () => {
  const kept = keptAnswers(form, answers, names)
  const definition = oneStep([
    { kind: 'line', key: 'name', label: 'x' },
    { kind: 'line', key: 'pieces', label: 'x' },
  ])
  expect(answersKept({ ...form, definition }, kept).answers).toEqual({ name: '王芳' })
  expect(answersKept(form, { kinds: { name: 'line', days: 'choices' }, values: { name: { a: 1 }, days: [1] } }).answers).toEqual({})
})
