import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { version } from '../config/version.ts'
import type { Database, Db } from '../db/engine.ts'
import { sync } from '../features/uploads/objects/sync.ts'
import { openSiteFiles } from '../features/uploads/site-files.ts'
import type { StorePlace } from '../features/uploads/store.ts'
import { PART, partOf, removeLeft } from './left.ts'
import { MANIFEST, writeManifest, type Manifest } from './manifest.ts'
import { withSnapshot, type Snapshot } from './snapshot.ts'
import { hashOf } from './hashing.ts'
import { type Sums, readSums, writeSums } from './sums.ts'
import { writeTable } from './write-table.ts'
import type { CopiedTable } from './tables.ts'
import { copyUploads, type Earlier } from './upload-files.ts'
import { UNWATCHED, type Watch } from './watch.ts'

export interface Backup {
  folder: string
  manifest: Omit<Manifest, 'format'>
}

/** The names of whole backups: `portico-2026-11-24T165400.123Z`. */
const WHOLE = /^portico-\d{4}-\d\d-\d\dT\d{6}\.\d{3}Z$/

/** Returns the whole backups in a folder, the latest first. */
export async function backupsIn(place: string): Promise<string[]> {
  const names = await readdir(place).catch((): string[] => [])
  return names
    .filter((name) => WHOLE.test(name))
    .toSorted()
    .toReversed()
    .map((name) => path.join(place, name))
}

/**
 * Writes a backup of database and uploads into a new folder in `place`, as they are at one moment. The folder gets its name when everything is on the
 * disk, so a folder with such a name is whole.
 */
export async function writeBackup(database: Database, store: StorePlace, place: string, watch: Watch = UNWATCHED): Promise<Backup> {
  await mkdir(place, { recursive: true, mode: 0o700 })
  await removeLeft(place, watch.mark)
  const [latest] = await backupsIn(place)
  const earlier = latest ? await earlierIn(latest) : null
  const time = new Date(database.now())
  const folder = path.join(place, `portico-${time.toISOString().replaceAll(':', '')}`)
  const part = partOf(folder, watch.mark)
  await mkdir(part, { mode: 0o700 })
  try {
    const manifest = await writeParts(part, { database, store, time, earlier, watch })
    await sync(part)
    await watch.ends(folder)
    await rename(part, folder)
    await sync(place)
    return { folder, manifest }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

interface Parts {
  database: Database
  store: StorePlace
  time: Date
  earlier: Earlier | null
  watch: Watch
}

function writeParts(part: string, { database, store, time, earlier, watch }: Parts) {
  const sums: Sums = new Map()
  return withSnapshot(database, async (opened) => {
    const snapshot = { ...opened, goesOn: watch.goesOn }
    const { db, engine } = snapshot
    const files = await openSiteFiles(db, store)
    const copied = snapshot.tables.filter(({ name }) => !PASSING.has(name))
    await watch.begins(await sizeOf(snapshot, copied))
    const tables: Manifest['tables'] = []
    for (const table of copied) tables.push(await writeTable(part, snapshot, table, sums))
    const uploads = await copyUploads(part, { db, files, earlier, sums, goesOn: watch.goesOn })
    const manifest = { version, engine, time: time.toISOString(), migration: await latestMigration(db), tables, ...uploads }
    await writeManifest(part, manifest)
    sums.set(MANIFEST, await hashOf(path.join(part, MANIFEST)))
    await writeSums(part, sums)
    return manifest
  })
}

/** The number of rows and of uploads. */
async function sizeOf({ db }: Snapshot, tables: readonly CopiedTable[]): Promise<number> {
  let size = 0
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(name)}`.execute(db)
    size += Number(rows[0]!.count) * (name === 'upload' ? 2 : 1)
  }
  return size
}

/** Sessions and codes of sign-in are no part of a backup: somebody who was signed out or dismissed since would be back. Nor are jobs, whose files are not in it. */
const PASSING = new Set(['session', 'oneTimeCode', 'usedChallenge', 'job'])

export async function latestMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select max("name") as "name" from "kysely_migration"`.execute(db)
  return rows[0]!.name
}

const earlierIn = async (folder: string): Promise<Earlier | null> => ({ folder, sums: await readSums(folder) })

/** Removes all but the latest backups of a folder; returns those that it removed. */
export async function removeOlder(place: string, keep: number): Promise<string[]> {
  const older = (await backupsIn(place)).slice(keep)
  for (const folder of older) {
    // Without its name nobody takes it for a whole one while it goes.
    await rename(folder, `${folder}${PART}`)
    await rm(`${folder}${PART}`, { recursive: true, force: true })
  }
  return older
}
