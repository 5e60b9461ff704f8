import type { Database } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { createBatch } from './batch.ts'
import type { Insertable } from 'kysely'

export type WebLogRow = Insertable<Tables['webLog']>

/** Every request, written in batches (E-08). */
export const createWebLog = (database: Database, report: (error: unknown) => void) =>
  createBatch<WebLogRow>((rows) => database.write.insertInto('webLog').values(rows).execute(), report)

export type WebLog = ReturnType<typeof createWebLog>
