import type { ParamView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { SpecGroup, SpecParam } from '../../../../contract/resources/product-parts.ts'
import { inLanguage } from '../../../language/localized.ts'
import { type Answered, valueOf } from './param-values.ts'

/** The parameters that the product has a value for, grouped as in its template. */
export function groupsOf(product: Answered, template: SpecGroup[], language: Language) {
  return template
    .map((group) => ({ name: inLanguage(group, 'name', language)!, params: paramsOf(product, group.params, language) }))
    .filter(({ params }) => params.length > 0)
}

const KEY_PARAMS = 4

/** The first parameters by which a buyer chooses; they stand on the card. */
export const keyParamsOf = (product: Answered, template: SpecGroup[], language: Language): ParamView[] =>
  paramsOf(
    product,
    template.flatMap(({ params }) => params).filter(({ searchable }) => searchable),
    language,
  ).slice(0, KEY_PARAMS)

function paramsOf(product: Answered, params: SpecParam[], language: Language): ParamView[] {
  return params.flatMap((param) => {
    const value = valueOf(product, param, language)
    return value === null ? [] : [{ key: param.key, name: inLanguage(param, 'name', language)!, value }]
  })
}
