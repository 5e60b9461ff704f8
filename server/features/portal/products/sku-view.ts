import type { SkuView } from '../../../../contract/features/portal.ts'
import type { Sku } from '../../../../contract/resources/product-parts.ts'
import type { SettingValues } from '../../../../contract/settings/index.ts'
import type { Context } from '../../../http/context.ts'
import { inLanguage } from '../../../language/localized.ts'

/** A variant as visitors read it, with what its stock means. */
export function skuView(
  { code, specs, price, stock, picture }: Sku,
  { language, settings }: Pick<Context, 'language' | 'settings'>,
): SkuView {
  const supply = supplyOf(stock, settings)
  return {
    code,
    specs: specs.map((spec) => ({ name: inLanguage(spec, 'name', language)!, value: inLanguage(spec, 'value', language)! })),
    price: price ?? null,
    stock: stock ?? null,
    supply,
    supplyWords: supply && inLanguage(settings, WORDS[supply], language),
    picture: picture ?? null,
  }
}

const WORDS = { in: 'stockIn', low: 'stockLow', none: 'stockNone' } as const

function supplyOf(stock: Sku['stock'], { stockLowBelow }: Pick<SettingValues, 'stockLowBelow'>): SkuView['supply'] {
  if (stock === null || stock === undefined) return null
  if (stock === 0) return 'none'
  return stock < stockLowBelow ? 'low' : 'in'
}
