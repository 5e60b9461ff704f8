import type { ParamView } from '../../../../contract/features/portal.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { ParamValues, SpecGroup, SpecParam } from '../../../../contract/resources/product-parts.ts'
import { say } from '../../../language/words.ts'
import { inLanguage } from '../../../language/localized.ts'

interface Answered {
  params: ParamValues | null
  paramsEn: Record<string, string> | null
}

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

/** A value in words; null when the product has none. */
function valueOf({ params, paramsEn }: Answered, { key, kind, unit, options }: SpecParam, language: Language): string | null {
  const value = params?.[key]
  if (value === undefined || value === '') return null
  if (kind === 'boolean' || typeof value === 'boolean') return say(language, value ? 'portal.yes' : 'portal.no')
  const option = kind === 'choice' ? options?.find((one) => one.value === value) : undefined
  if (option) return inLanguage(option, 'label', language)
  const words = (language === 'en' ? paramsEn?.[key] : undefined) ?? String(value)
  return kind === 'number' && unit ? withUnit(words, unit) : words
}

/** A number and its unit. The sign of a magnification has no space before it: 0.3×. */
const withUnit = (number: string, unit: string) => (unit === '×' ? `${number}×` : `${number} ${unit}`)
