import { describe, expect, test } from 'vitest'
import { SCOPE_GROUPS, SCOPE_KINDS, type DataScope, type ScopeKind } from '../../../contract/data-scopes.ts'
import { SERVICES, type Endpoint } from '../../../contract/endpoint.ts'
import { actionsOf, permitOf, type Resource } from '../../../contract/resource.ts'
import { allEndpoints, allPermits } from '../../../contract/api/registry.ts'
import { servedEndpoints } from '../../../contract/calls/resource-endpoints.ts'
import { allResources } from '../../../contract/resources/index.ts'
import { hire, type Person } from '../../testing/people.ts'
import { pathOf } from '../../testing/resource-paths.ts'
import { hireInto, makeUnit, update } from '../../testing/scopes.ts'
import { onBothEngines, type Site } from '../../testing/site.ts'
import { otherValue, validValues } from '../../testing/values.ts'

// Every call that opens rows of a data scope, by every scope, on a row within reach and on one beyond it: each answer is what the explanation says.

const SCOPED = allResources.filter(({ scopeGroup }) => scopeGroup !== null)
const methodOf = ({ path }: Endpoint) => path.split('/').at(-1)!
const serviceOf = ({ path }: Endpoint) => path.split('/').at(-2)!

interface Row {
  id: number
  /** A published version of it; 0 where the resource has none. */
  snapshotId: number
}

/** Calls that leave the row as the next call needs it, with their inputs; the row goes to the recycle bin and comes back at the end. */
const BY_ROW: Record<string, (row: Row) => object> = {
  Get: ({ id }) => ({ id }),
  GetChanges: ({ id }) => ({ id }),
  GetHistory: ({ id }) => ({ id }),
  GetSnapshot: ({ id, snapshotId }) => ({ id, snapshotId }),
  GetPreview: ({ id }) => ({ id }),
  Update: ({ id }) => ({ id }),
  InsertOrUpdate: ({ id }) => ({ id }),
  Move: ({ id }) => ({ id, afterId: null }),
  RevertTo: ({ id, snapshotId }) => ({ id, snapshotId, version: 1 }),
  Unpublish: ({ id }) => ({ id }),
  Publish: ({ id }) => ({ id, version: 1 }),
}
/** Calls that take a row away or bring it back, in the order in which they are tried. */
const MOVING = ['Delete', 'Restore', 'BatchDelete', 'DeleteForever']
const LISTS = ['GetAll', 'Export', 'Count', 'GetDeleted']
/** Counts references to rows within reach alone, and is silent about others (`server/crud/usage.test.ts`). */
const SILENT = ['Usage']
const MAKING = ['Create', 'SaveImport']

/** Calls that need a sign-in and no permit of one resource: a new one is to be thought about, so it is added here by hand. */
const ABOUT_ONESELF = [
  ...['Get', 'ChangeLanguage', 'ChangePassword', 'GetGrantedFunctionsByUser', 'GetMenuNodesByUser', 'GetMenusByUser', 'GetAccess'].map(
    (method) => `User/${method}`,
  ),
  ...['Update', 'GetSessions', 'EndSession', 'EndOtherSessions', 'GetSignIns', 'GetSecondFactors', 'BeginTotp', 'ConfirmTotp'].map(
    (method) => `Profile/${method}`,
  ),
  ...['RemoveTotp', 'MakeRecoveryCodes', 'BeginPasskey', 'AddPasskey', 'RemovePasskey'].map((method) => `Profile/${method}`),
  'TokenAuth/LogOut',
  'TokenAuth/ChangeRole',
  'Upload/Avatar',
  'api/menus',
]
/** Their answers are cut to the reach of the caller (`server/crud/scope-kinds.test.ts`, `server/crud/scopes.test.ts`). */
const OF_MANY_RESOURCES = ['RecycleBin/GetAll', 'Dashboard/GetStates']
/** Choices that every form needs; they are told to all staff and to nobody else (`server/features/dictionary/dictionary.test.ts`). */
const CHOICES = ['GetDictByTypeIDCached', 'GetDictByTypeID', 'GetDictByDictType', 'GetListItemByDictType', 'GetTreeItemByDictType'].map(
  (method) => `DictData/${method}`,
)
const WITHOUT_PERMIT = new Set([...ABOUT_ONESELF, ...OF_MANY_RESOURCES, ...CHOICES])

describe('The matrix of calls', () => {
  test('B-51f no call of a resource with data scopes, and none without a permit, is in no matrix', () => {
    const known = new Set([...Object.keys(BY_ROW), ...MOVING, ...LISTS, ...SILENT, ...MAKING])
    const scoped = new Set(SCOPED.map(({ service }) => service))
    const missing = allEndpoints().filter((endpoint) => {
      if (scoped.has(serviceOf(endpoint))) return !known.has(methodOf(endpoint))
      const name = `${serviceOf(endpoint)}/${methodOf(endpoint)}`
      return endpoint.access === 'signedIn' && !WITHOUT_PERMIT.has(name)
    })
    expect(missing.map(({ path }) => path)).toEqual([])
  })
})

onBothEngines('The matrix of calls, scopes and rows', (site) => {
  test('B-51e for every permit and seeded role the explanation is what the role grants', async () => {
    for (const who of ['viewer', 'editor', 'admin'] as const) {
      const granted = (await site.get(`${SERVICES}/User/GetGrantedFunctionsByUser?id=${site.ids[who]}`, who)).body.result.items as {
        name: string
      }[]
      const has = new Set(granted.map(({ name }) => name.toLowerCase()))
      const told = await Promise.all(allPermits().map(async (permit) => [permit, await mayBy(site, site.ids[who], permit)]))
      expect(told).toEqual(allPermits().map((permit) => [permit, has.has('*:*') || has.has(permit.toLowerCase())]))
    }
  })

  test.each(Object.keys(SCOPE_KINDS) as ScopeKind[])(
    'B-51e B-50e B-50f every call answers as the explanation says: scope %s',
    async (kind) => {
      const [unit, other] = [await makeUnit(site), await makeUnit(site)]
      const permits = SCOPED.flatMap((r) => actionsOf(r).map((action) => permitOf(r, action)))
      const person = await hireInto(site, { permits, unitIds: [unit] })
      const scope: DataScope = { kind, ...(kind === 'units' && { unitIds: [unit] }) }
      await update(site, 'Role', {
        id: person.roleId,
        dataScopes: Object.fromEntries(Object.keys(SCOPE_GROUPS).map((group) => [group, scope])),
      })
      const wrong: unknown[] = []
      for (const r of SCOPED) {
        const base = await valuesOf(site, r)
        const make = (values: object) => makeRow(site, r, { ...base, ...freshOf(r), ...values })
        const mine = await make({ unitId: unit, ownerId: person.id })
        const foreign = await make({ unitId: other, ownerId: site.ids.admin })
        for (const row of [mine, foreign]) wrong.push(...(await tryRow(site, r, person, row)))
        wrong.push(...(await tryLists(site, r, person, [mine, foreign])))
        await bringNear(site, r, base, { unitId: unit, ownerId: person.id })
        wrong.push(
          ...(await tryMaking(site, r, person, {
            values: { ...base, ...freshOf(r) },
            places: [
              { unitId: unit, ownerId: person.id },
              { unitId: other, ownerId: site.ids.admin },
            ],
            kind,
          })),
        )
        for (const row of [mine, foreign]) wrong.push(...(await tryMoving(site, r, person, row)))
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )

  test('B-51e B-50c the roles of one person open different rows: each call answers as the explanation says', async () => {
    const [unit, other] = [await makeUnit(site), await makeUnit(site)]
    const reader = await hire(
      site,
      SCOPED.map((r) => permitOf(r, 'View')),
    )
    const writer = await hireInto(site, {
      permits: SCOPED.flatMap((r) => actionsOf(r).map((action) => permitOf(r, action))),
      unitIds: [unit],
    })
    const scopes = Object.fromEntries(Object.keys(SCOPE_GROUPS).map((group) => [group, { kind: 'unit' }]))
    await update(site, 'Role', { id: writer.roleId, dataScopes: scopes })
    await site.post(`${SERVICES}/Role/AddUserToRole`, { roleId: reader.roleId, userId: writer.id }, 'admin')
    const wrong: unknown[] = []
    for (const r of SCOPED) {
      const foreign = await makeRow(site, r, { ...(await valuesOf(site, r)), unitId: other, ownerId: site.ids.admin })
      expect([
        r.name,
        await mayBy(site, writer.id, permitOf(r, 'View'), foreign.id),
        await mayBy(site, writer.id, permitOf(r, 'Edit'), foreign.id),
      ]).toEqual([r.name, true, false])
      wrong.push(...(await tryRow(site, r, writer, foreign)), ...(await tryMoving(site, r, writer, foreign)))
    }
    expect(wrong).toEqual([])
  }, 120_000)
})

/** Returns the verdict of the explanation. */
async function mayBy(site: Site, userId: number, permit: string, id?: number): Promise<boolean> {
  const reply = await site.get(`${SERVICES}/Access/GetExplanation?userId=${userId}&permit=${permit}${id ? `&id=${id}` : ''}`, 'admin')
  return reply.body.result.isAllowed
}

type Values = Record<string, unknown>
const bases = new Map<string, Values>()

/** Valid values of a resource; the rows that they refer to are made once on each site. */
async function valuesOf(site: Site, r: Resource): Promise<Values> {
  const key = `${site.url} ${r.name}`
  const values = bases.get(key) ?? (await validValues(site, r, `matrix${r.name}`))
  bases.set(key, values)
  return values
}

/** Other values for what no two rows share. */
const freshOf = (r: Resource) =>
  Object.fromEntries(Object.entries(r.fields).flatMap(([name, field]) => (field.unique ? [[name, otherValue(name, field)]] : [])))

async function makeRow(site: Site, r: Resource, values: object): Promise<Row> {
  const { body } = await site.post(pathOf(r, 'Create'), { ...values, ...freshOf(r) }, 'admin')
  expect([r.name, body.error]).toEqual([r.name, null])
  const { id } = body.result
  if (!r.publishable) return { id, snapshotId: 0 }
  expect((await site.post(pathOf(r, 'Publish'), { id, version: 1 }, 'admin')).body.error).toBe(null)
  const history = await site.get(`${pathOf(r, 'GetHistory')}?id=${id}`, 'admin')
  return { id, snapshotId: history.body.result.items[0].id }
}

/** Sends a call as a person does; returns true if it got past the door to the row. */
async function gets(site: Site, endpoint: Endpoint, input: object, { token }: Person): Promise<boolean> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const { status } = endpoint.verbs.includes('GET')
    ? await site.get(`${endpoint.path}?${query}`, token)
    : await site.post(endpoint.path, input, token)
  return status !== 403 && status !== 404
}

const permitIn = ({ access }: Endpoint) => (access as { permit: string }).permit

async function tryRow(site: Site, r: Resource, person: Person, row: Row) {
  const wrong: unknown[] = []
  const tried = servedEndpoints(r).filter((endpoint) => methodOf(endpoint) in BY_ROW)
  const permits = [...new Set(tried.map(permitIn))]
  const verdicts = new Map(
    await Promise.all(permits.map(async (permit) => [permit, await mayBy(site, person.id, permit, row.id)] as const)),
  )
  for (const endpoint of tried) {
    const input = BY_ROW[methodOf(endpoint)]!(row)
    const verdict = verdicts.get(permitIn(endpoint))
    const really = await gets(site, endpoint, input, person)
    if (verdict !== really) wrong.push([endpoint.path, row, { verdict, really }])
  }
  return wrong
}

async function tryLists(site: Site, r: Resource, person: Person, rows: readonly Row[]) {
  const verdicts = await Promise.all(rows.map(({ id }) => mayBy(site, person.id, permitOf(r, 'View'), id)))
  const expected = rows.flatMap(({ id }, at) => (verdicts[at] ? [id] : []))
  const all = await site.get(`${pathOf(r, 'GetAll')}?maxResultCount=1000`, person.token)
  const exported = await site.post(pathOf(r, 'Export'), { maxResultCount: 1000 }, person.token)
  const counted = await site.post(pathOf(r, 'Count'), {}, person.token)
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id).filter((id) => rows.some((row) => row.id === id))
  const found = [
    idsOf(all.body.result.items).toSorted((a, b) => a - b),
    idsOf(exported.body.result.items).toSorted((a, b) => a - b),
    counted.body.result,
  ]
  return JSON.stringify(found) === JSON.stringify([expected, expected, all.body.result.totalCount])
    ? []
    : [[r.service, 'lists', { found, expected }]]
}

/** Gives the rows that the values refer to a place: a row within reach refers to no other. */
async function bringNear(site: Site, r: Resource, values: Readonly<Record<string, unknown>>, place: object) {
  for (const [name, field] of Object.entries(r.fields)) {
    const target = SCOPED.find((resource) => resource.name === field.target)
    for (const id of target ? [values[name] ?? []].flat() : []) await update(site, target!.service, { id: id as number, ...place })
  }
}

interface Making {
  values: object
  /** A place within reach, and one beyond it unless every row is in reach. */
  places: readonly object[]
  kind: ScopeKind
}

async function tryMaking(site: Site, r: Resource, { token }: Person, { values, places, kind }: Making) {
  const wrong: unknown[] = []
  for (const [at, place] of places.entries())
    for (const method of MAKING) {
      const row = { ...values, ...freshOf(r), ...place }
      const { status } = await site.post(pathOf(r, method), method === 'Create' ? row : { items: [row] }, token)
      const expected = at === 0 || kind === 'all' ? 200 : 400
      if (status !== expected) wrong.push([r.service, method, place, status])
    }
  return wrong
}

/** Takes a row away and brings it back; where the person may not, the administrator does, so that each call meets the row where it works. */
async function tryMoving(site: Site, r: Resource, person: Person, row: Row) {
  const verdict = await mayBy(site, person.id, permitOf(r, 'Delete'), row.id)
  const wrong: unknown[] = []
  for (const method of MOVING) {
    const endpoint = servedEndpoints(r).find((served) => methodOf(served) === method)!
    const input = method === 'BatchDelete' ? { ids: [row.id] } : { id: row.id }
    const really = await gets(site, endpoint, input, person)
    if (verdict !== really) wrong.push([endpoint.path, row, { verdict, really }])
    if (!really) await site.post(endpoint.path, input, 'admin')
    if (method === 'Restore' || method === 'DeleteForever') continue
    const bin = await site.get(`${pathOf(r, 'GetDeleted')}?maxResultCount=1000`, person.token)
    const isThere = bin.body.result.items.some(({ id }: { id: number }) => id === row.id)
    if (isThere !== verdict) wrong.push([r.service, 'GetDeleted', row, { verdict, isThere }])
  }
  return wrong
}
