import type { Endpoint } from '../../../contract/endpoint.ts'
import type { UploadView } from '../../../contract/features/uploads.ts'
import type { Database, Db } from '../../db/engine.ts'
import { isUnavailable, isUnwritable } from '../../db/violations.ts'
import { auditRow, writeAudit } from '../../http/audit.ts'
import type { Context } from '../../http/context.ts'
import { success } from '../../http/envelope.ts'
import { nameOf } from '../../http/error-name.ts'
import type { Refusals } from '../../http/refusals.ts'
import type { UploadKind } from './kinds.ts'
import { namedOf } from './named-uploads.ts'
import type { FileStore } from './store.ts'
import { viewOf, writeUpload, type UploadRow } from './take-in.ts'

export interface RecordParts {
  database: Database
  files: FileStore
  refusals: Refusals
}

interface Recording {
  parts: RecordParts
  kind: UploadKind
  endpoint: Pick<Endpoint, 'path'>
  ctx: Context
}

/** Stores a file by `store`, and writes its row together with an audit row; a refusal has an audit row too. */
export async function recorded({ parts, kind, endpoint, ctx }: Recording, store: () => Promise<UploadRow>) {
  const { database } = parts
  try {
    const row = await store()
    await recordUpload(parts, row, (db, { name, size, url }) =>
      writeAudit(db, auditRow({ endpoint, input: { name, size, url }, ctx, duration: database.now() - ctx.now, error: null })),
    )
    kind.taken?.(row)
    return uploadAnswer(row)
  } catch (error) {
    await noteRefusal(parts, { endpoint, ctx, error })
    throw error
  }
}

/** The answer about a file that is there. */
export function uploadAnswer(row: UploadRow) {
  const view = viewOf(row)
  return { ...success([view]), files: { file: view.url } }
}

/** Writes the audit row of a refused upload. */
export async function noteRefusal(
  { database, refusals }: RecordParts,
  { endpoint, ctx, error }: Pick<Recording, 'endpoint' | 'ctx'> & { error: unknown },
): Promise<void> {
  if (isUnwritable(error)) return
  await refusals.add(auditRow({ endpoint, input: {}, ctx, duration: database.now() - ctx.now, error: nameOf(error) }))
}

/** Writes the row of a stored file together with its audit row, so that a client that is refused has left neither. */
export async function recordUpload(
  { database, files }: Pick<RecordParts, 'database' | 'files'>,
  row: UploadRow,
  audit: (db: Db, view: UploadView) => Promise<unknown>,
): Promise<UploadView> {
  try {
    return await database.write.transaction().execute(async (db) => {
      const view = await writeUpload(db, row)
      await audit(db, view)
      return view
    })
  } catch (error) {
    // When the database is lost during the commit, or another call has taken the same upload in, the row may be there. The file is then left to it, or to the collector.
    if (!isUnavailable(error) && !(await mayBeThere(database, row.id))) await files.drop(row.id)
    throw error
  }
}

/** True if a row of this id may be there: also where the database cannot be reached now. */
const mayBeThere = (database: Database, id: string): Promise<boolean> =>
  namedOf(database, [id]).then((named) => named.has(id), isUnavailable)
