import { randomUUID } from 'node:crypto'
import type { Environment } from '../../../config/environment.ts'
import type { Database } from '../../../db/engine.ts'
import { elsewhereOf } from '../../../features/uploads/site-files.ts'
import { namedOf } from '../../../features/uploads/named-uploads.ts'
import { FileStoreProblem } from '../../../features/uploads/objects/file-store-problem.ts'
import type { Objects } from '../../../features/uploads/objects/objects.ts'
import { sharedIdentity, uploadIdsIn } from '../../../features/uploads/store-identity.ts'
import { openFileStore } from '../../../features/uploads/store.ts'
import { findingsOf, type Finding } from './finding.ts'

/** Checks that the store takes, gives and removes a file, and that it holds the files that the database names. */
export async function uploadsState(database: Database, environment: Environment): Promise<Finding> {
  const files = openFileStore(environment)
  const { objects } = files
  const { fault } = findingsOf('uploads')
  try {
    const elsewhere = await elsewhereOf(database.read, files)
    if (elsewhere !== null) return fault(elsewhere)
    if (environment.s3 !== null) await tryOut(objects)
    return await filesState(database, objects)
  } catch (error) {
    if (!(error instanceof FileStoreProblem)) throw error
    return fault(error.reason)
  }
}

async function tryOut(objects: Objects) {
  const [key, text] = [`.doctor-${randomUUID()}`, 'Written by the doctor, who removes it again.']
  await objects.write(key, text)
  const read = await objects.text(key)
  await objects.remove(key)
  if (read !== text) throw new FileStoreProblem(objects.place, 'it does not give back what it took')
}

/** The files of the uploads that the database names. */
async function filesState(database: Database, objects: Objects): Promise<Finding> {
  const { ok, warning, fault } = findingsOf('uploads')
  const ids = await uploadIdsIn(objects)
  const { count } = await database.read
    .selectFrom('upload')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if ((await sharedIdentity(database.read, objects)) === null) return fault(`The files in ${objects.place} belong to another database.`)
  const named = await namedOf(database, ids)
  const gone = Number(count) - named.size
  if (gone > 0) return fault(`The files of ${gone} of ${count} uploads are gone. Take them from a backup.`)
  return named.size < ids.length
    ? warning(`${ids.length - named.size} files belong to no upload.`)
    : ok(`${count} uploads, each with its file in ${objects.place}.`)
}
