import { uploadIdOf } from '../../contract/picture-files.ts'
import { untyped, type Db } from '../db/engine.ts'

export async function isDictionaryItem(db: Db, code: string, value: string) {
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

export async function countExisting(db: Db, table: string, ids: number[]) {
  if (ids.length === 0) return 0
  const row = await untyped(db)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .where('id', 'in', ids)
    .where('deletionTime', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row['count'])
}

export async function havePictures(db: Db, addresses: string[]) {
  if (addresses.length === 0) return true
  const ids = [...new Set(addresses.map(uploadIdOf))]
  const rows = await db.selectFrom('upload').select('id').where('id', 'in', ids).where('kind', '=', 'picture').execute()
  return rows.length === ids.length
}

/** Returns the type of an upload, which was read from its content; null for a picture, since its original is never served, and for no upload. */
export async function fileType(db: Db, address: string) {
  const row = await db.selectFrom('upload').select(['kind', 'type']).where('id', '=', uploadIdOf(address)).executeTakeFirst()
  return row && row.kind !== 'picture' ? row.type : null
}
