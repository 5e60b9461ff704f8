import type { CollectParts } from './collect-parts.ts'
import { sumOf } from './objects/sum-of.ts'
import { originalOf } from './store.ts'

const AT_ONCE = 200

/** Notes the checksum of each file that was there before checksums were kept (B-117a). A file that is gone has none; a kill costs one file's reading. */
export async function noteHashes({ database, files: { objects }, look }: CollectParts): Promise<void> {
  for (let last = ''; ;) {
    const rows = await database.read
      .selectFrom('upload')
      .select(['id', 'contentId'])
      .where('hash', 'is', null)
      .where('kind', '<>', 'private')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const [at, { id, contentId }] of rows.entries()) {
      await look?.(at, rows.length)
      const key = originalOf(contentId ?? id)
      const hash = (await objects.find(key))?.sha256 ?? (await sumOf(await objects.read(key)))
      const same = database.write.updateTable('upload').set({ hash }).where('id', '=', id)
      // Another content may have come meanwhile.
      await same.where('contentId', contentId === null ? 'is' : '=', contentId).execute()
    }
    if (rows.length < AT_ONCE) return
    last = rows.at(-1)!.id
  }
}
