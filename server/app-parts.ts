import type { Environment } from './config/environment.ts'
import type { Report } from './config/report.ts'
import type { Bus } from './db/bus.ts'
import type { Database } from './db/engine.ts'
import type { FileStore } from './features/uploads/store.ts'
import type { Patience } from './http/patience.ts'
import type { Assets } from './pages/assets.ts'

/** All that the server is made of, opened and ready. */
export interface AppParts {
  environment: Environment
  database: Database
  bus: Bus
  files: FileStore
  assets: Assets
  publicDir: string
  report: Report
  /** True in tests: the terminal then gets errors only. */
  quiet?: boolean | undefined
  /** Replaces the usual time limits, so that tests need not wait as long. */
  patience?: Partial<Patience> | undefined
}
