import { describe, expect, test } from 'vitest'
import { FORM_COMPLAINTS } from '../words/form-refusals.ts'
import { fromJsonSchema } from './json-schema.ts'
import { SchemaRefusal, type SchemaProblem } from './schema-problems.ts'

type Part = Record<string, unknown>

/** Returns the problems for which a schema is refused. */
function refused(schema: unknown): readonly SchemaProblem[] {
  try {
    fromJsonSchema(schema)
  } catch (refusal) {
    if (!(refusal instanceof SchemaRefusal)) throw refusal
    for (const { words } of refusal.problems) expect(FORM_COMPLAINTS['zh-CN']).toHaveProperty(words.replace('invalid.', ''))
    return refusal.problems
  }
  return []
}

/** The problems in short: `properties.x.pattern schemaKeyword`. */
const places = (schema: unknown) => refused(schema).map(({ path, words }) => `${path.join('.')} ${words.replace('invalid.', '')}`)

describe('B-89f a flat schema by somebody else becomes a form', () => {
  test('with titles, descriptions, bounds, options and what is required', () => {
    const form = fromJsonSchema({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'https://example.com/order',
      title: 'Order',
      type: 'object',
      additionalProperties: true,
      required: ['email', 'size'],
      properties: {
        email: { type: 'string', format: 'email', title: 'E-mail', description: 'For the invoice' },
        name: { type: ['string', 'null'], minLength: 2, maxLength: 40 },
        remarks: { type: 'string', maxLength: 2000 },
        site: { type: 'string', format: 'uri' },
        day: { type: 'string', format: 'date' },
        size: { enum: ['S', 'M'] },
        colour: { type: 'string', oneOf: [{ const: 'r', title: 'Red' }, { const: 'g' }] },
        extras: { type: 'array', items: { type: 'string', enum: ['x', 'y'] }, minItems: 1, maxItems: 2, uniqueItems: true },
        count: { type: 'integer', minimum: 1, maximum: 9 },
        weight: { type: 'number' },
        gift: { type: 'boolean' },
        terms: { type: 'boolean', const: true },
        price: { type: 'number', multipleOf: 0.01 },
      },
    })
    const option = (value: string, label = value) => ({ value, label })
    expect(form).toEqual({
      steps: [
        {
          groups: [
            {
              title: 'Order',
              columns: 1,
              questions: [
                { kind: 'line', key: 'email', label: 'E-mail', help: 'For the invoice', required: true, format: 'email' },
                { kind: 'line', key: 'name', label: 'name', fewest: 2, most: 40 },
                { kind: 'lines', key: 'remarks', label: 'remarks', most: 2000 },
                { kind: 'line', key: 'site', label: 'site', format: 'link' },
                { kind: 'date', key: 'day', label: 'day' },
                { kind: 'choice', key: 'size', label: 'size', required: true, look: 'buttons', options: [option('S'), option('M')] },
                { kind: 'choice', key: 'colour', label: 'colour', look: 'buttons', options: [option('r', 'Red'), option('g')] },
                { kind: 'choices', key: 'extras', label: 'extras', options: [option('x'), option('y')], fewest: 1, most: 2 },
                { kind: 'number', key: 'count', label: 'count', digits: 0, min: 1, max: 9 },
                { kind: 'number', key: 'weight', label: 'weight' },
                { kind: 'yesNo', key: 'gift', label: 'gift' },
                { kind: 'consent', key: 'terms', label: 'terms' },
                { kind: 'number', key: 'price', label: 'price', digits: 2 },
              ],
            },
          ],
        },
      ],
    })
  })

  test('its description stands before the questions', () => {
    const { steps } = fromJsonSchema({ title: 'Order', description: 'Please order.', properties: { text1: { type: 'string' } } })
    expect(steps[0]!.groups[0]).toEqual({
      columns: 1,
      questions: [
        { kind: 'text', key: 'text2', label: 'Order', help: 'Please order.' },
        { kind: 'line', key: 'text1', label: 'text1' },
      ],
    })
  })

  test.each([
    [{ address: { type: 'object', properties: { street: { type: 'string' } } } }, ['properties.address.properties schemaKeyword']],
    [{ code: { type: 'string', pattern: '^(a+)+$' } }, ['properties.code.pattern schemaKeyword']],
    [{ one: { $ref: '#/$defs/one' } }, ['properties.one.$ref schemaKeyword']],
    [{ one: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, ['properties.one.anyOf schemaKeyword']],
    [{ one: { type: ['string', 'number'] } }, ['properties.one.type schemaKeyword']],
    [{ one: { type: 'null' } }, ['properties.one.type schemaKeyword']],
    [{ one: {} }, ['properties.one.type schemaKeyword']],
    [{ one: true }, ['properties.one pattern']],
    [
      { one: { type: 'string', default: 'x', examples: [] } },
      ['properties.one.default schemaKeyword', 'properties.one.examples schemaKeyword'],
    ],
    [{ one: { type: 'string', format: 'time' } }, ['properties.one.format schemaKeyword']],
    [{ one: { type: 'integer', format: 'int32' } }, ['properties.one.format schemaKeyword']],
    [{ one: { type: 'number', exclusiveMinimum: 0 } }, ['properties.one.exclusiveMinimum schemaKeyword']],
    [{ one: { type: 'number', enum: [1, 2] } }, ['properties.one.enum schemaKeyword']],
    [{ one: { type: 'string', enum: ['a', 2] } }, ['properties.one.enum schemaKeyword']],
    [{ one: { type: 'string', oneOf: [{ const: 'a', type: 'string' }] } }, ['properties.one.oneOf schemaKeyword']],
    [{ one: { type: 'array', items: { type: 'string' } } }, ['properties.one.items schemaKeyword']],
    [{ one: { type: 'array', items: { enum: ['a'], pattern: 'a' } } }, ['properties.one.items.pattern schemaKeyword']],
    [{ one: { type: 'array', items: { enum: ['a'] }, uniqueItems: false } }, ['properties.one.uniqueItems schemaKeyword']],
    [{ one: { type: 'number', multipleOf: 5 } }, ['properties.one.multipleOf schemaKeyword']],
    [{ one: { type: 'boolean', const: false } }, ['properties.one.const schemaKeyword']],
    [{ constructor: { type: 'boolean' } }, ['properties.constructor reservedName']],
    [{ first_name: { type: 'string' } }, ['properties.first_name schemaName']],
    [{ one: { type: 'string', enum: [] } }, ['properties.one.enum tooFew']],
    [{ one: { type: 'string', enum: ['a', 'a'] } }, ['properties.one.enum repeated']],
    [{ one: { type: 'string', minLength: '3' } }, ['properties.one.minLength number']],
    [{ one: { type: 'string', maxLength: 6000 } }, ['properties.one.maxLength tooBig']],
    [{ one: { type: 'string', title: 5 } }, ['properties.one.title pattern']],
    [{ one: { type: 'integer', minimum: 3, maximum: 2 } }, ['properties.one.maximum bounds']],
  ])('what no question can say is refused by name: %j', (properties, expected) =>
    expect(places({ type: 'object', properties })).toEqual(expected),
  )

  test('so are keywords of the whole, and required names that do not exist', () => {
    const found = places({ type: 'object', properties: { one: { type: 'string' } }, required: ['two', 5], $defs: {}, allOf: [], title: 3 })
    expect(found).toEqual([
      'title schemaKeyword',
      '$defs schemaKeyword',
      'allOf schemaKeyword',
      'required noSuchQuestion',
      'required noSuchQuestion',
    ])
    expect(places({ type: 'array', items: {} })).toEqual(['properties required'])
    expect(refused({ properties: { a: { $ref: '#' }, b: { type: 'object' } } })).toEqual([
      { path: ['properties', 'a', '$ref'], words: 'invalid.schemaKeyword', values: { name: '$ref: #' } },
      { path: ['properties', 'b', 'type'], words: 'invalid.schemaKeyword', values: { name: 'type: object' } },
    ])
  })
})

describe('B-89f hostile schemas', () => {
  const deep = (levels: number) => JSON.parse('{"properties":'.repeat(levels) + '{}' + '}'.repeat(levels)) as unknown

  test.each([
    ['a depth of 1000', deep(1000), [' tooDeep']],
    ['a depth of 1000 in the layout', { 'x-layout': deep(1000) }, [' tooDeep']],
    [
      '100,000 properties',
      { properties: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`p${at}`, {}])) },
      ['properties tooManyQuestions'],
    ],
    ['a million of values', { properties: { a: { enum: Array.from({ length: 1_000_000 }, () => '') } } }, [' formTooBig']],
    ['a text of 3 MB', { title: 'x'.repeat(3_000_000) }, [' formTooBig']],
    ['a JSON text of 3 MB', `"${'x'.repeat(3_000_000)}"`, [' formTooBig']],
    ['a text that is no JSON', '{', [' json']],
    ['names that every object has', JSON.parse('{"properties":{"__proto__":{"type":"string"}}}'), ['properties.__proto__ schemaName']],
    [
      'keywords that every object has',
      JSON.parse('{"properties":{"a":{"type":"string","__proto__":1,"toString":2}}}'),
      ['properties.a.__proto__ schemaKeyword', 'properties.a.toString schemaKeyword'],
    ],
    ['null', null, [' pattern']],
    ['a list', [], [' pattern']],
    ['a number', 5, [' pattern']],
    ['nothing', undefined, [' pattern']],
    ['properties as a list', { properties: [] }, ['properties required']],
  ])('%s', (_, schema, expected) => expect(places(schema)).toEqual(expected))

  test('an object that contains itself ends like one that is too deep', () => {
    const circle: Part = { type: 'object' }
    circle['properties'] = circle
    expect(places(circle)).toEqual([' tooDeep'])
  })

  test('of many complaints fifty are named and the others are counted', () => {
    const questions = Array.from({ length: 150 }, () => 0)
    const found = refused({ 'x-layout': { steps: [{ groups: [{ questions }] }] } })
    expect(found).toHaveLength(51)
    expect(found.at(-1)).toEqual({ path: [], words: 'invalid.andMore', values: { number: 100 } })
    const keywords = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, 0]))
    const named = refused({ properties: { a: { type: 'string', ...keywords, ['n'.repeat(1000)]: 1 } } })
    expect(named).toHaveLength(51)
    expect(JSON.stringify(named).length).toBeLessThan(10_000)
  })
})
