import { z } from 'zod'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { permitOf } from '../resource.ts'
import { role } from '../resources/identity.ts'
import { createdDays, listOf, paging, rowId } from '../schema.ts'
import { menuNode } from './menu-node.ts'
import { users } from './users.ts'

// The members of roles and of units, read and changed from their side (C-31, E-02, E-03). A membership stands in the row of the user: whoever may edit
// users may change it, from either side, and the change log of the user tells of it.

const ROLE = `${SERVICES}/Role`
const UNIT = `${SERVICES}/OrganizationUnit`
/** Each of them is a change of a user with all its rules, and a call must end within its time. */
const MOST_AT_ONCE = 100

/** A role, named in any of the ways in which clients of this family name it. */
const roleNamed = { id: rowId.optional(), roleId: rowId.optional(), roleName: composed.min(1).max(64).optional() }
export type RoleNamed = z.output<z.ZodObject<typeof roleNamed>>

/** An input that names a role, and more. */
const ofRole = <S extends z.ZodRawShape>(more: S) =>
  z
    .strictObject({ ...roleNamed, ...more })
    .refine((given) => ['id', 'roleId', 'roleName'].some((name) => Reflect.get(given, name) !== undefined), {
      path: ['id'],
      params: { words: 'invalid.required' },
    })

const readingUsers = { access: users.getAll.access, output: users.getAll.output }
const readingRoles = { access: { permit: permitOf(role, 'View') } }
const changing = { access: users.update.access, refusedInDemo: true, output: z.null() }

export const members = {
  usersInRole: endpoint({
    ...readingUsers,
    path: `${ROLE}/GetUsersInRole`,
    input: ofRole({ ...paging, ...createdDays }),
    summary: 'The users to whom a role is given; those who hold it through a unit are the members of that unit',
  }),
  menusInRole: endpoint({
    ...readingRoles,
    path: `${ROLE}/GetMenusInRole`,
    input: ofRole({ menuTag: plainString.max(32).default('web') }),
    output: listOf(menuNode),
    summary: 'The menu entries that a role opens, each before its children',
  }),
  grantedPermissions: endpoint({
    ...readingRoles,
    path: `${ROLE}/GetGrantedPermissions`,
    input: ofRole({}),
    output: listOf(z.strictObject({ name: z.string(), displayName: z.string() })),
    summary: 'The permits that a role grants',
  }),
  addUserToRole: endpoint({
    ...changing,
    path: `${ROLE}/AddUserToRole`,
    input: ofRole({ userId: rowId }),
    summary: 'Gives a user a role, beside those that they hold',
  }),
  addUsersToRole: endpoint({
    ...changing,
    timeout: 60_000,
    path: `${ROLE}/AddUsersToRole`,
    input: ofRole({ userIds: z.array(rowId).min(1).max(MOST_AT_ONCE) }),
    summary: 'Gives users a role, beside those that they hold: all of them or none',
  }),
  removeUserFromRole: endpoint({
    ...changing,
    path: `${ROLE}/RemoveUserFromRole`,
    input: ofRole({ userId: rowId }),
    summary: 'Takes a role from a user; one that comes from a unit stays',
  }),
  usersInUnit: endpoint({
    ...readingUsers,
    path: `${UNIT}/GetOrganizationUnitUsers`,
    input: z.strictObject({ id: rowId, ...paging, ...createdDays }),
    summary: 'The members of a unit',
  }),
  addUsersToUnit: endpoint({
    ...changing,
    path: `${UNIT}/AddUsersToOrganizationUnit`,
    input: z.strictObject({ organizationUnitId: rowId, userIds: z.array(rowId).min(1).max(MOST_AT_ONCE) }),
    summary: 'Makes users members of a unit, beside the units that they belong to',
  }),
  removeUserFromUnit: endpoint({
    ...changing,
    path: `${UNIT}/RemoveUserFromOrganizationUnit`,
    input: z.strictObject({ organizationUnitId: rowId, userId: rowId }),
    summary: 'Ends a membership',
  }),
}
