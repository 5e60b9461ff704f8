import { useMemo } from 'react'
import type { Axis } from './sku-matrix.ts'
import { useTemplate } from './template.ts'

/** The choices of the product's template as axes: their names and values are the words of the site, in both languages. */
export function useOfferedAxes(): Axis[] {
  const { groups } = useTemplate()
  return useMemo(
    () =>
      groups
        .flatMap(({ params }) => params)
        .filter(({ kind }) => kind === 'choice')
        .map(({ name, nameEn, options = [] }) => ({
          name,
          nameEn: nameEn ?? '',
          values: options.map(({ label, labelEn }) => ({ value: label, valueEn: labelEn ?? '' })),
        })),
    [groups],
  )
}
