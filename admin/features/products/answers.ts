import type { SpecParam } from '../../../contract/resources/product-parts.ts'
import { answers } from '../../../contract/resources/required-params.ts'

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
