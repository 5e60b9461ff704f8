import { allResources, resources, type ResourceName } from '../contract/resources/index.ts'
import type { Resource } from '../contract/resource.ts'
import { products } from '../contract/features/products.ts'
import { enquiryFiles } from '../contract/features/enquiries.ts'
import { answerFiles } from '../contract/features/form-answers.ts'
import { staffFormFiles } from '../contract/features/staff-forms.ts'
import { jobFiles } from '../contract/features/jobs.ts'
import { uploadCrop } from '../contract/features/upload-contents.ts'
import { resuming } from '../contract/features/resuming.ts'
import { uploads } from '../contract/features/uploads.ts'
import { allEndpoints } from '../contract/api/registry.ts'
import type { Bus } from './db/bus.ts'
import { crudHandlers } from './resource-handlers.ts'
import { createCountCache } from './crud/count-cache.ts'
import { createStore, type Store } from './crud/store.ts'
import type { Database } from './db/engine.ts'
import type { Environment } from './config/environment.ts'
import { accountHandlers } from './features/accounts/handlers.ts'
import type { BrowserErrors } from './features/browser-errors/browser-errors.ts'
import { burstHandlers } from './features/bursts/handlers.ts'
import { browserErrorHandlers } from './features/browser-errors/handlers.ts'
import type { CodesFor } from './features/codes/codes.ts'
import { accessHandlers } from './features/access/handlers.ts'
import { backupHandlers } from './backup/handlers.ts'
import { dashboardHandlers } from './features/dashboard/handlers.ts'
import { dictionaryHandlers, itemHandlers } from './features/dictionary/handlers.ts'
import { typeHandlers } from './features/dictionary/types.ts'
import { jobHandlers } from './features/jobs/handlers.ts'
import { answerHandlers, answerSheetHandlers } from './features/forms/sheet/handlers.ts'
import { enquiryHandlers } from './features/forms/contact/enquiry-handlers.ts'
import { contactFormHandlers } from './features/forms/contact/handlers.ts'
import { furtherOf, keepFurther } from './features/forms/contact/questions.ts'
import { formAnswerHandlers } from './features/forms/handlers.ts'
import { staffFormHandlers } from './features/forms/staff/handlers.ts'
import { formHandlers } from './features/forms/refuse-unfinished.ts'
import { holderHandlers } from './features/holders/handlers.ts'
import { memberHandlers } from './features/members/handlers.ts'
import type { Messages } from './features/messages/messages.ts'
import { menuHandlers } from './features/menus/handlers.ts'
import { articleHandlers } from './features/portal/articles/handlers.ts'
import { portalHandlers } from './features/portal/handlers.ts'
import type { Previews } from './publishing/previews.ts'
import { productHandlers } from './features/products/handlers.ts'
import { nextCode } from './features/products/next-code.ts'
import { recycleBinHandlers } from './features/recycle-bin/handlers.ts'
import { productHandlers as portalProductHandlers } from './features/portal/products/handlers.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { profileHandlers } from './features/profile/handlers.ts'
import { roleHandlers } from './features/roles/handlers.ts'
import type { FactorParts } from './features/second-factors/factors.ts'
import { signInHandlers } from './features/sign-in/handlers.ts'
import { signOnHandlers } from './features/sign-on/handlers.ts'
import { createSignInLimits } from './features/sign-in/limits.ts'
import { logHandlers } from './features/logs/reading/handlers.ts'
import { logTotalHandlers } from './features/logs/totals/handlers.ts'
import type { LoginLog } from './features/sign-in/login-log.ts'
import { startHandlers } from './features/start/handlers.ts'
import { siteInfoHandlers } from './features/site-info/handlers.ts'
import { sitePageHandlers } from './features/site-pages/handlers.ts'
import { settingHandlers } from './features/settings/handlers.ts'
import { unitHandlers } from './features/units/handlers.ts'
import { uploadHandlers } from './features/uploads/handlers.ts'
import { userHandlers } from './features/users/handlers.ts'
import { createOwnPassword, type OwnPassword } from './features/users/passwords.ts'
import { visitorHandlers } from './features/visitors/handlers.ts'
import type { Visits } from './features/visitors/visits.ts'
import type { Settings } from './settings/settings.ts'
import { handle, type Mounted } from './http/handlers.ts'

interface HandlerParts {
  environment: Environment
  database: Database
  bus: Bus
  previews: Previews
  visits: Visits
  loginLog: LoginLog
  browserErrors: BrowserErrors
  codesFor: CodesFor
  messages: Messages
  factors: FactorParts
  settings: Settings
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
  dictionaryType: typeHandlers,
  dictionaryItem: itemHandlers,
  product: productHandlers,
  form: formHandlers,
  formAnswer: answerHandlers,
}

/** All handlers of the API: those of each resource, then those of the features. */
export function allHandlers(given: Omit<HandlerParts, 'ownPassword'>): Mounted[] {
  const parts: HandlerParts = { ...given, ownPassword: createOwnPassword(given.bus) }
  const { environment, database, bus, previews, visits } = parts
  const byHand: Record<string, Replacing | undefined> = BY_HAND
  const storeOf = (r: Resource) => createStore({ r, engine: database.engine, countCache: createCountCache(bus, r.name) })
  const stores = new Map(allResources.map((r) => [r.name, storeOf(r)]))
  const ofResources = allResources.flatMap((r) => {
    const store = stores.get(r.name)!
    const derived = crudHandlers(store, previews)
    return Object.values(byHand[r.name]?.(store, derived, parts) ?? derived)
  })
  const answering = answeringParts(parts)
  const limits = createSignInLimits(parts.settings.values)
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
    ...startHandlers(),
    ...accessHandlers(),
    ...logHandlers(environment),
    ...logTotalHandlers(),
    ...browserErrorHandlers(parts.browserErrors),
    ...burstHandlers(environment),
    ...recycleBinHandlers(),
    ...backupHandlers(),
    ...jobHandlers(),
    ...dashboardHandlers((name) => stores.get(name)!),
    ...portalHandlers(previews),
    ...portalProductHandlers(previews, bus),
    ...searchHandlers(),
    ...sitePageHandlers(),
    ...articleHandlers(previews),
    ...visitorHandlers({
      store: createStore({ r: resources.enquiry, engine: database.engine }),
      further: { of: furtherOf, keep: keepFurther },
      visits,
      publicUrl: environment.publicUrl,
      messages: parts.messages,
    }),
    ...formAnswerHandlers({ ...answering, previews }),
    ...staffFormHandlers(answering),
    ...answerSheetHandlers(),
    ...contactFormHandlers(stores.get('enquiry')!, previews),
    ...settingHandlers(parts),
    ...uploadHandlers(),
    handle(products.nextCode, async (_, ctx) => ({ code: await nextCode(ctx) })),
  ]
  refuseHoles(all)
  return all
}

/** The parts for the calls that take answers to forms; without a cache of counts, which belongs to the store of the lists. */
const answeringParts = ({ database, environment, messages }: Pick<HandlerParts, 'database' | 'environment' | 'messages'>) => ({
  store: createStore({ r: resources.formAnswer, engine: database.engine }),
  publicUrl: environment.publicUrl,
  messages,
})

/** A declared call without a handler, or a handler without a declared call, is a mistake in the code, so the server does not start. */
function refuseHoles(all: Mounted[]) {
  const answered = new Set([
    ...all.map(({ endpoint }) => endpoint.path.toLowerCase()),
    ...[uploads, uploadCrop, resuming, jobFiles, answerFiles, enquiryFiles, staffFormFiles].flatMap((calls) =>
      Object.values(calls).map(({ path }) => path.toLowerCase()),
    ),
  ])
  const declared = new Set(allEndpoints().map(({ path }) => path.toLowerCase()))
  const holes = [...declared].filter((path) => !answered.has(path)).concat([...answered].filter((path) => !declared.has(path)))
  if (holes.length > 0) throw new Error(`Declared or answered, but not both: ${holes.join(', ')}`)
}
