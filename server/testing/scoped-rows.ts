import { expect } from 'vitest'
import type { ScopeKind } from '../../contract/data-scopes.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { allEndpoints } from '../../contract/api/registry.ts'
import { servedEndpoints } from '../../contract/calls/resource-endpoints.ts'
import { permitOf, type Resource } from '../../contract/resource.ts'
import { SERVICES } from '../../contract/endpoint.ts'
import { LISTS, MAKING, methodOf, MOVING, SCOPED, serviceOf, type Caller, type RecordedAccess } from './access-table.ts'
import { pathOf } from './resource-paths.ts'
import { update } from './scopes.ts'
import type { Site } from './site.ts'
import { otherValue, validValues } from './values.ts'

// Each call that opens rows of a data scope, on a row within reach and on one beyond it.

export interface Row {
  id: number
  /** A published version of it; 0 where the resource has none. */
  snapshotId: number
}

/** Calls that leave the row as the next call needs it, with their inputs. */
const BY_ROW: Record<string, (row: Row) => object> = {
  Get: ({ id }) => ({ id }),
  GetChanges: ({ id }) => ({ id }),
  GetHistory: ({ id }) => ({ id }),
  GetSnapshot: ({ id, snapshotId }) => ({ id, snapshotId }),
  GetPreview: ({ id }) => ({ id }),
  GetSheet: ({ id }) => ({ id }),
  Update: ({ id }) => ({ id }),
  InsertOrUpdate: ({ id }) => ({ id }),
  BatchUpdate: ({ id }) => ({ rows: [{ id, version: 1 }], values: {} }),
  Move: ({ id }) => ({ id, afterId: null }),
  RevertTo: ({ id, snapshotId }) => ({ id, snapshotId, version: 1 }),
  Unpublish: ({ id }) => ({ id }),
  Publish: ({ id }) => ({ id, version: 1 }),
}

/** Somebody who calls, and the user whose roles the explanation is asked about. */
export interface Acting {
  caller: Caller
  /** null for the lists of a person with several roles, which are no cell of the table. */
  scope: ScopeKind
  token: string
  explainedBy: number
}

/** Returns the verdict of the explanation. */
export async function mayBy(site: Site, userId: number, permit: string, id?: number): Promise<boolean> {
  const reply = await site.get(`${SERVICES}/Access/GetExplanation?userId=${userId}&permit=${permit}${id ? `&id=${id}` : ''}`, 'admin')
  return reply.body.result.isAllowed
}

/** Asks `mayBy`, each question once: for as long as neither roles nor the places of rows change. */
export function askingOnce(site: Site) {
  const told = new Map<string, Promise<boolean>>()
  return (userId: number, permit: string, id: number): Promise<boolean> => {
    const key = `${userId} ${permit} ${id}`
    const known = told.get(key) ?? mayBy(site, userId, permit, id)
    told.set(key, known)
    return known
  }
}

const permitIn = ({ access }: Endpoint) => (access as { permit: string }).permit

type Values = Record<string, unknown>
const bases = new Map<string, Values>()

/** Valid values of a resource; the rows that they refer to are made once on each site. */
export async function valuesOf(site: Site, r: Resource): Promise<Values> {
  const key = `${site.url} ${r.name}`
  const values = bases.get(key) ?? (await validValues(site, r, `matrix${r.name}`))
  bases.set(key, values)
  return values
}

/** Other values for what no two rows share. */
export const freshOf = (r: Resource) =>
  Object.fromEntries(Object.entries(r.fields).flatMap(([name, field]) => (field.unique ? [[name, otherValue(name, field)]] : [])))

/** Makes a row, and publishes it where that is possible. */
export async function makeRow(site: Site, r: Resource, values: object): Promise<Row> {
  const { body } = await site.post(pathOf(r, 'Create'), { ...values, ...freshOf(r) }, 'admin')
  expect([r.name, body.error]).toEqual([r.name, null])
  const { id } = body.result
  if (!r.publishable) return { id, snapshotId: 0 }
  expect((await site.post(pathOf(r, 'Publish'), { id, version: 1 }, 'admin')).body.error).toBe(null)
  const history = await site.get(`${pathOf(r, 'GetHistory')}?id=${id}`, 'admin')
  return { id, snapshotId: history.body.result.items[0].id }
}

/** Sends a call; returns true if it got past the door to the row. */
async function gets(site: Site, endpoint: Endpoint, input: object, token: string): Promise<boolean> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const { status } = endpoint.verbs.includes('GET')
    ? await site.get(`${endpoint.path}?${query}`, token)
    : await site.post(endpoint.path, input, token)
  return status !== 403 && status !== 404
}

interface Trial {
  site: Site
  r: Resource
  acting: Acting
  record: RecordedAccess
  /** Tells whether somebody may do something to a row. */
  may: ReturnType<typeof askingOnce>
}

/** Tries every call about one row. */
export async function tryRow({ site, r, acting, record, may }: Trial, row: Row) {
  for (const endpoint of allEndpoints().filter((call) => serviceOf(call) === r.service && methodOf(call) in BY_ROW)) {
    const explained = await may(acting.explainedBy, permitIn(endpoint), row.id)
    const really = await gets(site, endpoint, BY_ROW[methodOf(endpoint)]!(row), acting.token)
    record.add({ ...acting, endpoint }, { really, explained })
  }
}

/** Tries the lists: each holds just the rows that the explanation opens, and the count is that of the list. */
export async function tryLists({ site, r, acting, record, may }: Trial, rows: readonly Row[]) {
  const shown = async (permit: string) => {
    const verdicts = await Promise.all(rows.map(({ id }) => may(acting.explainedBy, permit, id)))
    return rows.flatMap(({ id }, at) => (verdicts[at] ? [id] : [])).join()
  }
  const idsOf = ({ body }: { body: { result: { items: { id: number }[] } | null } }) =>
    (body.result?.items ?? [])
      .map(({ id }) => id)
      .filter((id) => rows.some((row) => row.id === id))
      .toSorted((a, b) => a - b)
      .join()
  const all = await site.get(`${pathOf(r, 'GetAll')}?maxResultCount=1000`, acting.token)
  const exported = await site.post(pathOf(r, 'Export'), { maxResultCount: 1000 }, acting.token)
  const counted = await site.post(pathOf(r, 'Count'), {}, acting.token)
  const found: Record<string, { really: unknown; explained: unknown }> = {
    GetAll: { really: idsOf(all), explained: await shown(permitOf(r, 'View')) },
    Export: { really: idsOf(exported), explained: await shown(permitOf(r, 'Export')) },
    Count: { really: counted.body.result, explained: all.body.result?.totalCount ?? null },
  }
  for (const endpoint of servedEndpoints(r).filter((served) => LISTS.includes(methodOf(served)))) {
    const verdict = found[methodOf(endpoint)]
    if (verdict) record.add({ ...acting, endpoint }, verdict)
  }
}

/** Gives the rows that the values refer to a place: a row within reach refers to no other. */
export async function bringNear(site: Site, r: Resource, values: Readonly<Record<string, unknown>>, place: object) {
  for (const [name, field] of Object.entries(r.fields)) {
    const target = SCOPED.find((resource) => resource.name === field.target)
    for (const id of target ? [values[name] ?? []].flat() : []) await update(site, target!.service, { id: id as number, ...place })
  }
}

interface Places {
  values: object
  /** A place within reach, and one beyond it unless every row is in reach. */
  places: readonly object[]
}

/** Tries the calls that make rows: within reach they may, and beyond it a row is refused at its unit or owner. */
export async function tryMaking({ site, r, acting, record }: Omit<Trial, 'may'>, { values, places }: Places) {
  for (const [at, place] of places.entries())
    for (const endpoint of servedEndpoints(r).filter((served) => MAKING.includes(methodOf(served)))) {
      const row = { ...values, ...freshOf(r), ...place }
      const { status } = await site.post(endpoint.path, methodOf(endpoint) === 'Create' ? row : { items: [row] }, acting.token)
      record.add({ ...acting, endpoint }, { really: status, explained: at === 0 || acting.scope === 'all' ? 200 : 400 })
    }
}

/** Takes a row away and brings it back; where the caller may not, the administrator does, so that each call meets the row where it works. */
export async function tryMoving({ site, r, acting, record, may }: Trial, row: Row) {
  const explained = await may(acting.explainedBy, permitOf(r, 'Delete'), row.id)
  const served = new Map(servedEndpoints(r).map((endpoint) => [methodOf(endpoint), endpoint]))
  for (const method of MOVING) {
    const endpoint = served.get(method)!
    const input = method === 'BatchDelete' ? { ids: [row.id] } : { id: row.id }
    const really = await gets(site, endpoint, input, acting.token)
    record.add({ ...acting, endpoint }, { really, explained })
    if (!really) await site.post(endpoint.path, input, 'admin')
    if (method === 'Restore' || method === 'DeleteForever') continue
    const bin = await site.get(`${pathOf(r, 'GetDeleted')}?maxResultCount=1000`, acting.token)
    const isThere = bin.body.result.items.some(({ id }: { id: number }) => id === row.id)
    record.add({ ...acting, endpoint: served.get('GetDeleted')! }, { really: isThere, explained })
  }
}
