import { expect, test } from 'vitest'
import type { Question } from '../../../contract/forms/questions.ts'
import { toldAnswers, toldIn } from './told-answers.ts'

const questions: Question[] = [
  { kind: 'line', key: 'name', label: '姓名', labelEn: 'Name' },
  { kind: 'choices', key: 'days', label: '日子', labelEn: 'Days', options: [{ value: 'mon', label: '周一', labelEn: 'Monday' }] },
  { kind: 'yesNo', key: 'urgent', label: '急' },
  { kind: 'dictionary', key: 'topic', label: '事由', dictionary: 'x' },
  { kind: 'file', key: 'papers', label: '文件', types: 'any', most: 1, megabytes: 1 },
  { kind: 'text', key: 'note', label: '说明' },
]
const form = {
  definition: { steps: [{ groups: [{ columns: 1 as const, questions }] }] },
  choices: { topic: [{ value: 't', label: '出差' }] },
}
const answers = { papers: ['/media/a'], topic: 't', urgent: false, days: ['mon'], name: '王芳' }
const names = new Map([['/media/a', '报价.pdf']])

test('B-130c what is kept of a form can be read without it: labels, options, files by their names, in the order of the questions', () => {
  const told = toldAnswers(form, { answers, names, language: 'zh-CN' })
  expect(told).toEqual([
    ['姓名', '王芳'],
    ['日子', '周一'],
    ['急', '否'],
    ['事由', '出差'],
    ['文件', '报价.pdf'],
  ])
  expect(toldAnswers(form, { answers: { days: ['mon'] }, names, language: 'en' })).toEqual([['Days', 'Monday']])
})

test('B-130c what somebody wrote into the storage by hand is not shown', () => {
  const words = { at: 1, path: '', title: '', version: 1, kinds: {}, before: {}, values: {} }
  expect(toldIn(words)).toEqual([])
  expect(toldIn({ ...words, told: [['a', 'b'], ['c'], [{}, 'd'], 'ef'] as never })).toEqual([['a', 'b']])
})
