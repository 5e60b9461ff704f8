import { allResources, resources, type ResourceName } from '../contract/resources/index.ts'
import type { Resource } from '../contract/resource.ts'
import { uploads } from '../contract/features/uploads.ts'
import { allEndpoints } from '../contract/api/registry.ts'
import type { Bus } from './db/bus.ts'
import { crudHandlers } from './resource-handlers.ts'
import { createCountCache } from './crud/count-cache.ts'
import { createStore, type Store } from './crud/store.ts'
import type { Database } from './db/engine.ts'
import type { Environment } from './config/environment.ts'
import { accountHandlers } from './features/accounts/handlers.ts'
import type { CodesFor } from './features/codes/codes.ts'
import { accessHandlers } from './features/access/handlers.ts'
import { dashboardHandlers } from './features/dashboard/handlers.ts'
import { dictionaryHandlers, itemHandlers } from './features/dictionary/handlers.ts'
import { holderHandlers } from './features/holders/handlers.ts'
import { memberHandlers } from './features/members/handlers.ts'
import type { Messages } from './features/messages/messages.ts'
import { menuHandlers } from './features/menus/handlers.ts'
import { articleHandlers } from './features/portal/articles/handlers.ts'
import { portalHandlers } from './features/portal/handlers.ts'
import type { Previews } from './publishing/previews.ts'
import { productHandlers } from './features/products/handlers.ts'
import { recycleBinHandlers } from './features/recycle-bin/handlers.ts'
import { productHandlers as portalProductHandlers } from './features/portal/products/handlers.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { profileHandlers } from './features/profile/handlers.ts'
import { roleHandlers } from './features/roles/handlers.ts'
import type { FactorParts } from './features/second-factors/factors.ts'
import { signInHandlers } from './features/sign-in/handlers.ts'
import { signOnHandlers } from './features/sign-on/handlers.ts'
import { createSignInLimits } from './features/sign-in/limits.ts'
import type { LoginLog } from './features/sign-in/login-log.ts'
import { startHandlers } from './features/start/handlers.ts'
import { siteInfoHandlers } from './features/site-info/handlers.ts'
import { unitHandlers } from './features/units/handlers.ts'
import { userHandlers } from './features/users/handlers.ts'
import { createOwnPassword, type OwnPassword } from './features/users/passwords.ts'
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
  codesFor: CodesFor
  messages: Messages
  factors: FactorParts
  ownPassword: OwnPassword
}

/** Takes the derived handlers of a resource, returns the handlers that are served. */
type Replacing = (store: Store, derived: Record<string, Mounted>, parts: HandlerParts) => Record<string, Mounted>

/** Resources of which some handlers are written by hand. */
const BY_HAND: Partial<Record<ResourceName, Replacing>> = {
  user: userHandlers,
  role: roleHandlers,
  organizationUnit: unitHandlers,
  siteInfo: siteInfoHandlers,
  enquiry: enquiryHandlers,
  dictionaryItem: itemHandlers,
  product: productHandlers,
}

/** All handlers of the API: those of each resource, then those of the features. */
export function allHandlers(given: Omit<HandlerParts, 'ownPassword'>): Mounted[] {
  const parts: HandlerParts = { ...given, ownPassword: createOwnPassword(given.bus) }
  const { environment, database, bus, previews, visits } = parts
  const byHand: Record<string, Replacing | undefined> = BY_HAND
  const storeOf = (r: Resource) =>
    createStore({ r, engine: database.engine, timeZone: environment.timeZone, countCache: createCountCache(bus, r.name) })
  const stores = new Map(allResources.map((r) => [r.name, storeOf(r)]))
  const ofResources = allResources.flatMap((r) => {
    const store = stores.get(r.name)!
    const derived = crudHandlers(store, previews)
    return Object.values(byHand[r.name]?.(store, derived, parts) ?? derived)
  })
  const limits = createSignInLimits()
  const all = [
    ...ofResources,
    ...signInHandlers({ ...parts, limits }),
    ...signOnHandlers(parts),
    ...profileHandlers({ ...parts, users: stores.get('user')! }),
    ...accountHandlers({ ...parts, users: stores.get('user')!, limits }),
    ...menuHandlers(),
    ...memberHandlers({ users: stores.get('user')!, units: stores.get('organizationUnit')! }),
    ...dictionaryHandlers(stores.get('dictionaryItem')!),
    ...holderHandlers(stores.get('role')!),
    ...startHandlers(environment),
    ...accessHandlers(),
    ...recycleBinHandlers(),
    ...dashboardHandlers((name) => stores.get(name)!),
    ...portalHandlers(previews),
    ...portalProductHandlers(previews, bus),
    ...searchHandlers(),
    ...articleHandlers(previews),
    ...visitorHandlers({
      store: createStore({ r: resources.enquiry, engine: database.engine, timeZone: environment.timeZone }),
      visits,
      publicUrl: environment.publicUrl,
    }),
  ]
  refuseHoles(all)
  return all
}

/** A declared call without a handler, or a handler without a declared call, is a mistake in the code, so the server does not start. */
function refuseHoles(all: Mounted[]) {
  const answered = new Set([
    ...all.map(({ endpoint }) => endpoint.path.toLowerCase()),
    ...Object.values(uploads).map(({ path }) => path.toLowerCase()),
  ])
  const declared = new Set(allEndpoints().map(({ path }) => path.toLowerCase()))
  const holes = [...declared].filter((path) => !answered.has(path)).concat([...answered].filter((path) => !declared.has(path)))
  if (holes.length > 0) throw new Error(`Declared or answered, but not both: ${holes.join(', ')}`)
}
