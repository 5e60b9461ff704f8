import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A backup that is being written ends so. */
export const PART = '.part'
/** The place in which a backup is restored on trial begins so. */
const SCRATCH = '.verify-'

/** What is older was left by a process that ended. */
const LEFT_MS = 24 * 60 * 60 * 1000

export const partOf = (folder: string, mark: string) => `${folder}-${mark}${PART}`
export const scratchIn = (place: string, mark: string) => path.join(place, `${SCRATCH}${mark}-`)

/** Removes what attempts before have left in a folder of backups: those with this mark, and all that are a day old. */
export async function removeLeft(place: string, mark: string): Promise<void> {
  for (const name of await readdir(place)) {
    const isPart = name.startsWith('portico-') && name.endsWith(PART)
    if (!isPart && !name.startsWith(SCRATCH)) continue
    const isOwn = name.endsWith(`-${mark}${PART}`) || name.startsWith(`${SCRATCH}${mark}-`)
    if (isOwn || (await isOld(path.join(place, name)))) await rm(path.join(place, name), { recursive: true, force: true })
  }
}

const isOld = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > LEFT_MS,
    () => false,
  )
