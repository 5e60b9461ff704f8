import type { Resource } from '../../../contract/resource.ts'
import { wordsOf } from '../../../contract/resources/words.ts'
import { currentLanguage } from '../../language/i18n.ts'

/** The names of fields in the language that the back office does not speak now: a file may have been written in it. */
export function otherWords(resource: Resource) {
  const { fields } = wordsOf(resource, currentLanguage() === 'en' ? 'zh-CN' : 'en')
  return { field: (name: string): string => fields[name] ?? name }
}
