import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { SpecGroup } from '../../../contract/resources/product-parts.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { endpointsOf, type Item } from '../../resource/data/item.ts'
import { useMayView } from '../../resource/data/may-view.ts'
import { quietly } from '../../session/session.ts'

const templates = resourceNamed('specTemplate')

const NONE: SpecGroup[] = []

interface Template {
  state: 'none' | 'coming' | 'failed' | 'there'
  groups: SpecGroup[]
}

/** The template that the form has chosen, and the parameters it asks for. */
export function useTemplate(): Template {
  const form = Form.useFormInstance()
  return useTemplateOf((Form.useWatch('specTemplateId', form) ?? null) as number | null)
}

/** The template with this id, and the parameters it asks for. */
export function useTemplateOf(id: number | null): Template {
  const mayView = useMayView(templates)
  const { data, isError } = useQuery({
    queryKey: [templates.name, 'list', 'template', id],
    queryFn: async () => (await quietly(endpointsOf(templates).get, { id: id! })) as Item,
    enabled: id !== null && mayView,
    staleTime: 30_000,
  })
  if (id === null) return { state: 'none', groups: NONE }
  if (data) return { state: 'there', groups: (data['groups'] as SpecGroup[] | null) ?? NONE }
  return { state: isError || !mayView ? 'failed' : 'coming', groups: NONE }
}
