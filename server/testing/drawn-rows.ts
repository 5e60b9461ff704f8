import type { Resource } from '../../contract/resource.ts'
import { SCOPED } from './access-table.ts'
import { scopeOf, type Draw, type DrawnRow, type Placed } from './drawn-reach.ts'
import type { Person } from './people.ts'
import { pathOf } from './resource-paths.ts'
import { freshOf, valuesOf } from './scoped-rows.ts'
import { update } from './scopes.ts'
import type { Site } from './site.ts'

// Brings a draw to a site: by the calls that staff use.

export interface Staff {
  units: readonly number[]
  people: readonly Person[]
}

/** A row as it stands in its table. */
export type StoredRow = Record<string, unknown> & {
  id: number
  unitId: number
  ownerId: number
  deletionTime: number | null
  fate: DrawnRow['fate']
}

/** What was done with each drawn row, by the name of its resource and its id. */
export type Fates = Map<string, DrawnRow['fate']>

/** The rows of every scoped resource, by its name, those in the recycle bin too. */
export type Stored = ReadonlyMap<string, readonly StoredRow[]>

/** Places units, gives roles their permits and scopes, and people their units and roles. The first people have a role each, which all of them share. */
export async function place(site: Site, { units, people }: Staff, draw: Draw): Promise<Placed> {
  const roleIds = people.map(({ roleId }) => roleId)
  const rolesAt = (at: readonly number[]) => at.map((role) => roleIds[role]!)
  for (const [at, { permits, scopes }] of draw.roles.entries()) {
    const dataScopes = Object.fromEntries(Object.entries(scopes).map(([group, scope]) => [group, scopeOf(scope, units)]))
    await update(site, 'Role', { id: roleIds[at]!, grantedPermissions: permits, dataScopes })
  }
  // Each unit stands below an earlier one, before and after, so that no step makes a loop.
  for (const [at, parent] of draw.parents.entries())
    await update(site, 'OrganizationUnit', { id: units[at]!, parentId: units[parent] ?? null, roleIds: rolesAt(draw.unitRoles[at]!) })
  for (const [at, { units: memberOf, roles }] of draw.people.entries())
    await update(site, 'User', { id: people[at]!.id, unitIds: memberOf.map((unit) => units[unit]!), roleIds: rolesAt(roles) })
  return { draw, units, owners: [site.ids.admin, ...people.map(({ id }) => id)] }
}

const done = async (site: Site, r: Resource, call: string, input: object) => {
  const { status, body } = await site.post(pathOf(r, call), input, 'admin')
  if (status !== 200) throw new Error(`${pathOf(r, call)}: ${JSON.stringify(body.error)}`)
  return body.result
}

/** Adds the drawn rows; some are published, some will be, some are in the recycle bin. Resources come after those that they refer to. */
export async function addRows(site: Site, placed: Placed, fates: Fates) {
  for (const r of inOrder(SCOPED)) {
    const before = new Set((await storedOf(site, r)).map(({ id }) => id))
    const drawn = placed.draw.rows[r.name]!
    const base = await valuesOf(site, r)
    const chosen = await targetsOf(site, r)
    const items = drawn.map((row) => ({ ...base, ...freshOf(r), ...named(r, row), ...chosen(row), ...belonging(placed, row) }))
    await done(site, r, 'SaveImport', { items })
    const added = (await storedOf(site, r)).filter(({ id }) => !before.has(id))
    for (const [at, { id }] of added.entries()) {
      await publish(site, r, id, drawn[at]!)
      fates.set(`${r.name} ${id}`, drawn[at]!.fate)
    }
    const binned = added.filter((_, at) => drawn[at]!.fate === 'binned').map(({ id }) => id)
    if (binned.length > 0) await done(site, r, 'BatchDelete', { ids: binned })
  }
}

const belonging = ({ units, owners }: Placed, { unit, owner }: DrawnRow) => ({ unitId: units[unit]!, ownerId: owners[owner]! })

let number = 0
/** The name of a row, which holds its word. */
function named(r: Resource, { word }: DrawnRow) {
  const name = `${word}-${++number}`
  return { [r.display]: r.display === 'fromPath' ? `/${name}` : name }
}

async function publish(site: Site, r: Resource, id: number, { fate }: DrawnRow) {
  if (!r.publishable || fate === 'draft' || fate === 'binned') return
  const from = fate === 'scheduled' ? { from: new Date(Date.now() + 86_400_000).toISOString() } : {}
  await done(site, r, 'Publish', { id, version: 1, ...from })
}

/** The fields that refer to rows with a data scope. */
export const referencesOf = (r: Resource) =>
  Object.entries(r.fields).flatMap(([name, { kind, target }]) => {
    const other = kind === 'reference' ? SCOPED.find((one) => one.name === target) : undefined
    return other ? [{ name, other }] : []
  })

/** Returns a function that chooses the row for each reference of a row. */
async function targetsOf(site: Site, r: Resource) {
  const ids = new Map<string, number[]>()
  for (const { name, other } of referencesOf(r))
    ids.set(
      name,
      (await storedOf(site, other)).filter((row) => row.deletionTime === null).map(({ id }) => id),
    )
  return ({ reference }: DrawnRow) => Object.fromEntries([...ids].map(([name, all]) => [name, all[reference % all.length]!]))
}

function inOrder(resources: readonly Resource[]): Resource[] {
  const done: Resource[] = []
  const add = (r: Resource) => {
    if (done.includes(r)) return
    for (const { other } of referencesOf(r)) add(other)
    done.push(r)
  }
  for (const r of resources) add(r)
  return done
}

async function storedOf(site: Site, { name }: Resource, fates: Fates = new Map()): Promise<StoredRow[]> {
  const rows = await site.database.read
    .selectFrom(name as 'news')
    .selectAll()
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    unitId: Number(row.unitId),
    ownerId: Number(row.ownerId),
    deletionTime: row.deletionTime === null ? null : Number(row.deletionTime),
    // Nobody drew the contact form, which each site has on it.
    fate: fates.get(`${name} ${row.id}`) ?? 'published',
  }))
}

export async function storedRows(site: Site, fates: Fates): Promise<Stored> {
  const all = new Map<string, readonly StoredRow[]>()
  for (const r of SCOPED) all.set(r.name, await storedOf(site, r, fates))
  return all
}
