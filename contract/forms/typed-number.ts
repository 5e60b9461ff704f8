const GROUPED = /^[+-]?[0-9]{1,3}(,[0-9]{3})+(\.[0-9]+)?$/
const NUMBER = /^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)$/

/** Reads a number as people type it: `1,234.5`, `3,5` and full-width digits; null for what is no number. */
export function typedNumber(text: string): number | null {
  const narrow = text.normalize('NFKC').replaceAll(/\s/g, '').replace('−', '-')
  const point = GROUPED.test(narrow) ? narrow.replaceAll(',', '') : narrow.replace(',', '.')
  return NUMBER.test(point) ? Number(point) : null
}
