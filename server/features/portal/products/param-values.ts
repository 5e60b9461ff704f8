import type { Language } from '../../../../contract/languages.ts'
import type { ParamValues, SpecParam } from '../../../../contract/resources/product-parts.ts'
import { say } from '../../../language/words.ts'
import { inLanguage } from '../../../language/localized.ts'

/** The values of a product, by the keys of its parameters. */
export interface Answered {
  params: ParamValues | null
  paramsEn: Record<string, string> | null
}

/** A value in words; null when the product has none. */
export function valueOf({ params, paramsEn }: Answered, { key, kind, unit, options }: SpecParam, language: Language): string | null {
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
