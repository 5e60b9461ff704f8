import { createWriteStream } from 'node:fs'
import { link, mkdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../db/engine.ts'
import { originalOf, type FileStore } from '../features/uploads/store.ts'
import { uploadFile, type Manifest } from './manifest.ts'
import { hashOf, hashing } from './hashing.ts'
import type { Sums } from './sums.ts'
import type { GoesOn } from './watch.ts'

/** A backup that was made before; its files are not copied again. */
export interface Earlier {
  folder: string
  sums: Sums
}

/** Copies the files of the uploads that the snapshot names. An upload never changes, so a file of an earlier backup serves this one too. */
export async function copyUploads(
  folder: string,
  { db, files, earlier, sums, goesOn }: { db: Db; files: FileStore; earlier: Earlier | null; sums: Sums; goesOn: GoesOn },
): Promise<Pick<Manifest, 'uploads' | 'missing'>> {
  const rows = await db.selectFrom('upload').select(['id', 'size']).orderBy('id').execute()
  await mkdir(path.join(folder, 'uploads'), { recursive: true })
  const done = { uploads: { count: 0, bytes: 0 }, missing: [] as string[] }
  for (const { id } of rows) {
    const file = uploadFile(id)
    const sum = (await linked(folder, file, earlier)) ?? (await copied(await files.objects.read(originalOf(id)), path.join(folder, file)))
    if (sum === null) done.missing.push(id)
    else {
      sums.set(file, sum)
      done.uploads.count++
      done.uploads.bytes += (await stat(path.join(folder, file))).size
    }
    await goesOn(1)
  }
  return done
}

/** Returns the checksum; null where the earlier backup has no such file, its disk is another, or the file is damaged there by now. */
async function linked(folder: string, file: string, earlier: Earlier | null): Promise<string | null> {
  const sum = earlier?.sums.get(file)
  if (!earlier || !sum) return null
  const to = path.join(folder, file)
  const isLinked = await link(path.join(earlier.folder, file), to).then(
    () => true,
    () => false,
  )
  if (!isLinked) return null
  if ((await hashOf(to)) === sum) return sum
  await rm(to)
  return null
}

/** Returns the checksum; null for a file that is gone. */
async function copied(content: Readable | null, to: string): Promise<string | null> {
  if (content === null) return null
  const { stream, result } = hashing()
  await pipeline(content, stream, createWriteStream(to, { flush: true }))
  return result().sha256
}

/** Puts content into the store under the id of its upload: whole, or not at all. */
export async function putUpload(files: FileStore, id: string, content: Readable): Promise<void> {
  const waiting = await files.unfinished()
  try {
    await copied(content, waiting)
    await files.objects.put(originalOf(id), waiting)
  } finally {
    await files.discard(waiting)
  }
}
