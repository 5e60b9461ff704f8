import type { ResourceName } from '../../../contract/resources/index.ts'
import type { AnswerColumns } from '../../../contract/features/form-answers.ts'
import type { ExportedRow } from '../../crud/exporting.ts'
import type { Store } from '../../crud/store.ts'
import type { Database } from '../../db/engine.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Context } from '../../http/context.ts'
import type { Mounted } from '../../http/handlers.ts'
import type { FileStore } from '../uploads/store.ts'
import type { Settings } from '../../settings/settings.ts'

/** Writes rows of a resource into more columns than it has properties. */
export interface Spreading {
  /** The further columns of a sheet with these rows. */
  further(ctx: Context, ids: readonly number[]): Promise<AnswerColumns>
  /** Adds the texts of these columns to the names of the rows. */
  withTexts(ctx: Context, rows: readonly ExportedRow[]): Promise<ExportedRow[]>
}

/** All that the work of jobs asks for. */
export interface WorkParts {
  database: Database
  dataDir: string
  files: FileStore
  isDemo: boolean
  /** The address of the site. */
  publicUrl: string
  settings: Settings['values']
  call: CallEndpoint
  storeOf(name: ResourceName): Store
  spreading: Partial<Record<ResourceName, Spreading>>
  /** The handler of an address, such as the SaveImport of a resource. */
  handlerAt(path: string): Mounted
}
