import { describe, expect, test } from 'vitest'
import { formDefinition } from './definition.ts'
import { newQuestion } from './empty.ts'
import { fromJsonSchema, toJsonSchema } from './json-schema.ts'
import { QUESTION_KINDS } from './questions.ts'
import { SchemaRefusal, type SchemaProblem } from './schema-problems.ts'
import { FORM_TEMPLATES } from './templates/index.ts'

type Part = Record<string, unknown>
const formOf = (...questions: object[]) => formDefinition.parse({ steps: [{ groups: [{ questions }] }] })
const when = (key: string, by: string, value?: unknown) => ({ join: 'all', comparisons: [{ key, by, value }] })
const options = [
  { value: 'a', label: '甲', labelEn: 'First' },
  { value: 'b', label: '乙' },
]

/** Returns the problems for which a schema is refused. */
function refused(schema: unknown): readonly SchemaProblem[] {
  try {
    fromJsonSchema(schema)
  } catch (refusal) {
    if (!(refusal instanceof SchemaRefusal)) throw refusal
    return refusal.problems
  }
  return []
}

describe('B-89e a form as JSON Schema', () => {
  const propertyOf = (question: object) => (toJsonSchema(formOf({ key: 'x', label: '题', ...question }), 'en')['properties'] as Part)['x']

  test.each([
    [
      { kind: 'line', labelEn: 'Name', help: '帮助' },
      { title: 'Name', description: '帮助', type: 'string', minLength: 1, maxLength: 500 },
    ],
    [
      { kind: 'line', format: 'email', fewest: 7 },
      { title: '题', type: 'string', minLength: 7, maxLength: 500, format: 'email' },
    ],
    [
      { kind: 'lines', most: 9 },
      { title: '题', type: 'string', minLength: 1, maxLength: 9 },
    ],
    [
      { kind: 'number', min: 0, max: 2, digits: 2 },
      { title: '题', type: 'number', minimum: 0, maximum: 2, multipleOf: 0.01 },
    ],
    [
      { kind: 'number', digits: 0 },
      { title: '题', type: 'integer' },
    ],
    [
      { kind: 'date', from: '2026-01-01' },
      { title: '题', type: 'string', format: 'date' },
    ],
    [
      { kind: 'choice', options },
      {
        title: '题',
        type: 'string',
        oneOf: [
          { const: 'a', title: 'First' },
          { const: 'b', title: '乙' },
        ],
      },
    ],
    [
      { kind: 'choices', options, fewest: 0, most: 1 },
      {
        title: '题',
        type: 'array',
        items: {
          type: 'string',
          oneOf: [
            { const: 'a', title: 'First' },
            { const: 'b', title: '乙' },
          ],
        },
        minItems: 1,
        maxItems: 1,
        uniqueItems: true,
      },
    ],
    [{ kind: 'yesNo' }, { title: '题', type: 'boolean' }],
    [{ kind: 'consent' }, { title: '题', type: 'boolean', const: true }],
    [
      { kind: 'reference', target: 'news' },
      { title: '题', type: 'integer', minimum: 1 },
    ],
  ])('the answer to %j is %j', (question, schema) => expect(propertyOf(question)).toEqual(schema))

  test('says in which language the titles are, and what must be there when', () => {
    const schema = toJsonSchema(
      formDefinition.parse({
        steps: [
          {
            groups: [
              {
                questions: [
                  { kind: 'choice', key: 'kind', label: '类型', labelEn: 'Kind', options, required: true },
                  { kind: 'text', key: 'note', label: '说明' },
                  { kind: 'line', key: 'other', label: '其他', required: true, shownIf: when('kind', 'is', 'b') },
                  { kind: 'number', key: 'count', label: '数量', requiredIf: when('other', 'empty') },
                  { kind: 'line', key: 'part', label: '部分', required: true, shownIf: when('other', 'has', 'x') },
                ],
              },
              {
                shownIf: when('count', 'more', 3),
                questions: [
                  { kind: 'line', key: 'reason', label: '原因', required: true },
                  { kind: 'line', key: 'more', label: '更多', requiredIf: when('reason', 'isNot', 'none') },
                ],
              },
            ],
          },
        ],
      }),
      'zh-CN',
    )
    const above = { properties: { count: { exclusiveMinimum: 3 } }, required: ['count'] }
    expect(Object.keys(schema['properties'] as Part)).toEqual(['kind', 'other', 'count', 'part', 'reason', 'more'])
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { kind: { title: '类型' } },
      required: ['kind'],
      additionalProperties: false,
    })
    expect(schema['allOf']).toEqual([
      { if: { properties: { kind: { const: 'b' } }, required: ['kind'] }, else: { properties: { other: false } } },
      { if: { properties: { kind: { const: 'b' } }, required: ['kind'] }, then: { required: ['other'] } },
      { if: { not: { required: ['other'] } }, then: { required: ['count'] } },
      { if: above, then: { required: ['reason'] }, else: { properties: { reason: false, more: false } } },
      {
        if: { allOf: [above, { not: { properties: { reason: { const: 'none' } }, required: ['reason'] } }] },
        then: { required: ['more'] },
      },
    ])
  })

  test.each(FORM_TEMPLATES)('$name is the same form again, also as a text', ({ definition }) => {
    expect(fromJsonSchema(toJsonSchema(definition, 'en'))).toEqual(definition)
    expect(fromJsonSchema(`\uFEFF${JSON.stringify(toJsonSchema(definition, 'zh-CN'), null, 2)}`)).toEqual(definition)
  })

  test('the largest form passes the bounds of an import', () => {
    const comparisons = Array.from({ length: 10 }, (_, at) => ({ key: 'first', by: 'isNot', value: `${at}`.repeat(60) }))
    const many = { join: 'any', comparisons }
    const rest = Array.from({ length: 198 }, (_, at) => ({ kind: 'line', key: `question${at}`, label: '长'.repeat(60), requiredIf: many }))
    const definition = formDefinition.parse({
      steps: [{ groups: [{ questions: [{ kind: 'line', key: 'first', label: '一' }] }] }, { groups: [{ shownIf: many, questions: rest }] }],
    })
    expect(JSON.stringify(definition).length).toBeGreaterThan(200_000)
    expect(fromJsonSchema(JSON.stringify(toJsonSchema(definition, 'en')))).toEqual(definition)
  })

  test('a schema of ours that was changed by hand is taken only if it still fits together', () => {
    const schema = structuredClone(toJsonSchema(formOf(newQuestion('line', new Set())), 'en')) as { properties: Part; 'x-layout': Part }
    schema.properties['added'] = { type: 'string' }
    expect(refused(schema)).toEqual([{ path: ['properties'], words: 'invalid.schemaLayout', values: { names: 'added' } }])
    delete schema.properties['added']
    schema['x-layout']['pages'] = []
    expect(refused(schema)).toEqual([{ path: ['x-layout'], words: 'invalid.unknown', values: { names: 'pages' } }])
    for (const layout of [null, 5, [], {}, { steps: [] }, { steps: [{}] }])
      expect(refused({ 'x-layout': layout }).length).toBeGreaterThan(0)
  })
})

test('B-89e every kind of question is written and read', () => {
  const questions = QUESTION_KINDS.map((kind) => newQuestion(kind, new Set()))
  expect(fromJsonSchema(toJsonSchema(formOf(...questions), 'en'))).toEqual(formOf(...questions))
})
