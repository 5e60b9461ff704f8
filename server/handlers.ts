import type { Resource } from '../contract/resource.ts'
import { resources, type ResourceName } from '../contract/resources/index.ts'
import { uploads } from '../contract/features/uploads.ts'
import { allEndpoints } from '../contract/registry.ts'
import type { Bus } from './db/bus.ts'
import { crudHandlers } from './resource-handlers.ts'
import { createCountCache } from './crud/count-cache.ts'
import { createStore, type Store } from './crud/store.ts'
import type { Database } from './db/engine.ts'
import type { Environment } from './config/environment.ts'
import { menuHandlers } from './features/menus/handlers.ts'
import { articleHandlers } from './features/portal/articles/handlers.ts'
import { portalHandlers } from './features/portal/handlers.ts'
import type { Previews } from './publishing/previews.ts'
import { productHandlers } from './features/portal/products/handlers.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { roleHandlers } from './features/roles/handlers.ts'
import { signInHandlers } from './features/sign-in/handlers.ts'
import type { LoginLog } from './features/sign-in/login-log.ts'
import { siteInfoHandlers } from './features/site-info/handlers.ts'
import { userHandlers } from './features/users/handlers.ts'
import { enquiryHandlers } from './features/visitors/erasing.ts'
import { visitorHandlers } from './features/visitors/handlers.ts'
import type { Visits } from './features/visitors/visits.ts'
import type { Mounted } from './http/handlers.ts'

interface HandlerParts {
  environment: Environment
  database: Database
  bus: Bus
  previews: Previews
  visits: Visits
  loginLog: LoginLog
}

/** Resources whose calls are partly written by hand: what is derived goes in, what is served comes out. */
const BY_HAND: Partial<
  Record<ResourceName, (store: Store, derived: Record<string, Mounted>, parts: HandlerParts) => Record<string, Mounted>>
> = {
  user: userHandlers,
  role: roleHandlers,
  siteInfo: siteInfoHandlers,
  enquiry: enquiryHandlers,
}

/** Everything the API does: the calls of each resource, then those of the features. */
export function allHandlers(parts: HandlerParts): Mounted[] {
  const { environment, database, bus, previews, visits } = parts
  const ofResources = (Object.entries(resources) as [ResourceName, Resource][]).flatMap(([name, r]) => {
    const store = createStore(r, database.engine, environment.timeZone, createCountCache(bus, r.name))
    const derived = crudHandlers(r, store, previews)
    return Object.values(BY_HAND[name]?.(store, derived, parts) ?? derived)
  })
  const all = [
    ...ofResources,
    ...signInHandlers(parts),
    ...menuHandlers(),
    ...portalHandlers(previews),
    ...productHandlers(previews, bus),
    ...searchHandlers(),
    ...articleHandlers(previews),
    ...visitorHandlers({
      store: createStore(resources.enquiry, database.engine, environment.timeZone),
      visits,
      publicUrl: environment.publicUrl,
    }),
  ]
  refuseHoles(all)
  return all
}

/** A declared call that nobody answers, or an answer nobody declared, is a mistake in the code: the server does not start. */
function refuseHoles(all: Mounted[]) {
  const answered = new Set([
    ...all.map(({ endpoint }) => endpoint.path.toLowerCase()),
    ...Object.values(uploads).map(({ path }) => path.toLowerCase()),
  ])
  const declared = new Set(allEndpoints().map(({ path }) => path.toLowerCase()))
  const holes = [...declared].filter((path) => !answered.has(path)).concat([...answered].filter((path) => !declared.has(path)))
  if (holes.length > 0) throw new Error(`Declared or answered, but not both: ${holes.join(', ')}`)
}
