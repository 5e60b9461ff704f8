import { Problem } from '../../contract/errors.ts'
import { mixesScripts } from '../../contract/format/compared-names.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { rowsInReach } from './scope.ts'
import { mayKnow } from './known-rows.ts'
import { isDictionaryItem, isWithin, countExisting, havePictures, fileType } from './existing.ts'

export type Values = Record<string, unknown>
interface Given {
  field: Field
  value: unknown
  r: Resource
}

type Check = (ctx: Context, given: Given) => Promise<string | null>

interface Named {
  id: number
  isKept?: boolean
  /** The resource whose row names it. */
  by?: Resource
}

/** A value must name a row that the caller may view. */
export const mayName = async (ctx: Context, r: Resource, { id, isKept = false, by = r }: Named) =>
  mayKnow(ctx, r, { id, by }) && isWithin(ctx, r, { id, scope: rowsInReach(ctx, r, 'View'), isKept })

/** B-101g: a new user name must not look like another. */
const isLookAlike = ({ field, value }: Given) => field.format === 'userName' && mixesScripts(String(value))

/** Checks of values that name something in the database; each returns the words key of its complaint, or null. */
const CHECKS: Partial<Record<Field['kind'], Check>> = {
  text: async (_, given) => (isLookAlike(given) ? 'invalid.mixedScripts' : null),
  dictionary: async (ctx, { field, value }) =>
    (await isDictionaryItem(ctx, field.dictionary!, String(value))) ? null : 'invalid.noSuchItem',
  reference: async (ctx, { field, value, r }) =>
    (await mayName(ctx, resourceNamed(field.target!), { id: Number(value), isKept: field.given === true, by: r }))
      ? null
      : 'invalid.noSuchRow',
  treeParent: async (ctx, { value, r }) => ((await mayName(ctx, r, { id: Number(value) })) ? null : 'invalid.noSuchRow'),
  references: async ({ db }, { field, value }) => {
    const ids = [...new Set([value].flat().map(Number))]
    return (await countExisting(db, field.target!, ids)) === ids.length ? null : 'invalid.noSuchRow'
  },
  picture: async (ctx, { value }) => ((await havePictures(ctx, [String(value)])) ? null : 'invalid.noSuchUpload'),
  pictures: async (ctx, { value }) => ((await havePictures(ctx, [value].flat().map(String))) ? null : 'invalid.noSuchUpload'),
  file: async (ctx, { field, value }) => {
    const type = await fileType(ctx, String(value))
    if (type === null) return 'invalid.noSuchUpload'
    return !field.types || field.types.includes(type) ? null : 'invalid.fileType'
  },
}

/**
 * Returns what a value names that the stored one does not; null for nothing. Only that is judged: a row goes back as it was read, also when what it
 * refers to has been deleted since.
 */
function namedAnew(value: unknown, before: unknown): unknown {
  if (value === undefined || value === before) return null
  if (!Array.isArray(value) || !Array.isArray(before)) return value
  const added = value.filter((one) => !before.includes(one))
  return added.length > 0 ? added : null
}

/** Refuses values that name a row, an item or an upload that does not exist, and did not stand there before; each complaint is at its member. */
export async function checkValues(ctx: Context, r: Resource, { values, before = {} }: { values: Values; before?: Values }): Promise<void> {
  const members: Record<string, string> = {}
  let refused: unknown
  for (const [name, field] of properties(r.fields)) {
    const value = namedAnew(values[name], before[name])
    if (value === null) continue
    const complaint = await CHECKS[field.kind]?.(ctx, { field, value, r })
    if (!complaint) continue
    members[name] = complaint
    refused = value
  }
  if (Object.keys(members).length > 0) throw new Problem('invalid', { members, values: { value: refused } })
}
