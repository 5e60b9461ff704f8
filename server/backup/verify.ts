import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { StartProblem } from '../config/start-problem.ts'
import type { Database } from '../db/engine.ts'
import { fileIn } from '../db/open.ts'
import { openSqlite } from '../db/sqlite.ts'
import { storeIdentityOf } from '../features/uploads/store-identity.ts'
import { createFileStore, originalOf } from '../features/uploads/store.ts'
import { removeLeft, scratchIn } from './left.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'
import { UNWATCHED, type GoesOn, type Watch } from './watch.ts'
import { latestMigration } from './write.ts'

export interface Verified {
  manifest: Manifest
  /** The mark of the site that the backup is of. */
  identity: string | null
}

/**
 * Restores a backup into a scratch place beside it, opens what was restored and compares it with the manifest; then removes the place. Throws a sentence
 * for a backup that a site could not be made from.
 */
export async function verifyBackup(folder: string, { mark, goesOn }: Pick<Watch, 'mark' | 'goesOn'> = UNWATCHED): Promise<Verified> {
  const place = path.dirname(path.resolve(folder))
  await removeLeft(place, mark)
  const dataDir = await mkdtemp(scratchIn(place, mark))
  try {
    const manifest = await inDatabase(dataDir, (database) => restore(folder, { database, dataDir, s3: null }, goesOn))
    // Opened anew, so that it is read from the disk.
    const identity = await inDatabase(dataDir, async (database) => {
      await checkPages(database, goesOn)
      await compare(database, dataDir, manifest)
      return storeIdentityOf(database.read)
    })
    return { manifest, identity }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function inDatabase<T>(dataDir: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = openSqlite(fileIn({ dataDir }))
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

/** Each table and its indexes by one statement, because nothing else happens in this process meanwhile. */
async function checkPages({ read }: Database, goesOn: GoesOn) {
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(read)
  for (const { name } of tables) {
    const { rows } = await sql<{ result: string }>`select integrity_check as "result" from pragma_integrity_check(${name})`.execute(read)
    if (rows[0]?.result !== 'ok') throw new StartProblem(`The restored database is damaged: ${rows[0]?.result}.`)
    await goesOn(0)
  }
}

async function compare({ read }: Database, dataDir: string, manifest: Manifest) {
  // Later migrations may add rows and take some away.
  if ((await latestMigration(read)) === manifest.migration) for (const table of manifest.tables) await compareCount(read, table)
  const uploads = await read
    .selectFrom('upload')
    .select(({ fn }) => [fn.coalesce('contentId', 'id').as('id'), 'size'])
    .execute()
  const { objects } = createFileStore(dataDir)
  for (const { id, size } of uploads.filter((upload) => !manifest.missing.includes(upload.id)))
    if ((await objects.find(originalOf(id)))?.size !== size) throw new StartProblem(`The restored upload ${id} has another size.`)
}

async function compareCount(db: Database['read'], { name, rows: expected }: Manifest['tables'][number]) {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(name)}`.execute(db)
  const found = rows[0]!.count
  if (found !== expected) throw new StartProblem(`The restored table ${name} has ${found} rows, the backup says ${expected}.`)
}
