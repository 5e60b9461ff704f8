import type { ResourceName } from '../../../contract/resources/index.ts'
import type { Spreading } from '../../crud/spreading.ts'
import type { Store } from '../../crud/store.ts'
import type { Database } from '../../db/engine.ts'
import type { CallEndpoint } from '../../http/call.ts'
import type { Mounted } from '../../http/handlers.ts'
import type { FileStore } from '../uploads/store.ts'
import type { Settings } from '../../settings/settings.ts'

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
