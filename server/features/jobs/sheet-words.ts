import type { Language } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { ChoiceWords } from '../../../contract/sheets/own-choices.ts'
import { say } from '../../language/words.ts'

interface SheetWords extends ChoiceWords {
  /** The noun for the rows. */
  name: string
  field: (name: string) => string
}

/** The words of a resource in a sheet: its own, else the shared ones. They are those that the lists of the back office show. */
export function sheetWords(r: Resource, language: Language): SheetWords {
  const first = (keys: string[], otherwise: string) => {
    const found = keys.find((key) => say(language, key) !== key)
    return found === undefined ? otherwise : say(language, found)
  }
  return {
    name: first([`resources.${r.name}.name`], r.name),
    field: (name) => first([`resources.${r.name}.fields.${name}`, `shared.${name}`], name),
    choice: (value) => first([`resources.${r.name}.choices.${value}`, `states.${value}`], value),
    yes: say(language, 'job.yes'),
    no: say(language, 'job.no'),
  }
}
