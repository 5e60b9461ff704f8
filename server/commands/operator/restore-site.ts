import type { Environment } from '../../config/environment.ts'
import { restore } from '../../backup/restore.ts'
import { withDatabase } from './site.ts'

export async function restoreSite(environment: Environment, folder: string): Promise<void> {
  const { time, tables, uploads, missing } = await withDatabase(environment, (database) => restore(folder, { ...environment, database }))
  console.log(`The site of ${time} is restored: ${tables.length} tables and ${uploads.count} uploads. Everybody signs in again.`)
  if (missing.length > 0) console.warn(`The files of these uploads were gone already: ${missing.join(', ')}.`)
}
