import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { FORM_COMPLAINTS } from '../words/form-refusals.ts'
import type { Answer } from './answer.ts'
import { checkAnswers } from './answers.ts'
import { COMPARISONS_OF, takesValue } from './comparisons.ts'
import type { Comparing, Condition } from './conditions.ts'
import { formDefinition, questionsOf, type FormDefinition } from './definition.ts'
import { fromJsonSchema, toJsonSchema } from './json-schema.ts'
import { isAsked, QUESTION_KINDS, type AskedQuestion, type Question, type QuestionKind } from './questions.ts'
import { SchemaRefusal } from './schema-problems.ts'
import { requiredKeys, shownKeys } from './shown.ts'

// Forms drawn at random, most of which fit together, and answers to them: some right, some wrong, some to what is hidden.

type Part = Record<string, unknown>

const KEYS = Array.from({ length: 12 }, (_, at) => `question${at}`)
const VALUES = ['a', 'b', 'c', '1']
const text = fc.oneof(fc.constantFrom('甲', 'x', 'toString', '__proto__'), fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' }))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2, nil: undefined })
const small = fc.nat({ max: 3 })
const options = fc
  .uniqueArray(fc.constantFrom(...VALUES), { minLength: 1 })
  .map((values) => values.map((value) => ({ value, label: value, labelEn: null })))

/** The properties of each kind besides those of every question. */
const KIND: Record<QuestionKind, fc.Arbitrary<Part>> = {
  line: fc.record({
    format: maybe(fc.constantFrom('email', 'mobile', 'phone', 'link', 'digits')),
    fewest: maybe(small),
    most: maybe(fc.constantFrom(20, 40)),
  }),
  lines: fc.record({ fewest: maybe(small), most: maybe(fc.constantFrom(20, 40)), hint: maybe(text) }),
  number: fc.record({ min: maybe(fc.integer({ min: -3, max: 3 })), max: maybe(fc.integer({ min: -1, max: 9 })), digits: maybe(small) }),
  date: fc.record({ from: maybe(fc.constantFrom('2026-01-01', '2026-02-02')), until: maybe(fc.constantFrom('2026-02-01', '2026-03-01')) }),
  choice: fc.record({ options, look: fc.constantFrom('buttons', 'list') }),
  choices: fc.record({ options, fewest: maybe(small), most: maybe(fc.integer({ min: 1, max: 4 })) }),
  yesNo: fc.constant({}),
  consent: fc.record({ link: maybe(fc.constantFrom('/privacy', 'https://example.com')) }),
  dictionary: fc.constant({ dictionary: 'news-category' }),
  reference: fc.record({ target: fc.constantFrom('product', 'news') }),
  file: fc.record({ most: fc.integer({ min: 1, max: 3 }) }),
  text: fc.constant({}),
}

/** Numbers that choose among what there is: the questions before, the comparisons that suit them, their answers. */
const drawnCondition = fc.record({
  join: fc.constantFrom('all' as const, 'any' as const),
  picks: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
})
type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

/** The condition about these questions; none if there is no question before it. */
function conditionOf(drawn: Drawn<typeof drawnCondition> | undefined, before: Question[]): Condition | undefined {
  const asked = before.filter(isAsked)
  if (!drawn || asked.length === 0) return undefined
  const comparisons = drawn.picks.map(([at, by, value]): Comparing => {
    const question = asked[at % asked.length]!
    const suiting = COMPARISONS_OF[question.kind]
    const chosen = suiting[by % suiting.length]!
    const answer = rightAnswer(question, value)
    return { key: question.key, by: chosen, ...(takesValue(chosen) ? { value: typeof answer === 'object' ? answer[0]! : answer } : {}) }
  })
  return { join: drawn.join, comparisons }
}

const drawnQuestion = fc.constantFrom(...QUESTION_KINDS).chain((kind) =>
  fc.record({
    part: KIND[kind].map((own) => ({ kind, ...own })),
    words: fc.record({ label: text, labelEn: maybe(text), help: maybe(text) }),
    required: maybe(fc.boolean()),
    shownIf: maybe(drawnCondition),
    requiredIf: maybe(drawnCondition),
  }),
)
const drawnGroup = fc.record({
  title: maybe(text),
  columns: fc.constantFrom(1, 2, 3),
  shownIf: maybe(drawnCondition),
  questions: fc.array(drawnQuestion, { maxLength: 4 }),
})

function formOf(keys: string[], steps: Drawn<typeof drawnGroup>[][]): unknown {
  const before: Question[] = []
  const questionOf = ({ part, words, required, shownIf, requiredIf }: Drawn<typeof drawnQuestion>) => {
    const ifAsked = part.kind === 'text' ? {} : { required, requiredIf: conditionOf(requiredIf, before) }
    const made = { ...part, key: keys[before.length % keys.length], ...words, shownIf: conditionOf(shownIf, before), ...ifAsked }
    before.push(made as unknown as Question)
    return made
  }
  const groupOf = ({ questions, shownIf, ...group }: Drawn<typeof drawnGroup>) => {
    const condition = conditionOf(shownIf, before)
    return { ...group, shownIf: condition, questions: questions.map(questionOf) }
  }
  return { steps: steps.map((groups) => ({ groups: groups.map(groupOf) })) }
}

const drawnSteps = fc.array(fc.array(drawnGroup, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 })
const form = fc
  .tuple(fc.shuffledSubarray(KEYS, { minLength: KEYS.length }), drawnSteps)
  .map(([keys, steps]) => formDefinition.safeParse(formOf(keys, steps)).data)
  .filter((definition) => definition !== undefined)

const LINES = { email: 'ab@cd.cn', mobile: '13800000000', phone: '010-1234567', link: 'https://a.cn', digits: '12345' }

/** An answer that the question takes; the number chooses among several. */
function rightAnswer(question: AskedQuestion, at: number): Answer {
  switch (question.kind) {
    case 'line':
      return question.format ? LINES[question.format] : `words ${at % 3}`
    case 'lines':
      return 'two\nlines'
    case 'number':
      return question.min ?? question.max ?? at % 5
    case 'date':
      return question.from ?? question.until ?? '2026-02-01'
    case 'choice':
      return question.options[at % question.options.length]!.value
    case 'choices':
      return question.options.slice(0, Math.max(1, question.fewest ?? 1)).map(({ value }) => value)
    case 'yesNo':
      return at % 2 === 0
    case 'consent':
      return true
    case 'dictionary':
      return 'company'
    case 'reference':
      return 1 + (at % 5)
    case 'file':
      return ['/media/0123456789abcdef']
  }
}

const RUNS = { numRuns: 500 }
const askedOf = (definition: FormDefinition) => questionsOf(definition).filter(isAsked)
const rightAnswers = (definition: FormDefinition, at: number) =>
  Object.fromEntries(askedOf(definition).map((question, q) => [question.key, rightAnswer(question, at + q)]))

/** For each question, by its place: a right answer, or one of these. */
const OTHERS = [
  undefined,
  null,
  '',
  ' ',
  5,
  -1.5,
  NaN,
  'x',
  'toString',
  true,
  false,
  [],
  ['a'],
  ['a', 'zz'],
  [[]],
  {},
  'a@b.cn',
  '2026-02-30',
]
const answering = fc.array(fc.oneof({ weight: 2, arbitrary: fc.nat() }, { weight: 1, arbitrary: fc.constantFrom(...OTHERS) }), {
  minLength: 16,
  maxLength: 16,
})

test('B-89e any form is the same again after it was written as JSON Schema in either language', () => {
  fc.assert(
    fc.property(form, fc.constantFrom(...LANGUAGES), (definition, language) => {
      const schema = toJsonSchema(definition, language)
      expect(fromJsonSchema(schema)).toEqual(definition)
      expect(fromJsonSchema(JSON.stringify(schema))).toEqual(definition)
    }),
    RUNS,
  )
})

test('B-89c any form that fits together can be answered, and right answers are kept as far as they are shown', () => {
  let hidden = 0
  fc.assert(
    fc.property(form, fc.nat(100), (definition, at) => {
      const right = rightAnswers(definition, at)
      const shown = shownKeys(definition, right)
      const expected = Object.entries(right).filter(([key]) => shown.has(key))
      hidden += Object.keys(right).length - expected.length
      expect(checkAnswers(definition, right, 'en')).toEqual({ answers: Object.fromEntries(expected) })
    }),
    RUNS,
  )
  expect(hidden).toBeGreaterThan(100)
})

test('B-89c whatever is answered, only what is shown is kept, all that is required is there, and a second check changes nothing', () => {
  const seen = { kept: 0, dropped: 0, refused: 0 }
  fc.assert(
    fc.property(form, answering, (definition, drawn) => {
      const given = Object.fromEntries(
        askedOf(definition).map((question, q) => {
          const one = drawn[q % drawn.length]
          return [question.key, typeof one === 'number' && Number.isInteger(one) ? rightAnswer(question, one) : one]
        }),
      )
      const checked = checkAnswers(definition, given, 'zh-CN')
      if ('problems' in checked) {
        seen.refused++
        for (const { key, words } of checked.problems) {
          expect(Object.keys(given)).toContain(key)
          expect(FORM_COMPLAINTS['zh-CN']).toHaveProperty(words.replace('invalid.', ''))
        }
        return
      }
      const kept = Object.keys(checked.answers)
      seen.kept += kept.length
      seen.dropped += Object.keys(given).length - kept.length
      const shown = shownKeys(definition, checked.answers)
      expect(kept.filter((key) => !shown.has(key))).toEqual([])
      expect([...requiredKeys(definition, checked.answers)].filter((key) => !kept.includes(key))).toEqual([])
      expect(checkAnswers(definition, checked.answers, 'zh-CN')).toEqual(checked)
    }),
    RUNS,
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
})

/** The value with junk in place of a part of it, which the numbers lead to. */
function changed(value: unknown, way: readonly number[], junk: unknown): unknown {
  if (way.length === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0) return junk
  const names = Object.keys(value)
  const name = names[way[0]! % names.length]!
  const inner = changed((value as Part)[name], way.slice(1), junk)
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner }
}

test('B-89a B-89f whatever is changed in a form, or in its schema, it is taken, or refused in words', () => {
  const seen = { taken: 0, refused: 0 }
  const way = fc.array(fc.nat(), { minLength: 1, maxLength: 12 })
  const junk = fc.oneof(fc.constantFrom(...OTHERS, ...KEYS), fc.jsonValue({ maxDepth: 2 }))
  fc.assert(
    fc.property(form, way, junk, fc.boolean(), (definition, steps, other, isOurs) => {
      const { 'x-layout': layout, ...foreign } = toJsonSchema(definition, 'en')
      const schema = changed(isOurs ? { ...foreign, 'x-layout': layout } : foreign, steps, other)
      try {
        expect(formDefinition.safeParse(fromJsonSchema(schema)).error).toBeUndefined()
        seen.taken++
      } catch (refusal) {
        if (!(refusal instanceof SchemaRefusal)) throw refusal
        seen.refused++
        expect(refusal.problems.length).toBeGreaterThan(0)
        for (const { words } of refusal.problems) expect(FORM_COMPLAINTS['zh-CN']).toHaveProperty(words.replace('invalid.', ''))
      }
    }),
    RUNS,
  )
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(50)
})
