import { isRecord } from './answer.ts'
import { formDefinition, type FormDefinition } from './definition.ts'
import { freeKey } from './empty.ts'
import { foreignQuestion } from './foreign-question.ts'
import { QUESTION_KEY } from './conditions.ts'
import { MOST_QUESTIONS } from './questions.ts'
import { problemAt, problemsOf, SchemaRefusal, type SchemaProblem } from './schema-problems.ts'

/** The keywords of the whole that are taken over, or say nothing about answers. */
const KEYWORDS: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
])

type Schema = Record<string, unknown>

/** Makes a form of a flat JSON Schema by somebody else; throws a `SchemaRefusal` that names each part which cannot be taken over. */
export function foreignForm(schema: Schema): FormDefinition {
  const { properties } = schema
  if (!isRecord(properties)) throw new SchemaRefusal([problemAt(['properties'], 'invalid.required')])
  const names = Object.keys(properties)
  if (names.length > MOST_QUESTIONS)
    throw new SchemaRefusal([problemAt(['properties'], 'invalid.tooManyQuestions', { max: MOST_QUESTIONS })])
  const required = new Set(Array.isArray(schema['required']) ? (schema['required'] as unknown[]) : [])
  const read = names.map((name) => foreignQuestion(name, properties[name], required.has(name)))
  const problems = [...problemsOfWhole(schema, names), ...names.flatMap(problemsOfName), ...read.flatMap((one) => one.problems)]
  if (problems.length > 0) throw new SchemaRefusal(problems)

  const note = noteOf(schema, names)
  const questions = [...note, ...read.map(({ question }) => question)]
  const title = note.length === 0 && typeof schema['title'] === 'string' ? { title: schema['title'] } : {}
  const { data, error } = formDefinition.safeParse({ steps: [{ groups: [{ ...title, questions }] }] }, { reportInput: true })
  if (error) throw new SchemaRefusal(problemsOf(error, (path) => placeIn(path, properties, note.length)))
  return data
}

function problemsOfWhole(schema: Schema, names: string[]): SchemaProblem[] {
  const { type = 'object', title = '', description = '', required = [], additionalProperties = false } = schema
  const wrong = [
    ...(type === 'object' ? [] : ['type']),
    ...(typeof title === 'string' ? [] : ['title']),
    ...(typeof description === 'string' ? [] : ['description']),
    ...(Array.isArray(required) ? [] : ['required']),
    ...(typeof additionalProperties === 'boolean' ? [] : ['additionalProperties']),
    ...Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword)),
  ]
  const unknown = (Array.isArray(required) ? (required as unknown[]) : []).filter(
    (name) => typeof name !== 'string' || !names.includes(name),
  )
  return [
    ...wrong.map((name) => problemAt([name.slice(0, 60)], 'invalid.schemaKeyword', { name })),
    ...unknown
      .slice(0, 50)
      .map((name) => problemAt(['required'], 'invalid.noSuchQuestion', { value: typeof name === 'string' ? name : typeof name })),
  ]
}

const problemsOfName = (name: string): SchemaProblem[] =>
  QUESTION_KEY.test(name) ? [] : [problemAt(['properties', name.slice(0, 60)], 'invalid.schemaName', { name })]

/** The description of the whole stands before the questions. */
function noteOf({ title, description }: Schema, names: string[]): object[] {
  if (typeof description !== 'string' || description.trim() === '') return []
  const label = typeof title === 'string' && title.trim() !== '' ? title : description.slice(0, 200)
  return [{ kind: 'text', key: freeKey('text', new Set(names)), label, help: label === description ? null : description }]
}

/** The keywords that each part of a question may be made of. */
const MADE_OF: ReadonlyMap<unknown, readonly string[]> = new Map([
  ['label', ['title']],
  ['help', ['description']],
  ['options', ['enum', 'oneOf', 'items']],
  ['fewest', ['minLength', 'minItems']],
  ['most', ['maxLength', 'maxItems']],
  ['min', ['minimum']],
  ['max', ['maximum']],
])

/** The place in the schema of a place in the form that was made of it. */
function placeIn(path: (string | number)[], properties: Schema, notes: number): (string | number)[] {
  const [, , , , part, at, word] = path
  if (part !== 'questions' || typeof at !== 'number') return path.slice(4)
  const name = Object.keys(properties)[at - notes]
  if (name === undefined) return ['description']
  const schema = properties[name]
  const keyword = MADE_OF.get(word)?.find((one) => isRecord(schema) && Object.hasOwn(schema, one))
  return ['properties', name, ...(keyword ? [keyword] : [])]
}
