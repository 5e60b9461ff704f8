import { describe, expect, test } from 'vitest'
import { checkAnswers } from '../answers.ts'
import { formDefinition, questionsOf } from '../definition.ts'
import { shownKeys } from '../shown.ts'
import { FORM_TEMPLATES } from './index.ts'

/** The texts of a form, by the names of their fields. */
function textsOf(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]): [string, string][] => (typeof one === 'string' ? [[name, one]] : textsOf(one)))
}

const named = (name: string) => FORM_TEMPLATES.find((one) => one.name === name)!.definition

describe.each(FORM_TEMPLATES)('B-89g the form to begin with: $name', ({ title, lead, definition }) => {
  test('fits together as it stands', () => expect(formDefinition.parse(definition)).toEqual(definition))

  test('has all its words in both languages', () => {
    const twins = ['title', 'label', 'help', 'hint', 'send', 'unit']
    const texts = textsOf(definition)
    const chinese = texts.filter(([name, text]) => twins.includes(name) && text !== 'https://')
    const english = texts.filter(([name, text]) => twins.includes(name.replace(/En$/, '')) && name.endsWith('En') && text !== 'https://')
    expect(english).toHaveLength(chinese.length)
    expect(chinese.length).toBeGreaterThan(10)
    for (const [, text] of [...chinese, ['', title[0]], ['', lead[0]]] as const) expect(text).toMatch(/\p{Script=Han}/u)
    for (const [, text] of [...english, ['', title[1]], ['', lead[1]]] as const) expect(text).not.toMatch(/[\p{Script=Han}，。？]/u)
  })

  test('asks for something, and refuses an empty answer', () => {
    expect(checkAnswers(definition, {}, 'zh-CN')).toHaveProperty('problems')
    expect(questionsOf(definition).length).toBeGreaterThan(5)
  })
})

test('B-89g what is asked for depends on the answers', () => {
  expect(shownKeys(named('survey'), { overall: '5' })).not.toContain('whatWentWrong')
  expect(shownKeys(named('survey'), { overall: '1' })).toContain('whatWentWrong')
  expect(shownKeys(named('registration'), { attendance: 'online', hotel: true })).not.toContain('checkIn')
  expect(shownKeys(named('registration'), { attendance: 'onSite', hotel: true })).toContain('checkIn')
  const complaint = { subject: 'service', description: '客服两周没有回复邮件和电话', name: '李', phone: '010-62751234', privacy: true }
  expect(checkAnswers(named('complaint'), complaint, 'en')).toEqual({ answers: complaint })
  expect(checkAnswers(named('complaint'), { ...complaint, subject: 'product' }, 'en')).toEqual({
    problems: [{ key: 'orderNumber', words: 'invalid.required', values: { label: 'Order number' } }],
  })
})
