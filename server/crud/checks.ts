import { Problem } from '../../contract/errors.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import type { Db } from '../db/engine.ts'
import { isDictionaryItem, countExisting, havePictures, fileType } from './existing.ts'

export type Values = Record<string, unknown>
type Check = (db: Db, given: { field: Field; value: unknown; r: Resource }) => Promise<string | null>

/** Checks of values that name something in the database; each returns the words key of its complaint, or null. */
const CHECKS: Partial<Record<Field['kind'], Check>> = {
  dictionary: async (db, { field, value }) =>
    (await isDictionaryItem(db, field.dictionary!, String(value))) ? null : 'invalid.noSuchItem',
  reference: async (db, { field, value }) => ((await countExisting(db, field.target!, [Number(value)])) === 1 ? null : 'invalid.noSuchRow'),
  treeParent: async (db, { value, r }) => ((await countExisting(db, r.name, [Number(value)])) === 1 ? null : 'invalid.noSuchRow'),
  references: async (db, { field, value }) => {
    const ids = [...new Set([value].flat().map(Number))]
    return (await countExisting(db, field.target!, ids)) === ids.length ? null : 'invalid.noSuchRow'
  },
  picture: async (db, { value }) => ((await havePictures(db, [String(value)])) ? null : 'invalid.noSuchUpload'),
  pictures: async (db, { value }) => ((await havePictures(db, [value].flat().map(String))) ? null : 'invalid.noSuchUpload'),
  file: async (db, { field, value }) => {
    const type = await fileType(db, String(value))
    if (type === null) return 'invalid.noSuchUpload'
    return !field.types || field.types.includes(type) ? null : 'invalid.fileType'
  },
}

/** Refuses values that name a row, an item or an upload that does not exist; each complaint is at its member. */
export async function checkValues(db: Db, r: Resource, values: Values): Promise<void> {
  const members: Record<string, string> = {}
  let refused: unknown
  for (const [name, field] of properties(r.fields)) {
    const value = values[name]
    if (value === null || value === undefined) continue
    const complaint = await CHECKS[field.kind]?.(db, { field, value, r })
    if (!complaint) continue
    members[name] = complaint
    refused = value
  }
  if (Object.keys(members).length > 0) throw new Problem('invalid', { members, values: { value: refused } })
}
