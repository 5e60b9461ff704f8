import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** Returns a path inside the repository. */
export const inRoot = (...parts) => join(root, ...parts)
