import { Problem } from '../../contract/errors.ts'
import type { Field } from '../../contract/fields.ts'
import { uploadIdOf } from '../../contract/picture-files.ts'
import type { Resource } from '../../contract/resource.ts'
import { properties } from '../../contract/field-schema.ts'
import { untyped, type Db } from '../db/engine.ts'
import { sanitise } from './sanitise.ts'

type Values = Record<string, unknown>
type Check = (db: Db, field: Field, value: unknown, r: Resource) => Promise<string | null>

/** Checks of values that name something in the database; each returns the words key of its complaint, or null. */
const CHECKS: Partial<Record<Field['kind'], Check>> = {
  dictionary: async (db, field, value) => ((await isDictionaryItem(db, field.dictionary!, String(value))) ? null : 'invalid.noSuchItem'),
  reference: async (db, field, value) => ((await countExisting(db, field.target!, [Number(value)])) === 1 ? null : 'invalid.noSuchRow'),
  treeParent: async (db, _field, value, r) => ((await countExisting(db, r.name, [Number(value)])) === 1 ? null : 'invalid.noSuchRow'),
  references: async (db, field, value) => {
    const ids = [...new Set([value].flat().map(Number))]
    return (await countExisting(db, field.target!, ids)) === ids.length ? null : 'invalid.noSuchRow'
  },
  picture: async (db, _field, value) => ((await havePictures(db, [String(value)])) ? null : 'invalid.noSuchUpload'),
  pictures: async (db, _field, value) => ((await havePictures(db, [value].flat().map(String))) ? null : 'invalid.noSuchUpload'),
  file: async (db, field, value) => {
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
    const complaint = await CHECKS[field.kind]?.(db, field, value, r)
    if (!complaint) continue
    members[name] = complaint
    refused = value
  }
  if (Object.keys(members).length > 0) throw new Problem('invalid', { members, values: { value: refused } })
}

/** Returns the values with clean rich text; call it before anything else reads them. */
export function cleanValues(r: Resource, values: Values): Values {
  const html = properties(r.fields).flatMap(([name, field]) => {
    const given = values[name]
    return field.kind === 'html' && typeof given === 'string' ? [[name, cleanText(name, field, given)] as const] : []
  })
  return { ...values, ...Object.fromEntries(html) }
}

/** The limit holds for the stored text: cleaning replaces bare signs with longer escapes, so a text can grow. */
function cleanText(name: string, { max = Infinity }: Field, given: string) {
  const clean = sanitise(given)
  if (clean.length > max) throw new Problem('invalid', { members: { [name]: 'invalid.tooLong' }, values: { max } })
  return clean
}

async function isDictionaryItem(db: Db, code: string, value: string) {
  const found = await db
    .selectFrom('dictionaryItem')
    .innerJoin('dictionaryType', 'dictionaryType.id', 'dictionaryItem.typeId')
    .select('dictionaryItem.id')
    .where('dictionaryType.code', '=', code)
    .where('dictionaryItem.value', '=', value)
    .where('dictionaryItem.isActive', '=', 1)
    .where('dictionaryItem.deletionTime', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

async function countExisting(db: Db, table: string, ids: number[]) {
  if (ids.length === 0) return 0
  const row = await untyped(db)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('id', 'in', ids)
    .where('deletionTime', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row['count'])
}

async function havePictures(db: Db, addresses: string[]) {
  if (addresses.length === 0) return true
  const ids = [...new Set(addresses.map(uploadIdOf))]
  const rows = await db.selectFrom('upload').select('id').where('id', 'in', ids).where('kind', '=', 'picture').execute()
  return rows.length === ids.length
}

/** Returns the type of an upload, which was read from its content; null for a picture, since its original is never served, and for no upload. */
async function fileType(db: Db, address: string) {
  const row = await db.selectFrom('upload').select(['kind', 'type']).where('id', '=', uploadIdOf(address)).executeTakeFirst()
  return row && row.kind !== 'picture' ? row.type : null
}
