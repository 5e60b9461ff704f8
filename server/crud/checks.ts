import { Problem } from '../../contract/errors.ts'
import { looksLikeAnother } from '../../contract/format/compared-names.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { resourceNamed } from '../../contract/resources/index.ts'
import type { Context } from '../http/context.ts'
import { rowsInReach } from './scope.ts'
import { mayKnow } from './known-rows.ts'
import { fileType, missingPictures } from './existing-uploads.ts'
import { isDictionaryItem, isWithin, missingRows } from './existing.ts'
import { goneNames } from './gone-names.ts'

export type Values = Record<string, unknown>
interface Given {
  field: Field
  value: unknown
  r: Resource
}

/** Why values are refused, as a words key, and those of them that are. */
interface Complaint {
  words: string
  values: unknown[]
}

type Check = (ctx: Context, given: Given) => Promise<Complaint | null>

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
const isLookAlike = ({ field, value }: Given) => field.format === 'userName' && looksLikeAnother(String(value))

const allOrNone = (isRight: boolean, words: string, value: unknown): Complaint | null => (isRight ? null : { words, values: [value] })
const someOf = (words: string, values: unknown[]): Complaint | null => (values.length === 0 ? null : { words, values })

const checkPictures: Check = async (ctx, { value }) =>
  someOf('invalid.noSuchUpload', await missingPictures(ctx, [value].flat().map(String)))

/** Checks of values that name something in the database. */
const CHECKS: Partial<Record<Field['kind'], Check>> = {
  text: async (_, given) => allOrNone(!isLookAlike(given), 'invalid.lookAlike', given.value),
  dictionary: async (ctx, { field, value }) =>
    allOrNone(await isDictionaryItem(ctx, field.dictionary!, String(value)), 'invalid.noSuchItem', value),
  reference: async (ctx, { field, value, r }) => {
    const named = { id: Number(value), isKept: field.given === true, by: r }
    return allOrNone(await mayName(ctx, resourceNamed(field.target!), named), 'invalid.noSuchRow', value)
  },
  treeParent: async (ctx, { value, r }) => allOrNone(await mayName(ctx, r, { id: Number(value) }), 'invalid.noSuchRow', value),
  references: async (ctx, { field, value, r }) => {
    const ids = [...new Set([value].flat().map(Number))]
    const missing = new Set(await missingRows(ctx.db, field.target!, ids))
    const target = resourceNamed(field.target!)
    return someOf(
      'invalid.noSuchRow',
      ids.filter((id) => missing.has(id) || !mayKnow(ctx, target, { id, by: r })),
    )
  },
  link: async ({ isClosed }, { field, value }) => allOrNone(!(field.called && isClosed?.(String(value))), 'invalid.closedNetwork', value),
  picture: checkPictures,
  pictures: checkPictures,
  file: async (ctx, { field, value }) => {
    const type = await fileType(ctx, String(value))
    if (type === null) return { words: 'invalid.noSuchUpload', values: [value] }
    return allOrNone(!field.types || field.types.includes(type), 'invalid.fileType', value)
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

/** A property whose value is refused. */
type Refused = Complaint & { member: string; field: Field }

/** Returns the properties that name a row, an item or an upload that does not exist, and did not stand there before. */
export async function refusedValues(ctx: Context, r: Resource, { values, before = {} }: { values: Values; before?: Values }) {
  const refused: Refused[] = []
  for (const [member, field] of properties(r.fields)) {
    const value = namedAnew(values[member], before[member])
    const complaint = value === null ? null : await CHECKS[field.kind]?.(ctx, { field, value, r })
    if (complaint) refused.push({ ...complaint, member, field })
  }
  return refused
}

/** Refuses such values; each complaint is at its member, and names what was deleted. */
export async function checkValues(ctx: Context, r: Resource, given: { values: Values; before?: Values }): Promise<void> {
  const refused = await refusedValues(ctx, r, given)
  if (refused.length > 0) throw await refusalOf(ctx, r, refused)
}

async function refusalOf(ctx: Context, r: Resource, refused: readonly Refused[]): Promise<Problem> {
  const members: Record<string, string> = {}
  const memberValues: Record<string, Values> = {}
  for (const { member, field, words, values } of refused) {
    const names = await goneNames(ctx, { r, field, values })
    members[member] = names.length > 0 ? 'invalid.gone' : words
    memberValues[member] = { value: values.join(', '), name: names.join(ctx.language === 'en' ? '”, “' : '”、“') }
  }
  return new Problem('invalid', { members, memberValues, data: { refused: refused.map(({ member, values }) => ({ member, values })) } })
}
