import type { FormInstance } from 'antd'
import { quietly } from '../../session/session.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { createRow } from './create-row.ts'
import { leadToComplaint } from './lead.ts'
import type { Screen } from '../kinds/screen.ts'
import { changes, filled, type FormValues } from './form-values.ts'

interface Sent {
  /** The row that the form started from; null for a new one. */
  read: Item | null
  before: FormValues
  values: FormValues
}

/** Sends a form: the changed properties of a row that exists, or all that are filled of a new one. */
export async function send({ resource, create }: Screen, { read, before, values }: Sent): Promise<Item> {
  const endpoints = endpointsOf(resource)
  if (read) return (await quietly(endpoints.update, { ...changes(before, values), id: read.id, version: read.version } as never)) as Item
  return createRow(resource, filled(values), create ?? (async (input) => (await quietly(endpoints.create, input as never)) as Item))
}

/** Checks every field; a form that does not pass leads to its first complaint. */
export async function isValid(form: FormInstance<FormValues>): Promise<boolean> {
  try {
    await form.validateFields()
    return true
  } catch {
    leadToComplaint(form)
    return false
  }
}
