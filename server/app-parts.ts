import type { Environment } from './config/environment.ts'
import type { Report } from './config/report.ts'
import type { Bus } from './db/bus.ts'
import type { Database } from './db/engine.ts'
import type { FileStore } from './features/uploads/store.ts'
import type { Patience } from './http/patience.ts'
import type { JobProgram } from './jobs/worker-process.ts'
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
  /** Does jobs in a process of its own; null: this process does them. */
  jobProgram: JobProgram | null
  /** True in tests: the terminal then gets errors only. */
  quiet?: boolean | undefined
  /** Replaces the usual time limits, so that tests need not wait as long. */
  patience?: Partial<Patience> | undefined
}
