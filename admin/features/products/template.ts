import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { SpecGroup, SpecParam } from '../../../contract/resources/product-parts.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { endpointsOf, type Item } from '../../resource/item.ts'
import { quietly } from '../../session.ts'

const templates = resourceNamed('specTemplate')

interface Template {
  state: 'none' | 'coming' | 'failed' | 'there'
  groups: SpecGroup[]
}

/** The template that the form has chosen, and the parameters it asks for. */
export function useTemplate(): Template {
  const form = Form.useFormInstance()
  const id = (Form.useWatch('specTemplateId', form) ?? null) as number | null
  const { data, isError } = useQuery({
    queryKey: [templates.name, 'list', 'template', id],
    queryFn: async () => (await quietly(endpointsOf(templates).get, { id: id! })) as Item,
    enabled: id !== null,
    staleTime: 30_000,
  })
  if (id === null) return { state: 'none', groups: [] }
  if (data) return { state: 'there', groups: (data['groups'] as SpecGroup[] | null) ?? [] }
  return { state: isError ? 'failed' : 'coming', groups: [] }
}

/** Whether a value answers a parameter: another template may have asked for another kind under the same key. */
export function answers({ kind }: SpecParam, value: unknown): boolean {
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'boolean') return typeof value === 'boolean'
  return typeof value === 'string'
}

/** The values that no parameter of the template asks for. */
export function unasked<V>(values: Record<string, V>, params: readonly SpecParam[]): [key: string, value: V][] {
  return Object.entries(values).filter(([key, value]) => !params.some((param) => param.key === key && answers(param, value)))
}

/** The values with one answered anew; an empty answer is none, and no answers are no value. */
export function answered<V>(values: Record<string, V>, key: string, answer: V | null | undefined): Record<string, V> | null {
  const { [key]: _, ...others } = values
  const next = answer === null || answer === undefined || answer === '' ? others : { ...values, [key]: answer }
  return Object.keys(next).length > 0 ? next : null
}
