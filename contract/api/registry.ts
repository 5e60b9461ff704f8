import { anyEndpoint } from '../endpoint.ts'
import type { Endpoint } from '../endpoint.ts'
import { access } from '../features/access.ts'
import { bursts } from '../features/bursts.ts'
import { browserErrors } from '../features/browser-errors.ts'
import { enquiries, enquiryFiles } from '../features/enquiries.ts'
import { signIn, users } from '../features/identity.ts'
import { answerFiles, formAnswers } from '../features/form-answers.ts'
import { staffFormFiles, staffForms } from '../features/staff-forms.ts'
import { accounts } from '../features/accounts.ts'
import { handingOver } from '../features/handing-over.ts'
import { logs } from '../features/logs.ts'
import { logExports } from '../features/log-exports.ts'
import { logTotals } from '../features/log-totals.ts'
import { members } from '../features/members.ts'
import { profile } from '../features/profile.ts'
import { roleChanges } from '../features/role-changes.ts'
import { roles } from '../features/roles.ts'
import { jobFiles, jobs } from '../features/jobs.ts'
import { session } from '../features/start.ts'
import { products } from '../features/products.ts'
import { settings } from '../features/settings.ts'
import { dictionary } from '../features/dictionary.ts'
import { backups } from '../features/backups.ts'
import { dashboard } from '../features/dashboard.ts'
import { recycleBin } from '../features/recycle-bin.ts'
import { h5, portal, site } from '../features/portal.ts'
import { sitePages } from '../features/site-pages.ts'
import { units } from '../features/units.ts'
import { uploadAlbums } from '../features/upload-albums.ts'
import { uploadCaptions } from '../features/upload-captions.ts'
import { uploadContents, uploadCrop } from '../features/upload-contents.ts'
import { uploadNotes } from '../features/upload-details.ts'
import { uploadLibrary } from '../features/upload-library.ts'
import { resuming } from '../features/resuming.ts'
import { uploads } from '../features/uploads.ts'
import { actionsOf, permitOf } from '../resource.ts'
import { servedEndpoints } from '../calls/resource-endpoints.ts'
import type { Resource } from '../resource.ts'
import { organizationUnit, role, user } from '../resources/identity.ts'
import { enquiry } from '../resources/enquiry.ts'
import { form } from '../resources/form.ts'
import { formAnswer } from '../resources/form-answer.ts'
import { product } from '../resources/product.ts'
import { allResources } from '../resources/index.ts'
import { refuseTakenServices } from './taken-services.ts'

/** Endpoints that are more than a plain resource, by feature. */
const features = {
  signIn,
  profile,
  users,
  accounts,
  handingOver,
  roles,
  roleChanges,
  units,
  members,
  session,
  portal,
  site,
  sitePages,
  h5,
  uploads,
  resuming,
  uploadLibrary,
  uploadNotes,
  uploadAlbums,
  uploadCaptions,
  uploadContents,
  uploadCrop,
  recycleBin,
  backups,
  dashboard,
  dictionary,
  access,
  settings,
  products,
  logs,
  logTotals,
  logExports,
  browserErrors,
  bursts,
  jobs,
  jobFiles,
  formAnswers,
  answerFiles,
  staffForms,
  staffFormFiles,
  enquiries,
  enquiryFiles,
}

const ofFeatures: Endpoint[] = Object.values(features).flatMap((group) => Object.values(group).map(anyEndpoint))

/** Refuses resources that do not fit beside the features. Features add calls to the services of users, roles, units, products, forms, answers to forms and enquiries. */
export const refuseUnfit = (resources: readonly Resource[]): void =>
  refuseTakenServices(resources, ofFeatures, [
    user.service,
    role.service,
    organizationUnit.service,
    product.service,
    form.service,
    formAnswer.service,
    enquiry.service,
  ])

refuseUnfit(allResources)

/** Every call there is, each once; a feature's own version of a call takes the derived one's place. */
export function allEndpoints(): Endpoint[] {
  const byPath = new Map<string, Endpoint>()
  for (const r of allResources) for (const e of servedEndpoints(r)) byPath.set(e.path.toLowerCase(), e)
  for (const e of ofFeatures) byPath.set(e.path.toLowerCase(), e)
  return [...byPath.values()]
}

/** Every permit there is (E-05), in the order of the resources; those that only endpoints name come last. */
export function allPermits(): string[] {
  const fromResources = allResources.flatMap((r) => actionsOf(r).map((action) => permitOf(r, action)))
  const fromEndpoints = allEndpoints().flatMap((e) => (typeof e.access === 'object' ? [e.access.permit] : []))
  return [...new Set([...fromResources, ...fromEndpoints])]
}
