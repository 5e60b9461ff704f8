import { rm } from 'node:fs/promises'
import path from 'node:path'
import { HALF_KEPT_MS } from '../../../contract/features/resuming.ts'
import { ageOf, namesIn } from './folder-entries.ts'
import type { FileStore } from './store.ts'

/** The folder of uploads of which some pieces have arrived (B-115). */
export const halvesIn = ({ root }: Pick<FileStore, 'root'>): string => path.join(root, '.resuming')

/** Removes a half upload. */
export async function removeHalf(folder: string, id: string): Promise<void> {
  for (const file of filesOf(folder, id)) await rm(file, { force: true })
}

/** Removes the uploads that nobody has gone on with for a day. Each node looks after its own. */
export async function removeHalves(files: Pick<FileStore, 'root'>, now: number): Promise<void> {
  const folder = halvesIn(files)
  for (const id of new Set((await namesIn(folder)).map((name) => path.parse(name).name))) {
    const ages = await Promise.all(filesOf(folder, id).map((file) => ageOf(file, now)))
    if (ages.every((age) => age === null || age > HALF_KEPT_MS)) await removeHalf(folder, id)
  }
}

const filesOf = (folder: string, id: string) => [id, `${id}.json`].map((name) => path.join(folder, name))
