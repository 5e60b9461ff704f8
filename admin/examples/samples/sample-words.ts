import type { Resource } from '../../../contract/resource.ts'
import { wordsOf } from '../../../contract/resources/words.ts'
import { needWords } from '../../language/i18n.ts'

/** Gives the words of a sample's declaration to list and form, which find those of the product's resources by themselves. */
export const needSampleWords = (resource: Resource): Promise<void> => {
  const words = async (language: 'zh-CN' | 'en') => ({ resources: { [resource.name]: wordsOf(resource, language) } })
  return needWords(`samples/${resource.name}`, { 'zh-CN': () => words('zh-CN'), en: () => words('en') })
}
