import type { ComponentType } from 'react'
import type { Field } from '../../../../contract/fields.ts'
import type { Language } from '../../../../contract/languages.ts'
import type { Resource } from '../../../../contract/resource.ts'
import type { Item } from '../../data/item.ts'

/** The props of every control: its value in the wire format, from the form, and the field that it edits. */
export interface ControlProps {
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  /** Tells the form that the focus has left, so that it checks the field. */
  onBlur?: () => void
  field: Field
  name: string
  resource: Resource
  placeholder?: string
  /** The language of a localized text. */
  lang?: Language
  /** The row being edited; null for a new one. */
  item: Item | null
}

export type ControlComponent = ComponentType<ControlProps>

/** The props that the form adds for the element itself, such as `id` and `aria-required`. */
export const elementProps = ({ field: _f, name: _n, resource: _r, item: _i, ...handed }: ControlProps): Record<string, unknown> => handed

/** The `id` and `onBlur` of the form, for an element that takes no undefined. */
export const formProps = ({ id, onBlur }: Pick<ControlProps, 'id' | 'onBlur'>) => ({ ...(id ? { id } : {}), ...(onBlur ? { onBlur } : {}) })
