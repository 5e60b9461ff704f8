import type { CollectParts } from './collect-parts.ts'
import type { Objects } from './objects/objects.ts'
import { originalOf, variantOf } from './store.ts'

/** Removes the pictures that were made of a content; its original stays. */
export async function removeMade(objects: Objects, id: string): Promise<void> {
  for (const name of await objects.names(id)) if (variantOf(id, name) !== originalOf(id)) await objects.remove(variantOf(id, name))
}

/** Removes the pictures made of contents that are no longer shown, where the process ended before it did. */
export async function hideVersions({ database, files: { objects }, look }: CollectParts): Promise<void> {
  const rows = await database.read.selectFrom('upload').select(['id', 'contentId']).where('versionOf', 'is not', null).execute()
  for (const [at, { id, contentId }] of rows.entries()) {
    await look?.(at, rows.length)
    await removeMade(objects, contentId ?? id)
  }
}
