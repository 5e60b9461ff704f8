import { createReadStream } from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'
import { renewSortKeys } from '../crud/renew-sort-keys.ts'
import { renewUses } from '../crud/renew-uses.ts'
import type { Database } from '../db/engine.ts'
import { migrations } from '../db/migrations/index.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { readSetting } from '../db/settings.ts'
import { markStore, uploadIdsIn } from '../features/uploads/store-identity.ts'
import { openFileStore, type StorePlace } from '../features/uploads/store.ts'
import { forgetTermIndexes, renewTermIndexes } from '../search/renew.ts'
import { load } from './load.ts'
import { readManifest, uploadFile, type Manifest } from './manifest.ts'
import type { Row } from './snapshot.ts'
import { checkSums } from './check-sums.ts'
import type { Sums } from './sums.ts'
import { readTable } from './read-table.ts'
import { putUpload } from './upload-files.ts'
import { UNWATCHED, type GoesOn } from './watch.ts'

/** A place for a site: where no other stands. */
export interface Place extends StorePlace {
  database: Database
}

/**
 * Puts a backup into an empty place: files first, then all rows in one transaction, which is checked before its commit. After a kill the place holds no
 * site yet, and the same restore may be run again.
 */
export async function restore(folder: string, place: Place, goesOn: GoesOn = UNWATCHED.goesOn): Promise<Manifest> {
  const sums = await checkSums(folder, goesOn)
  const manifest = await readManifest(folder)
  await refuseTaken(place, sums)
  await migrate(place.database, untilMigration(place.database, manifest.migration))
  await putUploads(folder, place, { sums, goesOn })
  const sources = manifest.tables.map(({ rows, sha256, ...table }) => ({
    ...table,
    sum: { rows, sha256 },
    rows: () => watched(readTable(folder, table), goesOn),
  }))
  await load(place.database, sources, { before: forgetTermIndexes, goesOn })
  await finish(place)
  return manifest
}

/** Brings loaded rows to this program's version, and marks the uploads as theirs. */
export async function finish({ database, ...place }: Place): Promise<void> {
  await migrate(database)
  await renewTermIndexes(database, database.now())
  await renewSortKeys(database)
  await renewUses(database)
  await markStore(database, openFileStore(place).objects)
}

/** The migrations that the rows had seen; the later ones run over the loaded rows. */
export function untilMigration({ engine }: Database, last: string) {
  const all = Object.entries(migrations(engine))
  const end = all.findIndex(([name]) => name === last)
  if (end < 0) throw new StartProblem(`The backup is from a newer version of Portico (it has ${last}). Restore it with that version.`)
  return Object.fromEntries(all.slice(0, end + 1))
}

async function refuseTaken({ database, ...place }: Place, sums: Sums) {
  await refuseSite(database)
  const { objects } = openFileStore(place)
  const foreign = (await uploadIdsIn(objects)).filter((id) => !sums.has(uploadFile(id)))
  if (foreign.length > 0)
    throw new StartProblem(`${objects.place} holds ${foreign.length} uploads of another site. Restore into an empty place.`)
}

/** Throws a sentence where the database holds a site. */
export async function refuseSite(database: Database): Promise<void> {
  const tables = await database.read.introspection.getTables()
  if (!tables.some(({ name }) => name === 'setting') || (await readSetting(database.read, 'seeded')) === null) return
  throw new StartProblem('There is a site in that place already. Name an empty folder by DATA_DIR, or an empty database by DATABASE_URL.')
}

async function* watched(batches: AsyncIterable<Row[]>, goesOn: GoesOn): AsyncGenerator<Row[]> {
  for await (const rows of batches) {
    yield rows
    await goesOn(rows.length)
  }
}

async function putUploads(folder: string, place: Place, { sums, goesOn }: { sums: Sums; goesOn: GoesOn }) {
  const files = openFileStore(place)
  for (const file of sums.keys()) {
    if (path.dirname(file) !== 'uploads') continue
    await putUpload(files, path.basename(file), createReadStream(path.join(folder, file)))
    await goesOn(1)
  }
}
