import { rm } from 'node:fs/promises'
import path from 'node:path'
import { MAKING, UPLOAD_ID, WAITING } from './store.ts'
import { namesIn, ageOf } from './folder-entries.ts'
import { HOUR_MS, type CollectParts } from './collect-parts.ts'

const UNFINISHED_AFTER_MS = HOUR_MS

/** Removes files that were being received or made when a process ended. */
export async function removeUnfinished({ files: { root }, now }: CollectParts) {
  for (const name of [WAITING, MAKING]) {
    const place = path.join(root, name)
    for (const file of await namesIn(place)) await removeOld(path.join(place, file), now)
  }
  for (const id of await namesIn(root)) if (UPLOAD_ID.test(id)) await removeParts(path.join(root, id), now)
}

/** Older versions made variants beside the finished ones. */
async function removeParts(place: string, now: number) {
  for (const name of await namesIn(place)) if (name.endsWith('.part')) await removeOld(path.join(place, name), now)
}

async function removeOld(file: string, now: number) {
  if (((await ageOf(file, now)) ?? 0) > UNFINISHED_AFTER_MS) await rm(file, { force: true })
}
