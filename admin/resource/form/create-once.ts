import type { Resource } from '../../../contract/resource.ts'
import { CallError } from '../../session/http.ts'
import type { Item } from '../data/item.ts'
import { createRow } from './create-row.ts'
import { changes, filled, startValues, type FormValues } from './form-values.ts'
import type { Once } from '../data/save-key.ts'

interface Calls {
  create: (input: FormValues, key: string) => Promise<Item>
  /** Missing where a row is created with more than it can be updated with. */
  update?: (input: FormValues) => Promise<Item>
}

/**
 * Creates the row of a form once. When an earlier attempt had reached the server, and only its reply was lost, a form that was edited since goes on from
 * the row of then.
 */
export const createOnce = (resource: Resource, values: FormValues, { create, update, once }: Calls & { once: Once }): Promise<Item> =>
  once(async (key) => {
    try {
      return await createRow(resource, filled(values), (input) => create(input, key))
    } catch (error) {
      const first = firstOf(error)
      if (!first || !update) throw error
      return update({ ...changes(startValues(resource, first), values), id: first.id, version: first.version })
    }
  })

/** The row that the server has made under the key before. */
const firstOf = (error: unknown) =>
  error instanceof CallError && error.status === 422 ? ((error.body?.data?.['first'] ?? null) as Item | null) : null
