import { z } from 'zod'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { listedSchema, rowSchema, stamps } from '../calls/rows.ts'
import { endpoint, SERVICES, type Endpoint } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { PRIVATE } from '../ignored.ts'
import { languageOfTag } from '../languages.ts'
import { user } from '../resources/identity.ts'
import { createSchema, listOf, rowId, updateSchema } from '../schema.ts'
import { menuNode } from './menu-node.ts'
import { givenPassword, newPassword } from './password-schema.ts'
import { roleItems } from './roles.ts'
import { OWN } from './sign-in.ts'

// The user resource (C-21, E-01) as this family of clients asks for it.

/** The properties of a user's row that are read from more than its columns. */
const derivedNames = {
  /** The surname first, and no space, where either part is Chinese. */
  fullName: z.string(),
  /** The names of the roles in capitals, as this family of clients compares them. */
  roleNames: z.array(z.string()),
  /** The names of the same roles as people read them. */
  roleDisplayNames: z.array(z.string()),
}
const row = rowSchema(user, derivedNames)

/** A user with what the client's session state needs (T-04). */
const userView = rowSchema(user, {
  ...derivedNames,
  roles: z.array(z.string()),
  /** All they hold, however this session is narrowed; in demo mode those that anyone may look at. */
  ownRoles: z.array(z.strictObject({ name: z.string(), displayName: z.string() })),
  /** The role to which this session is narrowed (T-09). */
  viewingAs: z.string().nullable(),
})

/** Roles by name, in any case, or by display name. Where both come, they win over `roleIds`. */
const given = { roleNames: z.array(composed.max(64)).max(500).nullish() }

/** Names that clients of this family send with a user, and that no row takes from an input. */
const IGNORED = [
  'confirm',
  'confirmPassword',
  'fullName',
  'roles',
  'roleDisplayNames',
  'ownRoles',
  'viewingAs',
  'lastLoginTime',
  ...Object.keys(stamps).filter((name) => name !== 'id' && name !== 'version'),
  PRIVATE,
]

const derived = resourceEndpoints(user)
const created = createSchema(user.fields, { ...given, password: newPassword })
const updated = updateSchema(user.fields, given)
const one = z.strictObject({ id: rowId })
const culture = plainString.max(20).refine((name) => languageOfTag(name) !== null, { params: { words: 'invalid.language' } })
/** The changes of an account that are no change of a row's fields. */
const edit = { access: derived.update.access, refusedInDemo: true, input: one, output: z.null() }

/** A change of a row with the names that its clients send along. */
const changing = ({ path, access, summary, budget }: Pick<Endpoint, 'path' | 'access' | 'summary' | 'budget'>) => ({
  path,
  access,
  summary,
  budget,
  refusedInDemo: true,
  ignored: IGNORED,
})

/** The user resource with what the kit cannot say: one's own record is open to oneself, and passwords. */
export const users = {
  get: endpoint({
    ...OWN.user,
    input: z.strictObject({ id: rowId }),
    output: userView,
    summary: "A user; one's own without a permit",
  }),
  getAll: { ...derived.getAll, output: listOf(listedSchema(user, derivedNames)) },
  create: endpoint({
    path: derived.create.path,
    access: derived.create.access,
    takesKey: true,
    refusedInDemo: true,
    input: created,
    ignored: [...IGNORED, 'id', 'version'],
    output: row,
    summary: 'A new user with a first password',
  }),
  update: endpoint({ ...changing(derived.update), input: updated, output: row }),
  insertOrUpdate: endpoint({ ...changing(derived.insertOrUpdate), takesKey: true, input: z.union([created, updated]), output: row }),
  restore: { ...derived.restore, output: row },
  resetSecondFactors: endpoint({
    ...edit,
    path: `${SERVICES}/User/ResetSecondFactors`,
    summary: "Removes somebody's second factors and ends their sessions; for a person who has lost them",
  }),
  activate: endpoint({ ...edit, path: `${SERVICES}/User/Activate`, summary: 'Lets a user sign in' }),
  deactivate: endpoint({ ...edit, path: `${SERVICES}/User/DeActivate`, summary: 'Shuts a user out, and ends their sessions' }),
  changeLanguage: endpoint({
    path: `${SERVICES}/User/ChangeLanguage`,
    access: 'signedIn',
    effect: 'read',
    input: z.strictObject({ languageName: culture }),
    output: z.null(),
    summary: 'Confirms that there is such a language; the client then sends it with each request',
  }),
  roles: endpoint({
    access: derived.get.access,
    path: `${SERVICES}/User/GetRoles`,
    output: roleItems,
    summary: 'The roles that users can have',
  }),
  resetPassword: endpoint({
    path: `${SERVICES}/User/ResetPassword`,
    access: { permit: 'User/ResetPassword' },
    refusedInDemo: true,
    input: z.strictObject({ userId: rowId, newPassword, adminPassword: givenPassword.nullish() }),
    output: z.literal(true),
    summary: "A new password for somebody; ends their sessions. `adminPassword`, the caller's own, is checked when it is given",
  }),
  changePassword: endpoint({
    path: `${SERVICES}/User/ChangePassword`,
    access: 'signedIn',
    refusedInDemo: true,
    input: z.strictObject({ userId: rowId.optional(), currentPassword: givenPassword, newPassword }),
    output: z.literal(true),
    summary: "One's own password; ends one's other sessions",
  }),
  grantedFunctions: endpoint({
    ...OWN.permits,
    input: z.strictObject({ id: rowId }),
    output: listOf(z.strictObject({ name: z.string() })),
    summary: 'The permits a user holds',
  }),
  menuNodes: endpoint({
    ...OWN.menuNodes,
    input: z.strictObject({ userId: rowId, menuTag: plainString.max(32).default('web') }),
    output: z.array(menuNode),
    summary: 'The menu tree a user sees',
  }),
  menus: endpoint({
    path: `${SERVICES}/User/GetMenusByUser`,
    access: 'signedIn',
    input: z.strictObject({ userId: rowId.optional(), menuTag: plainString.max(32).default('web') }),
    output: listOf(menuNode),
    summary: 'The same as a flat list',
  }),
  defaultMenus: endpoint({
    ...OWN.defaultMenus,
    output: z.strictObject({ code: z.literal(20000), data: z.array(menuNode) }),
    summary: "The program's default menu, whatever the administrator has made of it; callers get the entries that they may open",
  }),
}
