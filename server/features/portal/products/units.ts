import type { ProductView } from '../../../../contract/features/portal.ts'
import { priceOfBase, readUnits, rulesOf } from '../../../../contract/format/units.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { SettingValues } from '../../../../contract/settings/index.ts'
import { inLanguage } from '../../../language/localized.ts'

/** Returns the units that the unit of a product holds, or that hold it, by the rules of the settings. */
export const unitsOf = (
  { productUnits }: Pick<SettingValues, 'productUnits'>,
  { unit, price }: Pick<ProductView, 'unit' | 'price'>,
  language: Language,
): ProductView['units'] =>
  rulesOf(readUnits(productUnits ?? '') ?? [], unit).map((rule) => ({
    unit: inLanguage(rule, 'unit', language)!,
    factor: rule.factor,
    base: inLanguage(rule, 'base', language)!,
    price: priceOfBase(rule, unit!, price),
  }))
