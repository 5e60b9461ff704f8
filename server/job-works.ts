import type { JobKindName } from '../contract/jobs/kinds.ts'
import { resourceNamed, type ResourceName } from '../contract/resources/index.ts'
import { backupWork } from './backup/backup-work.ts'
import type { Environment } from './config/environment.ts'
import { warn } from './config/log.ts'
import { createStore, type Store } from './crud/store.ts'
import { collectWork } from './features/jobs/collect-work.ts'
import { exportWork } from './features/jobs/export-work.ts'
import { spreadEnquiries } from './features/forms/contact/sheet.ts'
import { spreadAnswers } from './features/forms/sheet/spreading.ts'
import { webhookWork } from './features/forms/webhook-work.ts'
import { importWork } from './features/jobs/import-work.ts'
import { logExportWork } from './features/jobs/log-export-work.ts'
import { pruneWork } from './features/jobs/prune-work.ts'
import type { Messages } from './features/messages/messages.ts'
import { pushWork } from './features/push/push-work.ts'
import type { PushService } from './features/push/services.ts'
import type { WorkParts } from './features/jobs/parts.ts'
import { openFileStore } from './features/uploads/store.ts'
import type { Mounted } from './http/handlers.ts'
import { reachableIn } from './http/reachable.ts'
import type { JobWork } from './jobs/working.ts'

interface JobWorkParts extends Omit<WorkParts, 'storeOf' | 'spreading' | 'handlerAt' | 'dataDir' | 'files' | 'isDemo' | 'publicUrl'> {
  environment: Environment
  handlers: readonly Mounted[]
  messages: Pick<Messages, 'works'>
  pushServices: readonly PushService[]
}

/** The work of each kind of job (B-70). */
export function jobWorks({
  environment,
  handlers,
  messages,
  pushServices: services,
  ...parts
}: JobWorkParts): Record<JobKindName, JobWork> {
  const stores = new Map<ResourceName, Store>()
  const storeOf = (name: ResourceName) => {
    const store = stores.get(name) ?? createStore({ r: resourceNamed(name), engine: parts.database.engine })
    stores.set(name, store)
    return store
  }
  const handlerAt = (path: string) => handlers.find(({ endpoint }) => endpoint.path === path)!
  const { dataDir, isDemo, publicUrl } = environment
  const all: WorkParts = {
    ...parts,
    dataDir,
    files: openFileStore(environment),
    isDemo,
    publicUrl,
    storeOf,
    handlerAt,
    spreading: { formAnswer: spreadAnswers, enquiry: spreadEnquiries },
  }
  return {
    export: exportWork(all),
    import: importWork(all),
    prune: pruneWork(all),
    collect: collectWork({ ...all, say: warn }),
    backup: backupWork({ ...all, environment, say: warn }),
    logExport: logExportWork(all),
    ...messages.works,
    push: pushWork({ services, say: warn }),
    webhook: webhookWork({ ...parts, isReachable: reachableIn(environment.outgoingNetworks) }),
  }
}
