import { z } from 'zod'
import { dataScopes, scopeGroup, scopeKind } from '../data-scopes.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { composed, plainString } from '../field-schema.ts'
import { permitOf } from '../resource.ts'
import { role, user } from '../resources/identity.ts'
import { createSchema, listOf, rowId } from '../schema.ts'
import { menuNode } from './menu-node.ts'
import { roles } from './roles.ts'
import { named, peoplePage, person } from './people.ts'

// The calls that tell the effect of a role, its holders, and the effect of a change of its permits (B-57, B-58).

const ROLE = `${SERVICES}/Role`

const permit = composed.min(1).max(100)
const permits = z.array(permit).max(2000)

/** Permits with their number; the names stop at a bound. */
const somePermits = z.strictObject({ count: z.int(), names: z.array(z.string()) })
export type SomePermits = z.output<typeof somePermits>

/** A data scope in words; `units` are those of a scope of chosen units. */
const toldScope = z.strictObject({ kind: scopeKind, units: z.array(named) })
export type ToldScope = z.output<typeof toldScope>

interface NewName {
  id: number
  name: string
  displayName: string
  displayNameEn?: string | null | undefined
}

const { name, displayName, displayNameEn } = createSchema(role.fields).shape as Record<string, z.ZodType>
const newName = z.strictObject({ id: rowId, name: name!, displayName: displayName!, displayNameEn: displayNameEn! })

export const roleChanges = {
  copy: endpoint({
    path: `${ROLE}/Copy`,
    takesKey: true,
    access: { permit: permitOf(role, 'Add') },
    refusedInDemo: true,
    input: newName as unknown as z.ZodType<NewName, NewName>,
    output: roles.create.output,
    summary: 'A new role with the permits of another; nobody holds it yet',
  }),
  previewMenus: endpoint({
    path: `${ROLE}/PreviewMenus`,
    access: { permit: permitOf(role, 'View') },
    effect: 'read',
    input: z.strictObject({ grantedPermissions: permits, menuTag: plainString.max(32).default('web') }),
    output: z.strictObject({ items: z.array(menuNode) }),
    summary: 'The menu tree that a role with these permits would open',
  }),
  previewChange: endpoint({
    path: `${ROLE}/PreviewChange`,
    access: { permit: permitOf(role, 'Edit') },
    effect: 'read',
    timeout: 30_000,
    /** A part that is left out stays as it is. */
    input: z.strictObject({ id: rowId, grantedPermissions: permits.optional(), dataScopes: dataScopes.optional(), ...peoplePage }),
    output: z.strictObject({
      added: somePermits,
      removed: somePermits,
      /** The groups of resources whose data scope changes. */
      scopes: z.array(z.strictObject({ group: scopeGroup, before: toldScope, after: toldScope })),
      /** All who hold the role: it is given to `direct` of them, and the others hold it by a unit alone. */
      holders: z.strictObject({ count: z.int(), direct: z.int(), byUnit: z.int() }),
      /** Those whose permits really change, given their other roles; null for a caller who may not view users. */
      people: listOf(person.extend({ gains: somePermits, losses: somePermits })).nullable(),
    }),
    summary: 'What saving these permits and data scopes would change: for the role, and of permits for each person given their other roles',
  }),
  rolesWithPermission: endpoint({
    path: `${ROLE}/GetRolesWithPermission`,
    access: { permit: permitOf(role, 'View') },
    input: z.strictObject({ permission: permit }),
    output: listOf(
      z.strictObject({ id: z.int(), name: z.string(), displayName: z.string(), isEverything: z.boolean(), userCount: z.int() }),
    ),
    summary: 'The roles that grant a permit, by its name or by the permit for everything',
  }),
  usersWithPermission: endpoint({
    path: `${SERVICES}/User/GetUsersWithPermission`,
    access: { permit: permitOf(user, 'View') },
    timeout: 30_000,
    input: z.strictObject({ permission: permit, ...peoplePage }),
    output: listOf(person),
    summary: 'The users who hold a permit, each with the roles and units that it comes from',
  }),
}
