import type { Field } from '../../../contract/fields.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Resource } from '../../../contract/resource.ts'
import type { Item } from '../data/item.ts'

/** The props of every control: its value in the wire format, from the form, and the field that it edits. */
export interface ControlProps {
  id?: string
  value?: unknown
  onChange?: (value: unknown) => void
  /** Told so that the field is checked when it is left. */
  onBlur?: () => void
  field: Field
  name: string
  resource: Resource
  placeholder?: string
  /** What a localized text is written in. */
  lang?: Language
  /** The row being edited; null for a new one. */
  item: Item | null
}
