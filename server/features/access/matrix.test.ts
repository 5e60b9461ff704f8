import { describe, expect, test } from 'vitest'
import { SCOPE_GROUPS, SCOPE_KINDS, type DataScope, type ScopeKind } from '../../../contract/data-scopes.ts'
import { SERVICES, type Endpoint } from '../../../contract/endpoint.ts'
import { UNDECLARED } from '../../../contract/ignored.ts'
import { actionsOf, permitOf } from '../../../contract/resource.ts'
import { allEndpoints } from '../../../contract/api/registry.ts'
import {
  accessTable,
  dependsOnScope,
  methodOf,
  MAKING,
  MOVING,
  recordedAccess,
  SCOPED,
  SCOPED_CALLERS,
  serviceOf,
  type Caller,
  type Cell,
  type RecordedAccess,
} from '../../testing/access-table.ts'
import { hire, type Person } from '../../testing/people.ts'
import { coveringPairs } from '../../testing/pairs.ts'
import {
  askingOnce,
  bringNear,
  makeRow,
  mayBy,
  tryLists,
  tryMaking,
  tryMoving,
  tryRow,
  valuesOf,
  type Acting,
} from '../../testing/scoped-rows.ts'
import { giveRole, hireInto, makeUnit, update } from '../../testing/scopes.ts'
import { seededMay } from '../../testing/seeded-permits.ts'
import { ENGINES, onAnyEngine, type Site, type Who } from '../../testing/site.ts'

// The one matrix: every call by every kind of caller under every data scope (`access-table.ts`). In each cell the explanation says what the call answers.

/** Calls that need a sign-in and no permit of one resource: a new one is to be thought about, so it is added here by hand. */
const ABOUT_ONESELF = [
  ...['Get', 'ChangeLanguage', 'ChangePassword', 'GetGrantedFunctionsByUser', 'GetMenuNodesByUser', 'GetMenusByUser', 'GetAccess'].map(
    (method) => `User/${method}`,
  ),
  ...['Update', 'GetSessions', 'EndSession', 'EndOtherSessions', 'GetSignIns', 'GetSecondFactors', 'BeginTotp', 'ConfirmTotp'].map(
    (method) => `Profile/${method}`,
  ),
  ...['RemoveTotp', 'MakeRecoveryCodes', 'BeginPasskey', 'AddPasskey', 'RemovePasskey', 'GetSignOnLinks', 'RemoveSignOnLink'].map(
    (method) => `Profile/${method}`,
  ),
  'TokenAuth/LogOut',
  'TokenAuth/ChangeRole',
  'Upload/Avatar',
  'api/menus',
]
/** Their answers are cut to the reach of the caller (`server/crud/scope-kinds.test.ts`, `server/crud/scopes.test.ts`). */
const OF_MANY_RESOURCES = ['RecycleBin/GetAll', 'Dashboard/GetStates', 'Dashboard/GetReaders']
/** Choices that every form needs; they are told to all staff and to nobody else (`server/features/dictionary/dictionary.test.ts`). */
const CHOICES = ['GetDictByTypeIDCached', 'GetDictByTypeID', 'GetDictByDictType', 'GetListItemByDictType', 'GetTreeItemByDictType'].map(
  (method) => `DictData/${method}`,
)
/** Pages that every visitor may read (`server/features/site-pages/site-pages.test.ts`). */
const OF_VISITORS = ['SitePage/GetAll']
/** Own jobs; to order one asks for the permit of its resource as well (`jobs.test`, `export-work.test`, `import-work.test`). */
const OWN_JOBS = ['GetState', 'GetAll', 'Get', 'See', 'Cancel', 'Retry', 'Export', 'Import', 'GetFile'].map((method) => `Job/${method}`)
const WITHOUT_PERMIT = new Set([...ABOUT_ONESELF, ...OF_MANY_RESOURCES, ...CHOICES, ...OF_VISITORS, ...OWN_JOBS])

describe('The matrix of calls', () => {
  test('B-51f every call has cells for each kind of caller, and none without a permit is there unnoticed', () => {
    const table = accessTable()
    for (const endpoint of allEndpoints()) {
      const callers = new Set(table.filter((cell) => cell.endpoint === endpoint).map(({ caller }) => caller))
      const least: Caller[] = ['nobody', 'ended', 'viewer', 'narrowed', 'editor', 'admin']
      expect([endpoint.path, least.filter((caller) => !callers.has(caller))]).toEqual([endpoint.path, []])
    }
    const unnoticed = allEndpoints().filter(
      (endpoint) => endpoint.access === 'signedIn' && !WITHOUT_PERMIT.has(`${serviceOf(endpoint)}/${methodOf(endpoint)}`),
    )
    expect(unnoticed.map(({ path }) => path)).toEqual([])
  })
})

/** Sends something that no call understands: whoever may come in is told so (400), whoever may not learns nothing. */
function knock(site: Site, { path: at }: Endpoint, verb: string, who?: string) {
  const inQuery = verb === 'GET' || verb === 'DELETE'
  return site.request(verb, inQuery ? `${at}?nonsense=1` : at, { ...(who ? { who } : {}), ...(inQuery ? {} : { body: '{"nonsense":1}' }) })
}

/** Public reads drop names that they do not know, so what they answer then is their own matter: it is no refusal. */
const isPast = ({ ignored }: Endpoint, status: number) => ignored.includes(UNDECLARED) && status !== 401 && status !== 403

/** A caller of the table; `as` is the seeded role that decides, and `explainedBy` the user with that role. */
interface Session {
  as: Who | null
  token: string | undefined
  explainedBy: number | null
}

type Sessions = Record<Exclude<Caller, 'holder'>, Session>

async function sessionsOf(site: Site): Promise<Sessions> {
  const seeded = (who: Who): Session => ({ as: who, token: who, explainedBy: site.ids[who] })
  return {
    nobody: { as: null, token: undefined, explainedBy: null },
    ended: { as: null, token: await ended(site), explainedBy: null },
    viewer: seeded('viewer'),
    editor: seeded('editor'),
    admin: seeded('admin'),
    narrowed: { as: 'viewer', token: await narrowed(site), explainedBy: site.ids.viewer },
  }
}

async function narrowed(site: Site): Promise<string> {
  const { id, token } = await hire(site, ['*:*'])
  const { items } = (await site.get(`${SERVICES}/Role/GetAll?keyword=viewer`, 'admin')).body.result
  await site.post(`${SERVICES}/Role/AddUserToRole`, { roleId: items[0].id, userId: id }, 'admin')
  return (await site.post('/abp/TokenAuth/ChangeRole', { role: 'viewer' }, token)).body.result.accessToken
}

async function ended(site: Site): Promise<string> {
  const { token } = await hire(site, ['*:*'])
  await site.post('/abp/TokenAuth/LogOut', {}, token)
  return token
}

/** True when the explanation, or for calls without a permit their declaration, lets the caller in. */
function explainer(site: Site) {
  const told = new Map<string, Promise<boolean>>()
  return async ({ access }: Endpoint, { as, explainedBy }: Session): Promise<boolean> => {
    if (access === 'anyone') return true
    if (as === null || explainedBy === null) return false
    if (access === 'signedIn') return true
    const key = `${explainedBy} ${access.permit}`
    if (!told.has(key)) told.set(key, mayBy(site, explainedBy, access.permit))
    const explained = await told.get(key)!
    expect([as, access.permit, explained]).toEqual([as, access.permit, seededMay(as, access.permit)])
    return explained
  }
}

const unaware = (endpoint: Endpoint) => (endpoint.access === 'anyone' ? 'open' : 'closed')

/** Every permit of the resources with data scopes. */
const ALL_PERMITS = SCOPED.flatMap((r) => actionsOf(r).map((action) => permitOf(r, action)))

/** These calls are tried for each resource under each scope, by the holder of every permit alone. */
const BY_HOLDERS = [...MAKING, ...MOVING, 'GetDeleted']

const CHOSEN = new Set(
  coveringPairs({ service: SCOPED.map(({ service }) => service), scope: Object.keys(SCOPE_KINDS), caller: SCOPED_CALLERS }).map(cellName),
)
function cellName(cell: { service: string; scope: string; caller: string }) {
  return `${cell.service} ${cell.scope} ${cell.caller}`
}

/** Who tries which resource under which scope: in the gate each of these meets each of the others, in `npm run test:all` all combinations come. */
const PARTS = [
  {
    part: 'by pairs',
    tags: ['sample'],
    isTried: (service: string, caller: Caller, scope: ScopeKind) => CHOSEN.has(cellName({ service, scope, caller })),
  },
  { part: 'every combination', tags: ['whole'], isTried: () => true },
]

onAnyEngine('The matrix of calls, callers, scopes and rows', (site) => {
  const doors: RecordedAccess = recordedAccess()

  test.each(['nobody', 'ended', 'viewer', 'narrowed', 'editor', 'admin'] as const)(
    'A-05a A-06a B-51e %s gets past no door but those that the explanation opens, and behind a closed one learns nothing',
    async (caller) => {
      const session = (await sessionsOf(site))[caller]
      const explained = explainer(site)
      // Other spellings of an address lead to the same door, which somebody without rights and somebody with some knock at.
      const spellings = (path: string) =>
        caller === 'nobody' || caller === 'viewer' ? [path, path.replace('/abp/', '/api/'), path.toUpperCase()] : [path]
      const loud: unknown[] = []
      for (const endpoint of allEndpoints()) {
        const may = await explained(endpoint, session)
        for (const verb of endpoint.verbs)
          for (const at of new Set(spellings(endpoint.path))) {
            const { status, body } = await knock(site, { ...endpoint, path: at }, verb, session.token)
            const really = status === 400 || (unaware(endpoint) === 'open' && isPast(endpoint, status))
            if (!dependsOnScope(endpoint, caller)) doors.add({ endpoint, caller, scope: null }, { really, explained: may })
            else if (really !== may) loud.push([verb, at, status])
            const isMute = really || (body.unAuthorizedRequest === true && body.error.validationErrors === null)
            const isRight = really || status === (session.as === null ? 401 : 403)
            if (!isMute || !isRight || (!really && JSON.stringify(body).includes('nonsense'))) loud.push([verb, at, status, body])
          }
      }
      expect(loud).toEqual([])
    },
    120_000,
  )

  // The gate, for which the pairs are, asks one engine.
  for (const { part, tags, isTried } of site.engine === ENGINES[0] ? PARTS : PARTS.slice(1))
    describe(part, { tags }, () => {
      const record: RecordedAccess = recordedAccess()

      test.each(Object.keys(SCOPE_KINDS) as ScopeKind[])(
        'B-51e B-50e B-50f every call about rows answers as the explanation says: scope %s',
        async (kind) => {
          const [unit, other] = [await makeUnit(site), await makeUnit(site)]
          const permits = [...ALL_PERMITS, 'User/View', 'OrganizationUnit/View']
          const holder = await hireInto(site, { permits, unitIds: [unit] })
          const readers = await scopedStaff(site, unit)
          const scope: DataScope = { kind, ...(kind === 'units' && { unitIds: [unit] }) }
          for (const id of [holder.roleId, ...readers.roleIds]) await update(site, 'Role', { id, dataScopes: everywhere(scope) })
          const acting: Acting = { caller: 'holder', scope: kind, token: holder.token, explainedBy: holder.id }
          for (const r of SCOPED) {
            const base = await valuesOf(site, r)
            const places = [
              { unitId: unit, ownerId: holder.id },
              { unitId: other, ownerId: site.ids.admin },
            ]
            const rows = [await makeRow(site, r, { ...base, ...places[0] }), await makeRow(site, r, { ...base, ...places[1] })]
            const all = [...readers.staff.map((one): Acting => ({ ...one, scope: kind })), acting]
            const shared = { site, r, record, may: askingOnce(site) }
            for (const each of all.filter(({ caller }) => isTried(r.service, caller, kind))) {
              const trial = { ...shared, acting: each }
              for (const row of rows) await tryRow(trial, row)
              await tryLists(trial, rows)
            }
            await bringNear(site, r, base, places[0]!)
            const trial = { ...shared, acting }
            await tryMaking(trial, { values: base, places })
            for (const row of rows) await tryMoving(trial, row)
          }
          for (const id of readers.roleIds) await update(site, 'Role', { id, dataScopes: {} })
        },
        240_000,
      )

      test('B-51e B-51f each of these cells was tried, and in each the explanation says what the call answered', () => {
        const isAsked = ({ endpoint, caller, scope }: Cell) => {
          if (scope === null) return false
          return BY_HOLDERS.includes(methodOf(endpoint)) || isTried(serviceOf(endpoint), caller, scope)
        }
        expect(record.faults(isAsked)).toEqual({ missing: [], wrong: [] })
      })
    })

  test('B-51e B-50c the roles of one person open different rows: each call answers as the explanation says', async () => {
    const [unit, other] = [await makeUnit(site), await makeUnit(site)]
    const writer = await hireInto(site, { permits: ALL_PERMITS, scopes: everywhere({ kind: 'unit' }), unitIds: [unit] })
    await giveRole(
      site,
      writer.id,
      SCOPED.map((r) => permitOf(r, 'View')),
    )
    const own = recordedAccess()
    const acting: Acting = { caller: 'holder', scope: 'unit', token: writer.token, explainedBy: writer.id }
    const may = askingOnce(site)
    for (const r of SCOPED) {
      const foreign = await makeRow(site, r, { ...(await valuesOf(site, r)), unitId: other, ownerId: site.ids.admin })
      const verdicts = [await may(writer.id, permitOf(r, 'View'), foreign.id), await may(writer.id, permitOf(r, 'Edit'), foreign.id)]
      expect([r.name, ...verdicts]).toEqual([r.name, true, false])
      const trial = { site, r, acting, record: own, may }
      await tryRow(trial, foreign)
      await tryMoving(trial, foreign)
    }
    expect(own.faults().wrong).toEqual([])
  }, 120_000)

  test('B-51e B-51f every cell without a scope was tried, and in each the explanation says what the call answered', () => {
    expect(doors.faults(({ scope }) => scope === null)).toEqual({ missing: [], wrong: [] })
  })
})

const everywhere = (scope: DataScope) => Object.fromEntries(Object.keys(SCOPE_GROUPS).map((group) => [group, scope]))

/** Members of a unit with the seeded roles, whose scopes the test changes. */
async function scopedStaff(site: Site, unit: number) {
  const { items } = (await site.get(`${SERVICES}/Role/GetAll?maxResultCount=100`, 'admin')).body.result
  const roleId = (name: string): number => items.find((role: { name: string }) => role.name === name).id
  const hired = async (role: string): Promise<Person> => {
    const person = await hire(site, [])
    await update(site, 'User', { id: person.id, roleIds: [roleId(role)], unitIds: [unit] })
    return person
  }
  const [viewer, editor] = [await hired('viewer'), await hired('editor')]
  const two = await hire(site, ['*:*'])
  await update(site, 'User', { id: two.id, roleIds: [two.roleId, roleId('viewer')], unitIds: [unit] })
  const { accessToken } = (await site.post('/abp/TokenAuth/ChangeRole', { role: 'viewer' }, two.token)).body.result
  const staff: Omit<Acting, 'scope'>[] = [
    { caller: 'viewer', token: viewer.token, explainedBy: viewer.id },
    { caller: 'narrowed', token: accessToken, explainedBy: viewer.id },
    { caller: 'editor', token: editor.token, explainedBy: editor.id },
  ]
  return { staff, roleIds: [roleId('viewer'), roleId('editor')] }
}
