import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { fromJsonSchema, toJsonSchema } from '../../../contract/forms/json-schema.ts'
import { MOST_SCHEMA_CHARACTERS, SchemaRefusal } from '../../../contract/forms/schema-problems.ts'
import type { Language } from '../../../contract/languages.ts'
import { refusalIn } from '../../../contract/words/form-refusals.ts'

/** The largest file that is read, in bytes: a letter may take several. */
export const MOST_BYTES = MOST_SCHEMA_CHARACTERS

/** The form as the text of a JSON file. */
export const exported = (definition: FormDefinition, language: Language): string =>
  `${JSON.stringify(toJsonSchema(definition, language), null, 2)}\n`

/** The complaints about an imported text, each with its place. */
export interface ImportProblem {
  place: string
  message: string
}

/** Reads the text of a JSON file; returns the form, or all that is wrong with the text. */
export function imported(text: string, language: Language): FormDefinition | ImportProblem[] {
  try {
    return fromJsonSchema(text)
  } catch (error) {
    if (!(error instanceof SchemaRefusal)) throw error
    return error.problems.map((one) => ({ place: one.path.join(' → '), message: refusalIn(one, language) }))
  }
}
