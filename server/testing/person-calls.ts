import { allEndpoints } from '../../contract/api/registry.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { methodOf, serviceOf } from './access-table.ts'
import { personMembers } from './person-members.ts'
import { PASSWORD } from './site.ts'

// The judgement on every call whose input names a person (B-100b). A call that is new stands in no table, so a test fails until it does.

/** The person whom somebody with fewer permits or rows tries to change. */
export interface Target {
  id: number
  roleId: number
  unitId: number
  sessionId: number
}

/** The one who tries. */
export interface Caller {
  id: number
  roleId: number
  unitId: number
}

type Inputs = (target: Target, caller: Caller) => object[]

const one: Inputs = ({ id }) => [{ id }]
const many: Inputs = ({ id }) => [{ ids: [id] }]
const TAKEN = { emailAddress: 'taken@example.com', phoneNumber: '13900000000' }
const changes: Inputs = ({ id }) => [
  { id, name: 'changed' },
  { id, ...TAKEN },
  { id, roleIds: [], unitIds: [], ...TAKEN },
]
const leaving: Inputs = ({ id }, caller) => [{ id }, { id, successorId: caller.id }]

/** These change an account, or look into it: each with inputs that would do so. */
export const GUARDED: Record<string, Inputs> = {
  'User/Update': changes,
  'User/InsertOrUpdate': changes,
  'User/Activate': one,
  'User/DeActivate': one,
  'User/BatchActivate': many,
  'User/BatchDeActivate': many,
  'User/ResetPassword': ({ id }) => [{ userId: id, newPassword: `${PASSWORD}-taken` }],
  'User/ResetSecondFactors': one,
  'User/RemoveSignOnLink': ({ id }) => [{ id, linkId: 'x'.repeat(22) }],
  'User/GetSignOnLinks': one,
  'User/GetSessions': one,
  'User/EndSession': ({ id, sessionId }) => [{ id, sessionId }],
  'User/EndSessions': one,
  'User/GetSignIns': one,
  'User/Unlock': one,
  'User/Delete': leaving,
  'User/BatchDelete': many,
  'User/Usage': many,
  'User/GetOwnedRows': one,
  'User/FindOwners': many,
  'User/HandOver': ({ id }, caller) => [{ id, successorId: caller.id }],
  'User/Dismiss': leaving,
  'Role/AddUserToRole': ({ id }, { roleId }) => [{ userId: id, roleId }],
  'Role/AddUsersToRole': ({ id }, { roleId }) => [{ userIds: [id], roleId }],
  'Role/RemoveUserFromRole': ({ id, roleId }) => [{ userId: id, roleId }],
  'OrganizationUnit/AddUsersToOrganizationUnit': ({ id }, { unitId }) => [{ userIds: [id], organizationUnitId: unitId }],
  'OrganizationUnit/RemoveUserFromOrganizationUnit': ({ id, unitId }) => [{ userId: id, organizationUnitId: unitId }],
}

/** The same for somebody in the recycle bin. */
export const GUARDED_IN_BIN: Record<string, Inputs> = { 'User/Restore': one, 'User/DeleteForever': one }

const NEW = 'makes a person, who has no rows; what it gives is judged afterwards (reach.test.ts)'
const DIRECTORY = 'tells the directory of staff to those who may view users; nothing about sign-ins, and no row'
const ONESELF = 'changes the account of the caller alone'
const NAMES = 'writes a name into a row that the caller may edit, and gives that person no right; who is named must be known to the caller'
const FILTER = 'narrows a list to rows that the caller reaches'
const SIGNING_IN = 'says whose account is signed in to, and proves it'
const LOG = 'searches a log, which has a permit of its own'
const NOBODY = 'names no person'

/** These are not guarded, each for a reason. */
const OPEN: Record<string, string> = {
  'User/Create': NEW,
  'User/SaveImport': NEW,
  'User/Get': DIRECTORY,
  'User/GetChanges': DIRECTORY,
  'User/GetAccess': DIRECTORY,
  'User/GetGrantedFunctionsByUser': DIRECTORY,
  'User/GetMenuNodesByUser': DIRECTORY,
  'User/GetMenusByUser': DIRECTORY,
  'Access/GetExplanation': DIRECTORY,
  'User/ChangePassword': ONESELF,
  'TokenAuth/Authenticate': SIGNING_IN,
  'TokenAuth/PasskeyAuthenticate': SIGNING_IN,
  'TokenAuth/AuthenticateByPhoneCaptcha': SIGNING_IN,
  'TokenAuth/ExternalAuthenticate': SIGNING_IN,
  'TokenAuth/SendPasswordResetLink': SIGNING_IN,
  'TokenAuth/SetUp': SIGNING_IN,
  'WebLog/GetAll': LOG,
  'AuditLog/GetAll': LOG,
  'LoginLog/GetAll': LOG,
  'EntityChange/GetAll': LOG,
  'Setting/Update': NOBODY,
}

/** Fields of any resource that name a person. */
const NAMING = ['ownerId', 'headId']
const BY_METHOD: Record<string, string> = {
  GetAll: FILTER,
  Export: FILTER,
  Count: FILTER,
  Create: NAMES,
  Update: NAMES,
  BatchUpdate: NAMES,
  InsertOrUpdate: NAMES,
  SaveImport: NAMES,
}

const nameOf = (endpoint: Endpoint) => `${serviceOf(endpoint)}/${methodOf(endpoint)}`

/** Every call whose input names a person. */
const personCalls = (): Endpoint[] => allEndpoints().filter((endpoint) => personMembers(endpoint).length > 0)

const reasonOf = (endpoint: Endpoint) =>
  OPEN[nameOf(endpoint)] ?? (personMembers(endpoint).every((member) => NAMING.includes(member)) ? BY_METHOD[methodOf(endpoint)] : undefined)

/** The calls that nobody has judged yet, and judgements on calls that there are not. */
export function unjudged(): { calls: string[]; judgements: string[] } {
  const calls = personCalls()
  const names = new Set(calls.map(nameOf))
  const guarded = { ...GUARDED, ...GUARDED_IN_BIN }
  return {
    calls: calls.filter((endpoint) => !guarded[nameOf(endpoint)] && !reasonOf(endpoint)).map(nameOf),
    judgements: [...Object.keys(guarded), ...Object.keys(OPEN)].filter((name) => !names.has(name)),
  }
}

/** One request that a narrower caller is refused. */
export interface Try {
  endpoint: Endpoint
  input: object
}

/** Each guarded call with each of its inputs. */
export const triesIn = (table: Record<string, Inputs>, target: Target, caller: Caller): Try[] =>
  personCalls().flatMap((endpoint) => (table[nameOf(endpoint)]?.(target, caller) ?? []).map((input) => ({ endpoint, input })))
