import type { MenuProps } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import type { z } from 'zod'
import type { Resource } from '../../../contract/resource.ts'
import type { ControlProps } from './props/control.ts'
import type { ViewProps } from './props/view.ts'
import type { List } from '../address/use-list.ts'
import type { CellComponent } from './props/cell.ts'
import type { FilterProps } from './props/filter.ts'
import type { Rows } from '../data/data.ts'
import type { Item } from '../data/item.ts'

/** The parts of a screen that differ from the ones derived from its resource: words, cells, controls, actions. */
export interface Screen {
  resource: Resource
  /** The path of its list, such as `/gallery`. */
  path: string
  title?: string
  /** A line under the title of the list. */
  lead?: ReactNode
  /** The text of the empty list, instead of the invitation to add the first row. */
  emptyLead?: string
  /** Columns instead of the declared ones. */
  columns?: readonly string[]
  cells?: Record<string, CellComponent>
  /** Stands behind the name of a row in the list, where there is something to say of it. */
  mark?: ComponentType<{ item: Item }>
  /** Stands in the column of states, in place of the state alone. */
  stateCell?: ComponentType<{ item: Item }>
  /** Stands between the title and the list, such as counts of what the filters find. */
  above?: ComponentType<{ list: List }>
  /** Filters in place of those of their kinds. */
  filters?: Readonly<Record<string, ComponentType<FilterProps>>>
  /** Its rows come from elsewhere, so that the list offers no new one. */
  isFilled?: boolean
  /** Column widths in px. */
  widths?: Record<string, number>
  controls?: Record<string, ComponentType<ControlProps>>
  /** Fields that the control of another field draws, such as the English beside each parameter: its name by theirs. */
  within?: Readonly<Record<string, string>>
  /** Fields that stand there only while another one is on, by its name; what they hold stays. */
  shownWith?: Readonly<Record<string, string>>
  /** The views of fields for readers who may not write, in place of those of their kinds. */
  views?: Readonly<Record<string, ComponentType<ViewProps>>>
  /** Views of whole values in place of JSON, wherever they are read and where versions of a row are compared. */
  compared?: Readonly<Record<string, ComponentType<{ value: unknown }>>>
  /** Sentences below the controls of fields that do not explain themselves. */
  hints?: Readonly<Record<string, string>>
  /** Fields that only a new row has, such as a first password. */
  extra?: readonly ExtraField[]
  /** Stands below the fields of a row that exists, such as the members of a unit; it looks after its own changes. */
  beneath?: ComponentType<{ item: Item }>
  /** Creates a row by a call of its own, when Create takes more than the resource's fields; `key` is that of the form (`sendKeyed`). */
  create?: (values: Record<string, unknown>, key: string) => Promise<Item>
  /** Asks before changes of a row are saved, after they were found valid; false leaves them unsaved. */
  mayChange?: (item: Item, changes: Readonly<Record<string, unknown>>) => Promise<boolean>
  /** Asks in place of the usual question before rows are deleted, or asks the usual one (`usual`). */
  remove?: (
    ids: readonly number[],
    ask: { usual: (ids: readonly number[]) => void; done: (deleted: readonly number[]) => void },
  ) => void | Promise<void>
  /** The question before a row is taken off the site, in place of the usual one. */
  unpublishing?: (item: Item) => string | undefined
  /** Asks before a row is moved below another one or to the top; false leaves it where it is. */
  mayMove?: (id: number, parentId: number | null) => Promise<boolean>
  /** Actions for the selected rows, beside those of every list. */
  batch?: ComponentType<BatchProps>
  rowActions?: (item: Item) => NonNullable<MenuProps['items']>
  /** Dialogs that the actions open. */
  dialogs?: ReactNode
  /** Overrides the default: a drawer for up to 8 fields, a page for more. */
  form?: 'drawer' | 'page'
}

/** The props of the actions for selected rows: the list with its selection, and what it finds. */
export interface BatchProps {
  selected: readonly number[]
  clear: () => void
  screen: Screen
  list: List
  found: Rows | undefined
}

interface ExtraField {
  name: string
  label: string
  schema: z.ZodType
  Control: ComponentType<ControlProps>
}
