import type { MenuProps } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Resource } from '../../../contract/resource.ts'
import type { ControlProps } from './props/control.ts'
import type { CellComponent } from './props/cell.ts'
import type { Item } from '../data/item.ts'

/** What a screen says differently from what its declaration yields: words, a cell, a field, an action. Nothing here is a condition of the kit's. */
export interface Screen {
  resource: Resource
  /** Where its list stands: `/gallery`. */
  path: string
  title?: ReactNode
  /** Where the list is empty, instead of the call to add the first. */
  emptyLead?: string
  /** Columns instead of the declared ones. */
  columns?: readonly string[]
  cells?: Record<string, CellComponent>
  /** Of the cells, in px. */
  widths?: Record<string, number>
  controls?: Record<string, ComponentType<ControlProps>>
  /** Fields that only a new row has, such as a first password. */
  extra?: readonly ExtraField[]
  /** How a new row is made, when the call takes more than the resource's own. */
  create?: (values: Record<string, unknown>) => Promise<Item>
  rowActions?: (item: Item) => NonNullable<MenuProps['items']>
  /** Dialogs that the actions open. */
  dialogs?: ReactNode
  /** Instead of: a drawer up to 8 fields, a page for more. */
  form?: 'drawer' | 'page'
}

export interface ExtraField {
  name: string
  label: string
  schema: z.ZodType
  Control: ComponentType<ControlProps>
}
