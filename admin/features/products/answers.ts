import type { SpecParam } from '../../../contract/resources/product-parts.ts'

/** Returns true when a value answers a parameter: another template may have asked for another kind under the same key. */
export function answers({ kind }: SpecParam, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string'
}

/** The values that no parameter of the template asks for. */
export function unasked<V>(values: Record<string, V>, params: readonly SpecParam[]): [key: string, value: V][] {
  return Object.entries(values).filter(([key, value]) => !params.some((param) => param.key === key && answers(param, value)))
}

/** Sets one answer. An empty answer is removed; without any answers the value is null. */
export function answered<V>(values: Record<string, V>, key: string, answer: V | '' | null | undefined): Record<string, V> | null {
  const { [key]: _, ...others } = values
  const next = answer === null || answer === undefined || answer === '' ? others : { ...values, [key]: answer }
  return Object.keys(next).length > 0 ? next : null
}
