import type { FormInstance } from 'antd'
import { dequal } from 'dequal/lite'
import type { Field } from '../../../contract/fields.ts'
import type { Resource } from '../../../contract/resource.ts'
import { LIST_KINDS, writableProperties } from '../../../contract/field-schema.ts'
import type { Item } from '../data/item.ts'

export type FormValues = Record<string, unknown>

/** The first values of a form: those of the row, or for a new row the declared defaults. */
export function startValues(resource: Resource, item: Item | null): FormValues {
  return Object.fromEntries(
    writableProperties(resource.fields).map(([name, field]) => [name, item ? (item[name] ?? emptyOf(field)) : defaultOf(field)]),
  )
}

function defaultOf(field: Field): unknown {
  if (field.kind === 'date' && field.default === 'now') return new Date().toISOString()
  return field.default ?? emptyOf(field)
}

function emptyOf(field: Field): unknown {
  if (LIST_KINDS.has(field.kind)) return []
  return field.kind === 'yesNo' ? false : null
}

/** An emptied text is stored as null. */
const tidy = (value: unknown): unknown => (value === '' || value === undefined ? null : value)

export const isSame = (one: unknown, other: unknown): boolean => dequal(tidy(one), tidy(other))

/** The properties that differ, as Update takes them. A property that is unchanged is not sent. */
export function changes(before: FormValues, after: FormValues): FormValues {
  const names = Object.keys(after).filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(names.map((name) => [name, tidy(after[name])]))
}

/** The properties that Create takes, without the empty ones. */
export function filled(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => tidy(value) !== null))
}

/** Replaces values in the form. antd alone would merge an object into the one it holds, so that removed entries would stay. */
export function putValues(form: FormInstance<FormValues>, values: FormValues): void {
  form.setFieldsValue(values)
  const whole = Object.entries(values).filter(([, value]) => typeof value === 'object' && value !== null)
  form.setFields(whole.map(([name, value]) => ({ name, value })))
}
