import type { Language } from '../languages.ts'
import { isRecord } from './answer.ts'
import { formDefinition, questionsOf, type FormDefinition } from './definition.ts'
import { foreignForm } from './foreign-schema.ts'
import { isAsked } from './questions.ts'
import { conditionsSchema } from './schema-of-conditions.ts'
import { schemaOfQuestion } from './schema-of-question.ts'
import { MOST_SCHEMA_CHARACTERS, problemAt, problemsOf, refuseHuge, SchemaRefusal, type SchemaProblem } from './schema-problems.ts'

/** The keyword under which a schema of ours holds the whole form; other programs pass over it. */
const LAYOUT = 'x-layout'

/**
 * The form as JSON Schema 2020-12 for the answers that it accepts, with titles in one language. Whatever JSON Schema cannot say is only in the layout: steps,
 * words of the other language, bounds of days, parts of texts as conditions.
 */
export function toJsonSchema(definition: FormDefinition, language: Language): Record<string, unknown> {
  const asked = questionsOf(definition).filter(isAsked)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: Object.fromEntries(asked.map((question) => [question.key, schemaOfQuestion(question, language)])),
    ...conditionsSchema(definition),
    additionalProperties: false,
    [LAYOUT]: definition,
  }
}

/**
 * Makes a form of a JSON Schema, given as text or as a value. A schema of ours becomes the same form again; another one may be a flat object. Throws a
 * `SchemaRefusal` that names each part which cannot be taken over.
 */
export function fromJsonSchema(schema: unknown): FormDefinition {
  const value = typeof schema === 'string' ? parsed(schema) : schema
  refuseHuge(value)
  if (!isRecord(value)) throw new SchemaRefusal([problemAt([], 'invalid.pattern')])
  return Object.hasOwn(value, LAYOUT) ? ownForm(value) : foreignForm(value)
}

function parsed(text: string): unknown {
  if (text.length > MOST_SCHEMA_CHARACTERS)
    throw new SchemaRefusal([problemAt([], 'invalid.formTooBig', { kilobytes: MOST_SCHEMA_CHARACTERS / 1024 })])
  try {
    // Some editors begin a file with a mark of the order of its bytes.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new SchemaRefusal([problemAt([], 'invalid.json')])
  }
}

function ownForm(schema: Record<string, unknown>): FormDefinition {
  const { data, error } = formDefinition.safeParse(schema[LAYOUT], { reportInput: true })
  if (error) throw new SchemaRefusal(problemsOf(error, (path) => [LAYOUT, ...path]))
  const problems = strangers(schema['properties'], data)
  if (problems.length > 0) throw new SchemaRefusal(problems)
  return data
}

/** Somebody who adds a property by hand, and not to the layout, is told that it would be lost. */
function strangers(properties: unknown, definition: FormDefinition): SchemaProblem[] {
  const named = isRecord(properties) ? Object.keys(properties) : []
  const asked = questionsOf(definition)
    .filter(isAsked)
    .map(({ key }) => key)
  const [inSchema, inLayout] = [new Set(named), new Set(asked)]
  const names = [...named.filter((name) => !inLayout.has(name)), ...asked.filter((key) => !inSchema.has(key))]
  return names.length > 0 ? [problemAt(['properties'], 'invalid.schemaLayout', { names: names.slice(0, 5).join(', ') })] : []
}
