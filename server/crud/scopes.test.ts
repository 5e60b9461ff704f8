import { expect, test } from 'vitest'
import { actionsOf, isOrdered, permitOf, type Resource } from '../../contract/resource.ts'
import { allResources, resourceNamed } from '../../contract/resources/index.ts'
import type { Person } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { hireInto, makeUnit, update } from '../testing/scopes.ts'
import { onBothEngines, type Site } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

const scoped = allResources.filter(({ scopeGroup }) => scopeGroup !== null)

test('B-50a every resource of content, products and enquiries has a data scope; those of people and settings have none', () => {
  expect(scoped.map(({ name }) => name).toSorted()).toEqual(
    [
      'article',
      'brand',
      'carousel',
      'enquiry',
      'form',
      'formAnswer',
      'galleryPicture',
      'navigation',
      'news',
      'product',
      'productCategory',
      'productType',
      'redirect',
      'siteCategory',
      'specTemplate',
    ].toSorted(),
  )
})

onBothEngines('A data scope', (site) => {
  test.each(scoped.map((r) => [r.service, r] as const))(
    'B-50e B-50f %s: a row of another unit is in no list, count, file, history, recycle bin or batch, and no call changes it',
    async (_, r) => {
      const { mine, foreign, person } = await twoRows(site, r)
      await expectReached(site, r, { id: mine.id, person })
      await expectUnreached(site, r, { id: foreign.id, mine: mine.id, person })
    },
  )

  test.each(scoped.map((r) => [r.service, r] as const))('B-50g %s: nobody gives a row to a unit or a person out of reach', async (_, r) => {
    const { mine, person, otherUnit } = await twoRows(site, r)
    const refused = await site.post(pathOf(r, 'Update'), { id: mine.id, unitId: otherUnit }, person.token)
    expect([refused.status, membersIn(refused)]).toEqual([400, ['unitId', 'ownerId']])
    const values = await validValues(site, r, `plant${number++}`)
    const planted = await site.post(pathOf(r, 'Create'), { ...values, ...withoutOwnGroup(r), unitId: otherUnit }, person.token)
    expect([planted.status, membersIn(planted)]).toEqual([400, ['unitId', 'ownerId']])
    const found = await site.get(`${pathOf(r, 'GetAll')}?unitId=${otherUnit}`, 'admin')
    expect(found.body.result.totalCount).toBe(1)
    for (const name of ['unitId', 'ownerId']) {
      const emptied = await site.post(pathOf(r, 'Update'), { id: mine.id, [name]: null }, 'admin')
      expect([emptied.status, membersIn(emptied)]).toEqual([400, [name]])
    }
  })
})

/** Leaves the references to rows of the same group empty: they would be out of reach themselves. */
const withoutOwnGroup = (r: Resource) =>
  Object.fromEntries(
    Object.entries(r.fields).flatMap(([name, { target }]) =>
      target !== undefined && resourceNamed(target).scopeGroup === r.scopeGroup ? [[name, null]] : [],
    ),
  )

// oxlint-disable-next-line no-explicit-any -- the reply may be any
const membersIn = ({ body }: { body: any }) => (body.error.validationErrors ?? []).flatMap(({ members }: { members: string[] }) => members)

let number = 0

/** A person who may do everything with a resource, within one unit; a row of that unit, and a row of another. */
async function twoRows(site: Site, r: Resource) {
  const [unit, otherUnit] = [await makeUnit(site), await makeUnit(site)]
  const make = async (unitId: number) => {
    const values = { ...(await validValues(site, r, `scope${number++}`)), unitId, ownerId: site.ids.admin }
    const { body } = await site.post(pathOf(r, 'Create'), values, 'admin')
    return body.result as { id: number; version: number }
  }
  const permits = actionsOf(r).map((action) => permitOf(r, action))
  const views = allResources.filter((one) => one !== r).map((one) => permitOf(one, 'View'))
  const position = { permits: [...permits, ...views], scopes: { [r.scopeGroup!]: { kind: 'unit' as const } }, unitIds: [unit] }
  const person = await hireInto(site, position)
  return { person, otherUnit, mine: await make(unit), foreign: await make(otherUnit) }
}

interface Asked {
  id: number
  person: Person
}

async function expectReached(site: Site, r: Resource, { id, person }: Asked) {
  const ids = ({ body }: { body: { result: { items: { id: number }[] } } }) => body.result.items.map((row) => row.id)
  expect(ids(await site.get(`${pathOf(r, 'GetAll')}?maxResultCount=1000`, person.token))).toEqual([id])
  expect(ids(await site.post(pathOf(r, 'Export'), { maxResultCount: 1000 }, person.token))).toEqual([id])
  expect((await site.post(pathOf(r, 'Count'), {}, person.token)).body.result).toBe(1)
  for (const call of ['Get', 'GetChanges', ...(r.publishable ? ['GetHistory', 'GetPreview'] : [])])
    expect([call, (await site.get(`${pathOf(r, call)}?id=${id}`, person.token)).status]).toEqual([call, 200])
  const { version } = (await site.get(`${pathOf(r, 'Get')}?id=${id}`, person.token)).body.result
  if (r.publishable) expect((await site.post(pathOf(r, 'Publish'), { id, version }, person.token)).body.error).toBeNull()
}

/** Every call of the resource that names a row, with an input that would be right for a row in reach. */
function callsOn(r: Resource, id: number): [call: string, input: object][] {
  return [
    ['Get', { id }],
    ['GetChanges', { id }],
    ['Update', { id, unitId: id }],
    ['InsertOrUpdate', { id, unitId: id }],
    ['Delete', { id }],
    ['Restore', { id }],
    ['DeleteForever', { id }],
    ...(r.publishable
      ? ([
          ['Publish', { id, version: 1 }],
          ['Unpublish', { id }],
          ['GetHistory', { id }],
          ['GetSnapshot', { id, snapshotId: 1 }],
          ['RevertTo', { id, version: 1, snapshotId: 1 }],
          ['GetPreview', { id }],
        ] as [string, object][])
      : []),
    ...(isOrdered(r) ? ([['Move', { id, afterId: null }]] as [string, object][]) : []),
  ]
}

async function expectUnreached(site: Site, r: Resource, { id, mine, person }: Asked & { mine: number }) {
  const before = (await site.get(`${pathOf(r, 'Get')}?id=${id}`, 'admin')).body.result
  for (const [call, input] of callsOn(r, id)) {
    const isRead = call.startsWith('Get')
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const reply = isRead
      ? await site.get(`${pathOf(r, call)}?${query}`, person.token)
      : await site.post(pathOf(r, call), input, person.token)
    expect([call, reply.status]).toEqual([call, 404])
  }
  expect((await site.post(pathOf(r, 'BatchDelete'), { ids: [mine, id] }, person.token)).status).toBe(404)
  expect((await site.post(pathOf(r, 'Usage'), { ids: [id] }, person.token)).body.result.totalCount).toBe(0)
  expect((await site.get(`${pathOf(r, 'Get')}?id=${mine}`, person.token)).status).toBe(200)
  expect((await site.get(`${pathOf(r, 'Get')}?id=${id}`, 'admin')).body.result).toEqual(before)
  await expectBinUnreached(site, r, { id, mine, person })
}

async function expectBinUnreached(site: Site, r: Resource, { id, mine, person }: Asked & { mine: number }) {
  for (const one of [mine, id]) expect((await site.post(pathOf(r, 'Delete'), { id: one }, 'admin')).status).toBe(200)
  const own = (await site.get(`${pathOf(r, 'GetDeleted')}?maxResultCount=1000`, person.token)).body.result
  expect(own.items.map((row: { id: number }) => row.id)).toEqual([mine])
  const bin = await site.get(`/abp/services/app/RecycleBin/GetAll?resource=${r.name}&maxResultCount=1000`, person.token)
  expect([bin.status, bin.body.result.items.map((row: { id: number }) => row.id)]).toEqual([200, [mine]])
  for (const call of ['Restore', 'DeleteForever']) expect((await site.post(pathOf(r, call), { id }, person.token)).status).toBe(404)
  expect((await site.post(pathOf(r, 'Restore'), { id: mine }, person.token)).status).toBe(200)
  await update(site, r.service, { id: mine, ownerId: person.id })
}
