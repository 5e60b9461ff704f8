import { sharedIdentity } from './store-identity.ts'
import type { CollectParts } from './collect-parts.ts'
import { hideVersions } from './hide-versions.ts'
import { noteHashes } from './note-hashes.ts'
import { removeUnfinished } from './unfinished.ts'
import { bringBack } from './bring-back.ts'
import { setAside } from './set-aside.ts'

// Uploads are never deleted here. A folder that no row names may hold the only copy of a file that a restored database will name again.

/** Brings back files that are named again, removes unfinished files, sets aside files that no row names, and notes checksums. After a kill it is simply done again. */
export async function collectUploads(parts: CollectParts): Promise<void> {
  await bringBack(parts)
  if ((await sharedIdentity(parts.database.read, parts.files.objects)) === null) return
  await removeUnfinished(parts)
  await setAside(parts)
  await hideVersions(parts)
  await noteHashes(parts)
}
