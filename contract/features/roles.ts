import { z } from 'zod'
import { resourceEndpoints } from '../calls/resource-endpoints.ts'
import { listedSchema, rowSchema, stamps } from '../calls/rows.ts'
import { endpoint, SERVICES } from '../endpoint.ts'
import { PRIVATE } from '../ignored.ts'
import { role } from '../resources/identity.ts'
import { listOf, rowId } from '../schema.ts'

// The role resource (E-03) as this family of clients asks for it.

/** The name in capitals, as this family of clients compares roles. */
const normalized = { normalizedName: z.string() }
const row = rowSchema(role, normalized)
const listed = listedSchema(role, normalized)
const names = { grantedPermissionNames: z.array(z.string()) }

const permissions = z.array(z.strictObject({ id: z.int(), name: z.string(), displayName: z.string(), description: z.string().nullable() }))
/** All roles, for a choice. */
export const roleItems = z.strictObject({ items: z.array(listed) })

/** Names that clients of this family send with a role, and that no row takes from an input. */
const ignored = [
  'normalizedName',
  'grantedMenus',
  'grantedPermissionNames',
  'isStatic',
  ...Object.keys(stamps).filter((name) => name !== 'id' && name !== 'version'),
  PRIVATE,
]

const derived = resourceEndpoints(role)
const { access } = derived.get

export const roles = {
  get: { ...derived.get, output: row },
  getAll: { ...derived.getAll, output: listOf(listed) },
  create: { ...derived.create, output: row, ignored },
  update: { ...derived.update, output: row, ignored },
  insertOrUpdate: { ...derived.insertOrUpdate, output: row, ignored },
  restore: { ...derived.restore, output: row },
  list: endpoint({ access, path: `${SERVICES}/Role/GetRoles`, output: roleItems, summary: 'All roles' }),
  permissions: endpoint({
    access,
    path: `${SERVICES}/Role/GetAllPermissions`,
    output: z.strictObject({ items: permissions }),
    summary: 'All permits, that for everything first',
  }),
  forEdit: endpoint({
    access,
    path: `${SERVICES}/Role/GetRoleForEdit`,
    input: z.strictObject({ id: rowId }),
    output: z.strictObject({ role: rowSchema(role, { ...normalized, ...names }), permissions, ...names }),
    summary: 'A role with all permits, and the names of those that it grants; *:* is spelled out',
  }),
}
