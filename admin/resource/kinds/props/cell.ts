import type { ReactNode } from 'react'
import type { Field } from '../../../../contract/fields.ts'
import type { Resource } from '../../../../contract/resource.ts'
import type { Item } from '../../data/item.ts'

export interface CellProps {
  resource: Resource
  name: string
  field: Field
  item: Item
}

export type CellComponent = (props: CellProps) => ReactNode
