import { resources } from '../../contract/resources/index.ts'
import type { DataScopes } from '../../contract/data-scopes.ts'
import { SERVICES } from '../../contract/endpoint.ts'
import { untyped } from '../db/engine.ts'
import type { Caller, Target, Try } from './person-calls.ts'
import { makeRow, valuesOf } from './scoped-rows.ts'
import { hireInto, makeUnit } from './scopes.ts'
import type { Site } from './site.ts'

// Somebody who keeps people and sees the brands of one unit, and the people who reach more than that.

const KEEPING = ['User', 'Role', 'OrganizationUnit', 'Brand'].flatMap((service) =>
  ['View', 'Add', 'Edit', 'Delete', 'Import', 'Export'].map((action) => `${service}/${action}`),
)
const FILES = ['Upload/View', 'Upload/Delete']
export const OWN_UNIT: DataScopes = { catalogue: { kind: 'unit' } }

export type Narrow = Caller & { token: string; userName: string }

/** May do everything with people, roles and units, and sees the brands of one unit. */
export async function keeperOf(site: Site, more: string[] = ['User/ResetPassword']): Promise<Narrow> {
  const unitId = await makeUnit(site)
  return { ...(await hireInto(site, { permits: [...KEEPING, ...FILES, ...more], scopes: OWN_UNIT, unitIds: [unitId] })), unitId }
}

/** A brand out of the keeper's reach. */
export async function hiddenBrand(site: Site, ownerId: number): Promise<number> {
  const values = await valuesOf(site, resources.brand)
  return (await makeRow(site, resources.brand, { ...values, ownerId, unitId: await makeUnit(site) })).id
}

interface Position {
  permits: string[]
  scopes: DataScopes
  unitId: number
  ownsHidden?: true
}

const POSITIONS = {
  'all rows': (_: Narrow, unitId: number): Position => ({ permits: ['Brand/View'], scopes: {}, unitId }),
  'own rows': (_: Narrow, unitId: number): Position => ({
    permits: ['Brand/View'],
    scopes: { catalogue: { kind: 'own' } },
    unitId,
    ownsHidden: true,
  }),
  'another unit': (_: Narrow, unitId: number): Position => ({ permits: ['Brand/View'], scopes: OWN_UNIT, unitId }),
  'all files': (_: Narrow, unitId: number): Position => ({ permits: FILES, scopes: {}, unitId }),
  'more permits': ({ unitId }: Narrow): Position => ({ permits: ['Brand/View', 'Product/View'], scopes: OWN_UNIT, unitId }),
}

/** The ways to be wider than the keeper. */
export const WIDER = [...(Object.keys(POSITIONS) as (keyof typeof POSITIONS)[]), 'the last administrator'] as const
export type Wider = (typeof WIDER)[number]

export type Wide = Target & { token: string; userName: string }

/** Somebody who is wider than the keeper in that way. */
export async function widerPerson(site: Site, keeper: Narrow, way: Wider): Promise<Wide> {
  if (way === 'the last administrator') {
    const { roleIds } = (await site.get(`${SERVICES}/User/Get?id=${site.ids.admin}`, 'admin')).body.result
    return { id: site.ids.admin, roleId: roleIds[0], unitId: keeper.unitId, sessionId: 1, token: 'admin', userName: 'admin' }
  }
  const { ownsHidden, unitId, ...rest } = POSITIONS[way](keeper, await makeUnit(site))
  const person = await hireInto(site, { ...rest, unitIds: [unitId] })
  if (ownsHidden) await hiddenBrand(site, person.id)
  const { id: sessionId } = await site.database.read
    .selectFrom('session')
    .select('id')
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow()
  return { ...person, unitId, sessionId }
}

/** Everything of an account that a guarded call could change. When a session was used last is noted by the server, some time after the use. */
export async function accountState({ database }: Site, id: number) {
  const rowsOf = (table: string, column: string) =>
    untyped(database.read).selectFrom(table).selectAll().where(column, '=', id).orderBy(column).execute()
  const names = [
    ['user', 'id'],
    ['user_roleIds', 'rowId'],
    ['user_unitIds', 'rowId'],
    ['session', 'userId'],
    ['brand', 'ownerId'],
  ] as const
  const state = await Promise.all(names.map(async ([table, column]) => [table, await rowsOf(table, column)] as const))
  return Object.fromEntries(state.map(([table, rows]) => [table, rows.map(({ lastUseTime: _, ...row }) => row)]))
}

/** Sends one request. */
export function send(site: Site, { endpoint, input }: Try, token: string) {
  if (!endpoint.verbs.includes('GET')) return site.post(endpoint.path, input, token)
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return site.get(`${endpoint.path}?${query}`, token)
}
