import { chmodSync, statSync } from 'node:fs'
import path from 'node:path'

/** They hold hashes of passwords, the key that previews are signed with, and the enquiries of visitors. */
const PRIVATE = ['', 'uploads', 'portico.db', 'portico.db-wal', 'portico.db-shm']

/** B-04: takes from the group and from all others what an older version, or another umask, has given them; says so where it cannot. */
export function keepPrivate(dataDir: string, say: (line: string) => void): void {
  for (const name of PRIVATE) {
    const at = path.join(dataDir, name)
    try {
      const { mode } = statSync(at)
      if ((mode & 0o077) !== 0) chmodSync(at, mode & 0o700)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOENT') say(`WARNING: ${at} can be read by other users of this machine, and its rights cannot be changed (${code}).`)
    }
  }
}
