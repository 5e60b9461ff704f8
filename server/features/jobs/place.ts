import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

// Each job that has files has a folder of its own under a name that we chose. No name of a client ever reaches the file system.

const FOLDER = /^[0-9a-f-]{36}$/

export const jobsRoot = (dataDir: string) => path.resolve(dataDir, 'jobs')

export const newFolderName = () => randomUUID()

/** The path of a file of a job. */
export function placeOf(dataDir: string, folder: string, name: string): string {
  if (!FOLDER.test(folder)) throw new Error('Not a folder of a job')
  return path.join(jobsRoot(dataDir), folder, name)
}

export const isFolderName = (name: string) => FOLDER.test(name)

/** Makes the folder of a job; a job that goes on has it already. */
export const makeFolder = (dataDir: string, folder: string) =>
  mkdir(path.dirname(placeOf(dataDir, folder, 'x')), { recursive: true, mode: 0o700 })

export const removeFolder = (dataDir: string, folder: string) =>
  rm(path.dirname(placeOf(dataDir, folder, 'x')), { recursive: true, force: true })
