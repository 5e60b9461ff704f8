import { openDatabase } from '../server/db/open.ts'
import { readEnvironment } from '../server/config/environment.ts'
import type { Database } from '../server/db/engine.ts'
import { FIRST, fillPeople, giveProducts } from './fill-people.ts'
import { fillPostgres } from './fill-postgres.ts'
import { fillSqlite } from './fill-sqlite.ts'
import { signIn, startPortico, type Portico } from './portico.ts'
import { median } from './ratio.ts'
import { startReference } from './reference.ts'
import { printTable, type Line } from './table.ts'

const CALLS = 100
const MOST_MS = 50
const PRODUCTS = 50_000
const PASSWORD = 'Bench-pass-7'
const SERVICES = '/abp/services/app'
/** A unit without units below it, one with 31 of them, and the one at the top. */
const UNIT = { leaf: FIRST + 4000, branch: FIRST + 100, top: FIRST + 1 }
/** The roles with 5,000 and with 25 members. */
const ROLE = { large: FIRST + 1, small: FIRST + 200 }

export interface Peopled {
  dataDir: string
  /** The number of people. */
  size: number
  /** The address of a PostgreSQL database of its own; without it the SQLite file in the data folder is filled. */
  databaseUrl: string | null
}

/** A call by its name on the screen; a function makes another address for each request. */
type Asked = Record<string, string | ((request: number) => string)>

/** Measures what staff call in a company of 100,000 people in 5,000 units: p99, milliseconds, beside a bare server that sends the same bytes. */
export async function measurePeople({ dataDir, size, databaseUrl }: Peopled): Promise<Line[]> {
  const env = { DATABASE_URL: databaseUrl ?? '' }
  if (databaseUrl) await (await startPortico(dataDir, env)).stop()
  if (databaseUrl) await fillPostgres(databaseUrl, PRODUCTS)
  else fillSqlite(dataDir, PRODUCTS)
  const database = await openDatabase(readEnvironment({ DATA_DIR: dataDir, ...env }))
  try {
    // A database that was filled before is measured again.
    if (!(await isFilled(database))) await fill(database, { size, owner: (await hired(dataDir, env))[0]! })
  } finally {
    await database.close()
  }
  const portico = await startPortico(dataDir, env)
  try {
    const lines: Line[] = []
    for (const part of [lists, scoped, written, signIns]) {
      const measured = await part(portico, size)
      // A run takes long, so each part is told as it ends.
      printTable(measured)
      lines.push(...measured)
    }
    return lines
  } finally {
    await portico.stop()
  }
}

const isFilled = async ({ read }: Database) =>
  (await read.selectFrom('organizationUnit').select('id').where('id', '=', UNIT.top).executeTakeFirst()) !== undefined

async function fill(database: Database, { size, owner }: { size: number; owner: number }) {
  const { passwordHash } = await database.read.selectFrom('user').select('passwordHash').where('id', '=', owner).executeTakeFirstOrThrow()
  await fillPeople(database, { count: size, passwordHash: passwordHash! })
  await giveProducts(database, owner)
  await database.write
    .insertInto('user_unitIds')
    .values({ rowId: owner + 1, targetId: UNIT.branch })
    .execute()
}

const SCOPES = ['own', 'below'] as const

/** Makes a role and a person for each scope; returns their ids. */
async function hired(dataDir: string, env: NodeJS.ProcessEnv): Promise<number[]> {
  const portico = await startPortico(dataDir, env)
  try {
    const { post } = callsOf(portico.url, await signIn(portico.url))
    const ids: number[] = []
    for (const kind of SCOPES) {
      const scope = { products: { kind }, content: { kind } }
      const names = { name: `bench-${kind}`, displayName: kind, displayNameEn: kind }
      const role = await post('Role/Create', { ...names, grantedPermissions: ['Product/View', 'News/View'], dataScopes: scope })
      const person = { userName: names.name, name: kind, emailAddress: `${kind}@example.com`, password: PASSWORD, roleIds: [role.id] }
      ids.push((await post('User/Create', person)).id)
    }
    return ids
  } finally {
    await portico.stop()
  }
}

async function lists({ url }: Portico, size: number): Promise<Line[]> {
  const users = (query: string) => `User/GetAll?maxResultCount=10&${query}`
  const found = (keyword: string) => users(`keyword=${encodeURIComponent(keyword)}`)
  const sorted = ['userName', 'name', 'emailAddress', 'isActive', 'lastLoginTime', 'creationTime', 'lastModificationTime']
  const page = (request: number) => `skipCount=${(request % 5) * 10}`
  const asked: Asked = {
    'users, first page': users(''),
    'users, a page in the middle': (request) => users(`skipCount=${Math.floor(size / 2) + request * 10}`),
    ...Object.fromEntries(
      sorted.flatMap((field) =>
        ['asc', 'desc'].map((way) => [`users by ${field} ${way}`, (request: number) => users(`sorting=${field} ${way}&${page(request)}`)]),
      ),
    ),
    'users by surname': (request) => found('王李张刘陈'[request % 5]!),
    'users by first name': (request) => found(['伟国', '芳晓', '娜志', '敏春', '静金'][request % 5]!),
    'users by name, none': (request) => found(`欧阳${request}`),
    'users by phone': (request) => found(String(13_000_000_000 + (1 + request * 31) * 7919)),
    'users by part of a phone': (request) => found(String(1_000_000 + (1 + request * 31) * 7919).slice(2)),
    'users by user name': (request) => found(`p${FIRST + 1 + request * 31}`),
    'users by surname, sorted by name': (request) => `${found('王李张刘陈'[request % 5]!)}&sorting=name asc`,
    'users switched off': users('isActive=false'),
    'users of a unit': users(`unitIds=${UNIT.leaf}`),
    'users of a unit and below, 32 units': users(`unitIdsBelow=${UNIT.branch}`),
    'users of a unit and below, sorted by name': (request) => users(`unitIdsBelow=${UNIT.branch}&sorting=name asc&${page(request)}`),
    'users of all units': users(`unitIdsBelow=${UNIT.top}`),
    'users of all units, sorted by name': (request) => users(`unitIdsBelow=${UNIT.top}&sorting=name asc&${page(request)}`),
    'users of all units, by surname': (request) => `${found('王李张刘陈'[request % 5]!)}&unitIdsBelow=${UNIT.top}`,
    'users of a branch, by surname': (request) => `${found('王李张刘陈'[request % 5]!)}&unitIdsBelow=${UNIT.branch}`,
    'users with a role of 5,000': users(`roleIds=${ROLE.large}`),
    'users with a role of 5,000, sorted by name': (request) => users(`roleIds=${ROLE.large}&sorting=name desc&${page(request)}`),
    'users with a role of 25': users(`roleIds=${ROLE.small}`),
    'a person': (request) => `User/Get?id=${FIRST + 1 + request}`,
    'units, the tree for a choice': 'OrganizationUnit/GetTree',
    'units, the first thousand': 'OrganizationUnit/GetAll?maxResultCount=1000',
    'units, the last thousand': 'OrganizationUnit/GetAll?maxResultCount=1000&skipCount=4000',
    'units by name': (request) => `OrganizationUnit/GetAll?maxResultCount=10&keyword=${encodeURIComponent('机构 4')}${request % 10}`,
    'members of a unit': `OrganizationUnit/GetOrganizationUnitUsers?id=${UNIT.leaf}`,
    'members of a role of 5,000': (request) => `Role/GetUsersInRole?id=${ROLE.large}&maxResultCount=10&${page(request)}`,
    'members of a role of 5,000, last page': `Role/GetUsersInRole?id=${ROLE.large}&maxResultCount=10&skipCount=4990`,
    'members of a role of 25': `Role/GetUsersInRole?id=${ROLE.small}&maxResultCount=10`,
    'roles, first page': 'Role/GetAll?maxResultCount=10',
    'a role with its permits': `Role/Get?id=${ROLE.large}`,
    'permits of a role': `Role/GetGrantedPermissions?id=${ROLE.large}`,
    'all permits, for the tree': 'Role/GetAllPermissions',
    'menus of a role': `Role/GetMenusInRole?id=${ROLE.large}`,
    'roles that hold a permit': 'Role/GetRolesWithPermission?permission=Product/View',
    'people who hold a permit': 'User/GetUsersWithPermission?permission=Product/View&maxResultCount=10',
    'why: a person and a permit': (request) => `Access/GetExplanation?userId=${FIRST + 1 + request}&permit=Product/View`,
    'why: a person and a row': (request) => `Access/GetExplanation?userId=${FIRST + 1 + request}&permit=Product/View&id=${1 + request}`,
    'why: who may change a row': (request) => `Access/GetHolders?permit=Product/Edit&id=${1 + request}&maxResultCount=10`,
    'what a person owns': (request) => `User/GetOwnedRows?id=${FIRST + 1 + request}`,
    'the own session': 'Session/GetCurrentLoginInformations',
  }
  return measured(url, await signIn(url), asked)
}

/** The lists of products and news for people who reach their own rows, and those of a branch. */
async function scoped({ url }: Portico): Promise<Line[]> {
  const lines: Line[] = []
  for (const kind of SCOPES) {
    const asked: Asked = {
      [`products, scope ${kind}`]: (request) => `Product/GetAll?maxResultCount=10&skipCount=${request % 5}`,
      [`products by price, scope ${kind}`]: (request) => `Product/GetAll?maxResultCount=10&sorting=price asc&skipCount=${request % 5}`,
      [`news, scope ${kind}`]: 'News/GetAll?maxResultCount=10',
    }
    lines.push(...(await measured(url, await signIn(url, PASSWORD, `bench-${kind}`), asked)))
  }
  return lines
}

async function measured(url: string, token: string, asked: Asked): Promise<Line[]> {
  const lines: Line[] = []
  for (const [what, address] of Object.entries(asked)) {
    const addressOf = (request: number) => `${url}${SERVICES}/${typeof address === 'string' ? address : address(request)}`
    lines.push(await lineOf(what, { token, addressOf }))
  }
  return lines
}

/** Asks the server and a bare one that sends the same bytes by turns. */
async function lineOf(what: string, { token, addressOf }: { token: string; addressOf: (request: number) => string }): Promise<Line> {
  const ask = async (address: string) => {
    const began = performance.now()
    const reply = await fetch(address, { headers: { 'x-token': token, 'accept-encoding': 'identity' } })
    const body = Buffer.from(await reply.arrayBuffer())
    const taken = performance.now() - began
    if (!reply.ok) throw new Error(`${address} answers ${reply.status}: ${body.toString()}`)
    return { body, taken }
  }
  const first = await ask(addressOf(0))
  const reference = await startReference(first.body, 'application/json')
  try {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let request = 1; request <= CALLS; request++) {
      theirs.push((await ask(reference.url)).taken)
      ours.push((await ask(addressOf(request))).taken)
    }
    const times = median(ours) / median(theirs)
    const note = `median ${median(ours).toFixed(1)} ms, ${times.toFixed(1)} × ref (its p99 ${p99(theirs).toFixed(1)} ms); first ${first.taken.toFixed(0)} ms, ${first.body.length} bytes`
    return { what, value: p99(ours), unit: 'ms', limit: { most: MOST_MS }, note }
  } finally {
    reference.stop()
  }
}

const p99 = (taken: number[]) => taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99) - 1]!

/** Writes of people: the pairs that find parts of their texts are written with each. */
async function written({ url }: Portico): Promise<Line[]> {
  const { post } = callsOf(url, await signIn(url))
  const person = (request: number) => `User/Get?id=${FIRST + 1 + request}`
  const { get } = callsOf(url, await signIn(url))
  return [
    await timed('a person changed', async (request) => {
      const { id, version } = await get(person(request))
      return () => post('User/Update', { id, version, surname: '欧阳' })
    }),
    await timed(
      'a person added to a unit',
      async (request) => () =>
        post('OrganizationUnit/AddUsersToOrganizationUnit', { organizationUnitId: UNIT.top, userIds: [FIRST + 1 + request] }),
    ),
    await timed(
      'a person given a role',
      async (request) => () => post('Role/AddUserToRole', { id: ROLE.small, userId: FIRST + 1000 + request }),
    ),
    await timed('a role of 5,000 saved', async (request) => {
      const { id, version } = await get(`Role/Get?id=${ROLE.large}`)
      return () =>
        post('Role/Update', { id, version, grantedPermissions: ['Product/View', ...(request % 2 === 0 ? ['Product/Edit'] : [])] })
    }),
    await timed(
      'what saving a role of 5,000 would change',
      async () => () => post('Role/PreviewChange', { id: ROLE.large, grantedPermissions: ['News/View'], maxResultCount: 10 }),
    ),
  ]
}

/** The password is hashed at each sign-in, which takes most of the time on purpose. */
const signIns = async ({ url }: Portico): Promise<Line[]> => [
  await timed('sign-in, of which the hash takes most', async (request) => () => signIn(url, PASSWORD, `p${FIRST + 1 + request * 20}`)),
]

/** `prepare` is not timed; it returns what is. */
async function timed(what: string, prepare: (request: number) => Promise<() => Promise<unknown>>): Promise<Line> {
  const taken: number[] = []
  for (let request = 0; request < CALLS; request++) {
    const work = await prepare(request)
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return { what, value: p99(taken), unit: 'ms', limit: { most: MOST_MS }, note: `median ${median(taken).toFixed(1)} ms` }
}

function callsOf(url: string, token: string) {
  async function call(method: 'GET' | 'POST', path: string, body?: object) {
    const headers = { 'x-token': token, 'content-type': 'application/json' }
    const reply = await fetch(`${url}${SERVICES}/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const { result, error } = (await reply.json()) as { result: { id: number; version: number }; error: { message: string } | null }
    if (!reply.ok) throw new Error(`${path} answers ${reply.status}: ${error?.message}`)
    return result
  }
  return { get: (path: string) => call('GET', path), post: (path: string, body: object) => call('POST', path, body) }
}
