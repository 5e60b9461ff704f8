import type { ParamValues, SpecGroup, SpecParam } from './product-parts.ts'

/** Returns true when a value answers a parameter: another template may have asked for another kind under the same key. */
export function answers({ kind }: SpecParam, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string' && value.trim() !== ''
}

/** The parameters that a template requires and a product does not answer. It is not published while there are any. */
export const missingParams = (groups: readonly SpecGroup[], values: ParamValues): SpecParam[] =>
  groups.flatMap(({ params }) => params).filter((param) => param.required === true && !answers(param, values[param.key]))
