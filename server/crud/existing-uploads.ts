import { uploadIdOf } from '../../contract/picture-files.ts'
import type { Context } from '../http/context.ts'
import { isKeptForNow } from './holding.ts'

/** Returns those of the addresses that belong to no picture; a write on PostgreSQL keeps the pictures until it has ended. */
export async function missingPictures(ctx: Context, addresses: string[]): Promise<string[]> {
  if (addresses.length === 0) return []
  const ids = [...new Set(addresses.map(uploadIdOf))]
  const pictures = ctx.db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', 'picture')
    .where('versionOf', 'is', null)
  const rows = await pictures.$if(isKeptForNow(ctx), (query) => query.forKeyShare()).execute()
  const found = new Set(rows.map(({ id }) => id))
  return addresses.filter((address) => !found.has(uploadIdOf(address)))
}

/** Returns the type of an upload, which was read from its content; null for a picture, since its original is never served, and for no upload. */
export async function fileType(ctx: Context, address: string) {
  const found = ctx.db.selectFrom('upload').select(['kind', 'type']).where('id', '=', uploadIdOf(address)).where('versionOf', 'is', null)
  const row = await found.$if(isKeptForNow(ctx), (query) => query.forKeyShare()).executeTakeFirst()
  return row && row.kind !== 'picture' ? row.type : null
}
