import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import manifest from '../../package.json' with { type: 'json' }

/** The version of the product, as package.json states it. */
export const { version } = manifest

/** The moment at which the running program was built or copied onto this machine; ISO 8601. */
export const releaseDate = statSync(fileURLToPath(import.meta.url)).mtime.toISOString()
