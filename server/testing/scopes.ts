import type { DataScopes } from '../../contract/data-scopes.ts'
import { hire, type Person } from './people.ts'
import type { Site } from './site.ts'

const APP = '/abp/services/app'
let number = 0

/** A new unit, below another if one is given. */
export async function makeUnit(site: Site, parentId: number | null = null): Promise<number> {
  const reply = await site.post(`${APP}/OrganizationUnit/Create`, { displayName: `unit ${++number}`, parentId }, 'admin')
  return reply.body.result.id
}

interface Position {
  permits: string[]
  scopes?: DataScopes
  unitIds?: number[]
}

/** A new user, signed in, who is a member of these units and has a role of their own with these permits and scopes. */
export async function hireInto(site: Site, { permits, scopes = {}, unitIds = [] }: Position): Promise<Person> {
  const person = await hire(site, permits)
  await update(site, 'Role', { id: person.roleId, dataScopes: scopes })
  await update(site, 'User', { id: person.id, unitIds })
  return person
}

/** Gives a user one more role. */
export async function giveRole(site: Site, userId: number, permits: string[], scopes: DataScopes = {}): Promise<number> {
  const name = `extra${++number}`
  const role = await site.post(`${APP}/Role/Create`, { name, displayName: name, grantedPermissions: permits, dataScopes: scopes }, 'admin')
  await site.post(`${APP}/Role/AddUserToRole`, { roleId: role.body.result.id, userId }, 'admin')
  return role.body.result.id
}

/** Changes a row as the administrator, who is refused nothing here. */
export async function update(site: Site, service: string, values: { id: number } & Record<string, unknown>) {
  const reply = await site.post(`${APP}/${service}/Update`, values, 'admin')
  if (reply.status !== 200) throw new Error(`${service}/Update: ${JSON.stringify(reply.body.error)}`)
  return reply.body.result
}
