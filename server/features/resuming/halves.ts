import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Upload } from '@tus/server'
import { Problem } from '../../../contract/errors.ts'
import { codeOf } from '../../config/error-parts.ts'
import { halvesIn, removeHalf } from '../uploads/half-folder.ts'
import type { FileStore } from '../uploads/store.ts'
import { HalfStore } from './half-store.ts'

const AGAIN_SECONDS = 2

/** Opens the store. The library would end the process if it could not make the folder. */
export async function openHalves(files: Pick<FileStore, 'root'>): Promise<HalfStore> {
  const folder = halvesIn(files)
  await mkdir(folder, { recursive: true })
  return new HalfStore(folder)
}

/** Returns a half upload of this person; of others nobody learns that it is there. */
export async function ownHalf(store: HalfStore, id: string, userId: number | null): Promise<Upload> {
  const told = await store.configstore.get(id)
  if (told?.metadata?.['owner'] !== String(userId)) throw goneHalf()
  return store.getUpload(id).catch(() => {
    throw takingIn()
  })
}

export const goneHalf = () => new Problem('notFound', { words: 'problem.upload' })

/** The refusal while another call takes the file in. */
const takingIn = () => new Problem('busy', { data: { retryAfter: AGAIN_SECONDS } })

/** Moves a whole file out of the store, so that no other call takes it in as well. */
export async function claimHalf(store: HalfStore, id: string, place: string): Promise<void> {
  await rename(path.join(store.directory, id), place).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? takingIn() : error
  })
}

/** Puts a file back that could not be taken in now; one that has gone meanwhile is forgotten. */
export const putHalfBack = (store: HalfStore, id: string, place: string): Promise<void> =>
  rename(place, path.join(store.directory, id)).catch(() => removeHalf(store.directory, id))
