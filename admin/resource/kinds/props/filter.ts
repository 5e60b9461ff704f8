import type { ReactNode } from 'react'
import type { Field } from '../../../../contract/fields.ts'
import type { Resource } from '../../../../contract/resource.ts'

export interface FilterProps {
  resource: Resource
  name: string
  field: Field
  label: string
  /** By the names that GetAll takes. */
  values: Record<string, string>
  set: (change: Record<string, string>) => void
}

export type FilterComponent = (props: FilterProps) => ReactNode
