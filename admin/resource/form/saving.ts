import type { FormInstance, FormProps } from 'antd'
import { quietly, sendKeyed } from '../../session/session.ts'
import { endpointsOf, type Item } from '../data/item.ts'
import { createOnce } from './create-once.ts'
import { leadToComplaint } from './lead.ts'
import type { Screen } from '../kinds/screen.ts'
import { changes, type FormValues } from './form-values.ts'
import type { Once } from '../data/save-key.ts'

interface Sent {
  /** The row that the form started from; null for a new one. */
  read: Item | null
  before: FormValues
  values: FormValues
  once: Once
}

/** Sends a form: the changed properties of a row that exists, or all that are filled of a new one. */
export async function send({ resource, create }: Screen, { read, before, values, once }: Sent): Promise<Item> {
  const endpoints = endpointsOf(resource)
  const update = async (input: FormValues) => (await quietly(endpoints.update, input as never)) as Item
  if (read) return update({ ...changes(before, values), id: read.id, version: read.version })
  if (create) return createOnce(resource, values, { create, once })
  return createOnce(resource, values, {
    create: async (input, key) => (await sendKeyed(endpoints.create, input, key)) as Item,
    update,
    once,
  })
}

type Refusal = Parameters<NonNullable<FormProps<FormValues>['onFinishFailed']>>[0]

/**
 * Checks every field; a form that does not pass leads to its first complaint. A field that is left meanwhile is checked by itself, which makes the answer
 * about all of them out of date: then they are checked again, since a press of Save that says nothing would look like a save.
 */
export async function isValid(form: FormInstance<FormValues>): Promise<boolean> {
  try {
    await form.validateFields()
    return true
  } catch (failure) {
    const { outOfDate, errorFields } = failure as Refusal
    if (outOfDate && errorFields.length === 0) return isValid(form)
    leadToComplaint(form)
    return false
  }
}
