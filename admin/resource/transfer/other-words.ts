import type { Resource } from '../../../contract/resource.ts'
import { otherLanguage } from '../../../contract/languages.ts'
import { wordsOf } from '../../../contract/resources/words.ts'
import { currentLanguage } from '../../language/i18n.ts'

/** The names of fields and choices in the language that the back office does not speak now: a file may have been written in it. */
export function otherWords(resource: Resource) {
  const { fields, choices } = wordsOf(resource, otherLanguage(currentLanguage()))
  return { field: (name: string): string => fields[name] ?? name, choice: (value: string): string => choices[value] ?? value }
}
