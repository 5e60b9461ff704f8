import type { Sku } from '../../../contract/resources/product-parts.ts'

/** Values that are the own of each product. */
const OWN = ['slug', 'seoTitle', 'seoTitleEn', 'publishTime', 'isTop', 'unitId', 'ownerId'] as const
const MOST_CODE = 60

/**
 * The values of a new product that begins as a copy: all but those that each product has for itself. Its model gets `-2` at the end, and so do the
 * codes of its variants, `HM-1200-2-M` for `HM-1200-M`.
 */
export function copied(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const code = String(values['code'] ?? '')
  const next = `${code.slice(0, MOST_CODE)}-2`
  const renamed = (of: string) => (of.startsWith(code) ? next + of.slice(code.length) : `${of.slice(0, MOST_CODE)}-2`)
  const skus = (values['skus'] as Sku[] | null)?.map((sku) => ({ ...sku, code: renamed(sku.code) })) ?? null
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !OWN.includes(name as (typeof OWN)[number])))
  return { ...kept, code: next, skus }
}
