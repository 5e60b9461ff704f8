import { isRecord } from './answer.ts'
import { LONGEST_LINE } from './questions.ts'
import { problemAt, type SchemaProblem } from './schema-problems.ts'

type Schema = Record<string, unknown>

interface Read {
  /** As `formDefinition` takes it, if nothing is wrong. */
  question: object
  problems: SchemaProblem[]
}

/** A form of a property, the keywords that it takes over, and the question that it becomes. */
interface Reading {
  keywords: readonly string[]
  question: (schema: Schema) => object
}

const STRING_FORMATS: ReadonlyMap<unknown, object> = new Map<unknown, object>([
  ['email', { kind: 'line', format: 'email' }],
  ['uri', { kind: 'line', format: 'link' }],
  ['date', { kind: 'date' }],
])

const READINGS = {
  text: {
    keywords: ['format', 'minLength', 'maxLength'],
    question: ({ format, minLength, maxLength }) => {
      const kind = typeof maxLength === 'number' && maxLength > LONGEST_LINE ? 'lines' : 'line'
      return { kind, ...STRING_FORMATS.get(format), fewest: minLength, most: maxLength }
    },
  },
  date: { keywords: ['format'], question: () => ({ kind: 'date' }) },
  choice: { keywords: ['enum', 'oneOf'], question: (schema) => ({ kind: 'choice', options: optionsOf(schema) }) },
  choices: {
    keywords: ['items', 'minItems', 'maxItems', 'uniqueItems'],
    question: ({ items, minItems, maxItems }) => ({ kind: 'choices', options: optionsOf(items), fewest: minItems, most: maxItems }),
  },
  number: {
    keywords: ['minimum', 'maximum', 'multipleOf'],
    question: ({ minimum, maximum, multipleOf }) => ({ kind: 'number', min: minimum, max: maximum, digits: digitsOf(multipleOf) }),
  },
  integer: {
    keywords: ['minimum', 'maximum'],
    question: ({ minimum, maximum }) => ({ kind: 'number', digits: 0, min: minimum, max: maximum }),
  },
  boolean: { keywords: [], question: () => ({ kind: 'yesNo' }) },
  consent: { keywords: ['const'], question: () => ({ kind: 'consent' }) },
} as const satisfies Record<string, Reading>

const STEPS: readonly unknown[] = [1, 0.1, 0.01, 0.001, 1e-4, 1e-5, 1e-6]
/** A number that is a multiple of 0.01 has two decimals; undefined for what is no such step. */
const digitsOf = (step: unknown) => (STEPS.includes(step) ? STEPS.indexOf(step) : undefined)

/** Reads the schema of one property; each part that no question can say is a problem at its place. */
export function foreignQuestion(name: string, schema: unknown, isRequired: boolean): Read {
  const path = ['properties', name.slice(0, 60)]
  const refused = (problem: SchemaProblem): Read => ({ question: {}, problems: [problem] })
  if (!isRecord(schema)) return refused(problemAt(path, 'invalid.pattern'))
  const reading = readingOf(schema)
  if (!reading) {
    const part = ['$ref', 'allOf', 'anyOf', 'not', 'if', 'const', 'properties'].find((one) => Object.hasOwn(schema, one)) ?? 'type'
    return refused(problemAt([...path, part], 'invalid.schemaKeyword', { name: wordOf(part, schema[part]) }))
  }
  const taken: ReadonlySet<string> = new Set(['type', 'title', 'description', '$comment', ...reading.keywords])
  const others = Object.keys(schema).filter((keyword) => !taken.has(keyword))
  const problems = [
    ...others.map((keyword) => problemAt([...path, keyword.slice(0, 60)], 'invalid.schemaKeyword', { name: keyword })),
    ...problemsOfParts(schema, path).filter((problem) => !others.includes(String(problem.path[path.length]))),
  ]
  const { title, description } = schema
  const required = isRequired ? { required: true } : {}
  return problems.length > 0
    ? { question: {}, problems }
    : { problems, question: { key: name, label: title ?? name, help: description, ...required, ...reading.question(schema) } }
}

/** `format: time`, `type: object`: the keyword, and its value if that is short. */
const wordOf = (keyword: string, value: unknown) => (typeof value === 'string' ? `${keyword}: ${value}` : keyword)

function readingOf(schema: Schema): Reading | null {
  const type = typeOf(schema)
  if (type === 'array') return READINGS.choices
  if (type === 'boolean' && schema['const'] === true) return READINGS.consent
  if (type === 'number' || type === 'integer' || type === 'boolean') return READINGS[type]
  const hasOptions = Object.hasOwn(schema, 'enum') || Object.hasOwn(schema, 'oneOf')
  if (hasOptions && (type === 'string' || type === undefined)) return READINGS.choice
  if (type !== 'string') return null
  return schema['format'] === 'date' ? READINGS.date : READINGS.text
}

/** The type of a property; `["string", "null"]` is a text that may be missing. */
function typeOf({ type }: Schema): unknown {
  if (!Array.isArray(type)) return type
  const others = type.filter((one) => one !== 'null')
  return others.length === 1 ? others[0] : type
}

/** Refuses values of keywords that no question can say. */
function problemsOfParts(schema: Schema, path: string[]): SchemaProblem[] {
  const { format, items, uniqueItems = true, multipleOf = 1 } = schema
  const isKnown = format === undefined || STRING_FORMATS.has(format)
  return [
    ...(isKnown ? [] : [problemAt([...path, 'format'], 'invalid.schemaKeyword', { name: wordOf('format', format) })]),
    ...(uniqueItems === true ? [] : [problemAt([...path, 'uniqueItems'], 'invalid.schemaKeyword', { name: 'uniqueItems' })]),
    ...(STEPS.includes(multipleOf) ? [] : [problemAt([...path, 'multipleOf'], 'invalid.schemaKeyword', { name: 'multipleOf' })]),
    ...problemsOfOptions(schema, path),
    ...(typeOf(schema) === 'array' ? problemsOfItems(items, [...path, 'items']) : []),
  ]
}

function problemsOfItems(items: unknown, path: string[]): SchemaProblem[] {
  if (
    !isRecord(items) ||
    !(Object.hasOwn(items, 'enum') || Object.hasOwn(items, 'oneOf')) ||
    ![undefined, 'string'].includes(items['type'] as string)
  )
    return [problemAt(path, 'invalid.schemaKeyword', { name: 'items' })]
  const others = Object.keys(items).filter((keyword) => !['type', 'enum', 'oneOf'].includes(keyword))
  return [
    ...others.map((name) => problemAt([...path, name.slice(0, 60)], 'invalid.schemaKeyword', { name })),
    ...problemsOfOptions(items, path),
  ]
}

/** Options are texts, in `enum`, or in `oneOf` with a title for each. */
function problemsOfOptions(schema: Schema, path: string[]): SchemaProblem[] {
  return ['enum', 'oneOf'].flatMap((keyword) => {
    const list = schema[keyword]
    if (list === undefined) return []
    const isFine = Array.isArray(list) && list.every(keyword === 'enum' ? (one) => typeof one === 'string' : isTitledOption)
    const isTwice = keyword === 'oneOf' && Object.hasOwn(schema, 'enum')
    return isFine && !isTwice ? [] : [problemAt([...path, keyword], 'invalid.schemaKeyword', { name: keyword })]
  })
}

const isTitledOption = (one: unknown) =>
  isRecord(one) &&
  typeof one['const'] === 'string' &&
  ['string', 'undefined'].includes(typeof one['title']) &&
  Object.keys(one).every((keyword) => keyword === 'const' || keyword === 'title')

/** The options of a schema that has passed the check above. */
function optionsOf(schema: unknown): object[] {
  const { enum: values, oneOf } = schema as { enum?: string[]; oneOf?: { const: string; title?: string }[] }
  if (values) return values.map((value) => ({ value, label: value }))
  return (oneOf ?? []).map((one) => ({ value: one.const, label: one.title ?? one.const }))
}
