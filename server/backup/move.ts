import { openSiteFiles } from '../features/uploads/site-files.ts'
import { openFileStore, originalOf, type FileStore } from '../features/uploads/store.ts'
import { migrate } from '../db/migrations/migrate.ts'
import { forgetTermIndexes } from '../search/renew.ts'
import { load, type Source } from './load.ts'
import { finish, refuseSite, untilMigration, type Place } from './restore.ts'
import { lastIdOf, rowsOf, withSnapshot, type Snapshot } from './snapshot.ts'
import type { Sum } from './tally.ts'
import { putUpload } from './upload-files.ts'
import { UNWATCHED } from './watch.ts'
import { latestMigration } from './write.ts'

/**
 * Copies a site, with its sessions, into an empty place on either engine. Each table is read again there: its count and checksum are those of the
 * source, else nothing is written. Returns them by table. The site stays where it was, too.
 */
export async function move(from: Place, to: Place): Promise<Map<string, Sum>> {
  await refuseSite(to.database)
  const sums = await withSnapshot(from.database, async (snapshot) => {
    await migrate(to.database, untilMigration(to.database, await latestMigration(snapshot.db)))
    const [source, target] = [await openSiteFiles(snapshot.db, from), openFileStore(to)]
    if (source.objects.place !== target.objects.place) await moveUploads(snapshot, source, target)
    return load(to.database, await sourcesOf(snapshot), { before: forgetTermIndexes, goesOn: UNWATCHED.goesOn })
  })
  await finish(to)
  return sums
}

async function sourcesOf(snapshot: Snapshot): Promise<Source[]> {
  const sources: Source[] = []
  for (const table of snapshot.tables)
    sources.push({ ...table, lastId: await lastIdOf(snapshot, table), rows: () => rowsOf(snapshot, table) })
  return sources
}

async function moveUploads({ db }: Snapshot, source: FileStore, target: FileStore) {
  for (const { id } of await db.selectFrom('upload').select('id').execute()) {
    const content = await source.objects.read(originalOf(id))
    if (content !== null) await putUpload(target, id, content)
  }
}
