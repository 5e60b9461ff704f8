import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { namesIn } from './folder-entries.ts'
import { FileStoreProblem } from './objects/file-store-problem.ts'
import { originalOf, type FileStore } from './store.ts'

// A person's file whose row is gone must go for good, also when the process ends or the store is away at that moment. A note on this machine remembers it.

const FORGOTTEN = '.forgotten'

type Forgetting = Pick<FileStore, 'root' | 'objects'>

/** Removes a file for good; while the store is away it is only noted. */
export async function forgetUpload(files: Forgetting, id: string): Promise<void> {
  await mkdir(path.join(files.root, FORGOTTEN), { recursive: true })
  await writeFile(path.join(files.root, FORGOTTEN, id), '', { flush: true })
  await removeNoted(files, id).catch((error: unknown) => {
    if (!(error instanceof FileStoreProblem)) throw error
  })
}

/** Removes the files that could not be removed when they were forgotten. */
export async function removeForgotten(files: Forgetting): Promise<void> {
  for (const id of await namesIn(path.join(files.root, FORGOTTEN))) await removeNoted(files, id)
}

async function removeNoted({ root, objects }: Forgetting, id: string) {
  await objects.remove(path.posix.dirname(originalOf(id)))
  await rm(path.join(root, FORGOTTEN, id), { force: true })
}
