import { isDeepStrictEqual } from 'node:util'
import { COUNTED, ENQUIRY_STATES } from '../../contract/features/dashboard.ts'
import { SERVICES } from '../../contract/endpoint.ts'
import { permitOf, type Action, type Resource } from '../../contract/resource.ts'
import { SCOPED } from './access-table.ts'
import { reachByRules, WORDS, type Placed } from './drawn-reach.ts'
import { referencesOf, type Stored, type StoredRow } from './drawn-rows.ts'
import { pathOf } from './resource-paths.ts'
import type { Reply, Site } from './site.ts'

// Asks a site what a person reaches, by every call that shows or counts rows, and compares each answer with the rules applied to every stored row.

export interface Reader {
  site: Site
  placed: Placed
  stored: Stored
  /** The place of the person among the people, and their token. */
  person: number
  token: string
}

interface Fault {
  call: string
  person: number
  expected: unknown
  found: unknown
}

const MOST = 1000
const idsOf = ({ body }: Reply) => (body.result?.items ?? []).map(({ id }: { id: number }) => id)
const ordered = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)
const isLive = (row: StoredRow) => row.deletionTime === null
const idsIn = (rows: readonly StoredRow[]) => ordered(rows.map(({ id }) => id))

function comparisonFor(reader: Reader) {
  const { site, placed, stored, person, token } = reader
  const faults: Fault[] = []
  return {
    reader,
    faults,
    expect(call: string, found: unknown, expected: unknown) {
      if (!isDeepStrictEqual(found, expected)) faults.push({ call, person, expected, found })
    },
    /** The rows that the person reaches under a permit; null where the call is refused. */
    reached(r: Resource, action: Action): StoredRow[] | null {
      const reaches = reachByRules(placed, person, { permit: permitOf(r, action), group: r.scopeGroup! })
      return reaches && stored.get(r.name)!.filter(reaches)
    },
    get: (path: string) => site.get(path, token),
    post: (path: string, body: object) => site.post(path, body, token),
  }
}
type Comparison = ReturnType<typeof comparisonFor>

/** Returns every answer that differs from the rules. */
export async function faultsOf(reader: Reader): Promise<Fault[]> {
  const comparison = comparisonFor(reader)
  for (const r of SCOPED) {
    await compareLists(comparison, r)
    await compareFile(comparison, r)
    await compareBin(comparison, r)
    await compareHistories(comparison, r)
    await compareReferences(comparison, r)
  }
  await compareChanges(comparison)
  await compareWholeBin(comparison)
  await compareDashboard(comparison)
  return comparison.faults
}

async function compareLists(c: Comparison, r: Resource) {
  const reached = c.reached(r, 'View')?.filter(isLive)
  const list = (query: string) => c.get(`${pathOf(r, 'GetAll')}?maxResultCount=${MOST}&${query}`)
  const all = await list('sorting=id%20asc')
  if (!reached) {
    c.expect(`${r.service}/GetAll`, all.status, 403)
    c.expect(`${r.service}/Count`, (await c.post(pathOf(r, 'Count'), {})).status, 403)
    return
  }
  c.expect(`${r.service}/GetAll`, [all.body.result?.totalCount, idsOf(all)], [reached.length, idsIn(reached)])
  const word = WORDS[c.reader.person % WORDS.length]!
  const searched = reached.filter((row) => String(row[r.display]).includes(word))
  c.expect(`${r.service}/GetAll?keyword`, ordered(idsOf(await list(`keyword=${word}`))), idsIn(searched))
  const unitId = c.reader.placed.units[c.reader.person]!
  const ofUnit = reached.filter((row) => row.unitId === unitId)
  c.expect(`${r.service}/GetAll?unitId`, ordered(idsOf(await list(`unitId=${unitId}`))), idsIn(ofUnit))
  const page = await c.get(`${pathOf(r, 'GetAll')}?skipCount=2&maxResultCount=3&sorting=id%20desc`)
  c.expect(
    `${r.service}/GetAll, a page`,
    [page.body.result?.totalCount, idsOf(page)],
    [reached.length, idsIn(reached).toReversed().slice(2, 5)],
  )
  const counts = [{}, { keyword: word }, { unitId }].map(async (filter) => (await c.post(pathOf(r, 'Count'), filter)).body.result)
  c.expect(`${r.service}/Count`, await Promise.all(counts), [reached.length, searched.length, ofUnit.length])
}

async function compareFile(c: Comparison, r: Resource) {
  const reached = c.reached(r, 'Export')?.filter(isLive)
  const file = await c.post(pathOf(r, 'Export'), { maxResultCount: MOST, sorting: 'id asc' })
  c.expect(`${r.service}/Export`, reached ? idsOf(file) : file.status, reached ? idsIn(reached) : 403)
}

async function compareBin(c: Comparison, r: Resource) {
  const reached = c.reached(r, 'Delete')?.filter((row) => !isLive(row))
  const bin = await c.get(`${pathOf(r, 'GetDeleted')}?maxResultCount=${MOST}`)
  c.expect(
    `${r.service}/GetDeleted`,
    reached ? [bin.body.result?.totalCount, ordered(idsOf(bin))] : bin.status,
    reached ? [reached.length, idsIn(reached)] : 403,
  )
}

/** One row in reach and one out of it: the row itself and what is told of its past. */
async function compareHistories(c: Comparison, r: Resource) {
  const reached = c.reached(r, 'View')
  if (!reached) return
  const live = c.reader.stored.get(r.name)!.filter(isLive)
  const chosen = [true, false].flatMap((isReached) => {
    const rows = live.filter((row) => reached.includes(row) === isReached)
    return rows.slice((c.reader.person * 7) % Math.max(rows.length, 1)).slice(0, 1)
  })
  const calls = ['Get', 'GetChanges', ...(r.publishable ? ['GetHistory', 'GetPreview'] : [])]
  for (const row of chosen)
    for (const call of calls) {
      const { status } = await c.get(`${pathOf(r, call)}?id=${row.id}`)
      c.expect(`${r.service}/${call} of ${row.id}`, status, reached.includes(row) ? 200 : 404)
    }
}

/** The references to all rows: those to rows out of reach are not counted. */
async function compareReferences(c: Comparison, r: Resource) {
  const reached = c.reached(r, 'Delete')
  const ids = idsIn(c.reader.stored.get(r.name)!)
  const usage = await c.post(pathOf(r, 'Usage'), { ids })
  if (!reached) return c.expect(`${r.service}/Usage`, usage.status, 403)
  const among = new Set(idsIn(reached))
  const expected = SCOPED.flatMap((other) =>
    referencesOf(other)
      .filter((reference) => reference.other === r)
      .map(({ name }) => {
        const rows = c.reader.stored.get(other.name)!
        return { resource: other.name, field: name, count: rows.filter((row) => isLive(row) && among.has(Number(row[name]))).length }
      })
      .filter(({ count }) => count > 0),
  )
  const byName = (items: { resource: string; field: string }[]) =>
    items.toSorted((a, b) => `${a.resource} ${a.field}`.localeCompare(`${b.resource} ${b.field}`))
  // A setting is no row, so the comparison leaves it out.
  const found = (usage.body.result?.items ?? []).filter(({ resource }: { resource: string }) => resource !== 'setting')
  return c.expect(`${r.service}/Usage`, byName(found), byName(expected))
}

/** The log of changes: the rows of which it tells. */
async function compareChanges(c: Comparison) {
  const { placed, person } = c.reader
  const mayRead = reachByRules(placed, person, { permit: 'EntityChange/View', group: 'content' }) !== null
  for (const r of SCOPED) {
    const path = `${SERVICES}/EntityChange/GetAll?entityType=${r.name}&maxResultCount=100`
    const told = new Set<number>()
    let page = await c.get(path)
    for (let isMore = mayRead; isMore;) {
      for (const { entityId } of page.body.result.items) told.add(entityId)
      const { older } = page.body.result
      isMore = older !== null
      if (isMore) page = await c.get(`${path}&before=${older}`)
    }
    c.expect(`EntityChange/GetAll of ${r.name}`, mayRead ? ordered(told) : page.status, mayRead ? idsIn(c.reached(r, 'View') ?? []) : 403)
  }
}

async function compareWholeBin(c: Comparison) {
  const { body } = await c.get(`${SERVICES}/RecycleBin/GetAll?maxResultCount=${MOST}`)
  const found = body.result.items.map(({ resource, id }: { resource: string; id: number }) => `${resource} ${id}`)
  const expected = SCOPED.flatMap((r) => (c.reached(r, 'Delete') ?? []).filter((row) => !isLive(row)).map(({ id }) => `${r.name} ${id}`))
  c.expect('RecycleBin/GetAll', [body.result.totalCount, found.toSorted()], [expected.length, expected.toSorted()])
}

async function compareDashboard(c: Comparison) {
  const { failedJobs, ...counted } = (await c.get(`${SERVICES}/Dashboard/GetStates`)).body.result
  const live = (name: string) =>
    c
      .reached(
        SCOPED.find((r) => r.name === name)!,
        'View',
      )
      ?.filter(isLive)
  const expected = COUNTED.map((name) => {
    const reached = live(name)
    return [name, reached ? statesOf(reached) : null]
  })
  const enquiries = live('enquiry')
  const inState = (state: string) => enquiries?.filter(({ status }) => status === state).length
  const asked = enquiries ? Object.fromEntries(ENQUIRY_STATES.map((state) => [state, inState(state)])) : null
  c.expect('Dashboard/GetStates', [counted, failedJobs], [{ ...Object.fromEntries(expected), enquiries: asked }, 0])
}

function statesOf(rows: readonly StoredRow[]) {
  const count = (fate: StoredRow['fate']) => rows.filter((row) => row.fate === fate).length
  return { draft: count('draft'), scheduled: count('scheduled'), published: count('published') }
}
