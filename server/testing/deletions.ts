import type { KyselyPlugin } from 'kysely'
import type { Database } from '../db/engine.ts'

/** Returns the same database, and the number of rows that each writing statement has changed or deleted. */
export function countDeletions(database: Database): { database: Database; counts: number[] } {
  const counts: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined) counts.push(Number(result.numAffectedRows))
      else if (result.rows.length > 0) counts.push(result.rows.length)
      return result
    },
  }
  return { counts, database: { ...database, write: database.write.withPlugin(plugin) } }
}
