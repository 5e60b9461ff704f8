import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'
import { codeOf } from './error-parts.ts'

/** Private files: they hold hashes of passwords, the key that signs previews, and the enquiries of visitors. */
const PRIVATE = ['', 'uploads', 'portico.db', 'portico.db-wal', 'portico.db-shm']

/** B-04: removes the rights of the group and of others that an older version or another umask has left; prints a line if it cannot. */
export function keepPrivate(dataDir: string, say: (line: string) => void): void {
  for (const name of PRIVATE) {
    const at = path.join(dataDir, name)
    try {
      const { mode } = statSync(at)
      if ((mode & 0o077) !== 0) chmodSync(at, mode & 0o700)
    } catch (error) {
      const code = codeOf(error)
      if (code !== 'ENOENT') say(`WARNING: ${at} can be read by other users of this machine, and its rights cannot be changed (${code}).`)
    }
  }
}
