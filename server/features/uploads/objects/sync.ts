import fs from 'node:fs/promises'

/** Flushes to the disk itself, so that the content survives a loss of power. */
export async function sync(file: string) {
  const handle = await fs.open(file, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
