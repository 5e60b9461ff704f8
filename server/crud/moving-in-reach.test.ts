import { expect, test } from 'vitest'
import { actionsOf, isOrdered, permitOf, type Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { untyped } from '../db/engine.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { hireInto, makeUnit } from '../testing/scopes.ts'
import { onBothEngines, type Site } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'
import { treeField } from './tree-field.ts'

const ordered = allResources.filter((r) => r.scopeGroup !== null && isOrdered(r)).map((r) => [r.service, r] as const)
const trees = ordered.filter(([, r]) => treeField(r) !== null)
const ABSENT = 999_999
let number = 0

/** Two rows of a person's unit and one of another, which stands between them. */
async function between(site: Site, r: Resource) {
  const [unit, other] = [await makeUnit(site), await makeUnit(site)]
  const make = async (unitId: number, sort: number): Promise<number> => {
    const values = { ...(await validValues(site, r, `moved${number++}`)), unitId, ownerId: site.ids.admin, sort }
    const { id, version } = (await site.post(pathOf(r, 'Create'), values, 'admin')).body.result
    if (r.publishable) await site.post(pathOf(r, 'Publish'), { id, version }, 'admin')
    return id
  }
  const permits = actionsOf(r).map((action) => permitOf(r, action))
  const scopes = { [r.scopeGroup!]: { kind: 'unit' as const } }
  const person = await hireInto(site, { permits, scopes, unitIds: [unit] })
  // Numbers below those of all other rows of the site.
  return { person, first: await make(unit, -30), hidden: await make(other, -29), last: await make(unit, -28) }
}

onBothEngines('A move within a data scope', (site) => {
  const move = (r: Resource, input: object, token: string) => site.post(pathOf(r, 'Move'), input, token)
  const answer = ({ status, body }: { status: number; body: unknown }, id: number) => [
    status,
    JSON.stringify(body).replaceAll(`${id}`, '?'),
  ]

  test('B-102a every list that is arranged by hand is tried, trees and others', () => {
    expect(ordered.length).toBeGreaterThanOrEqual(7)
    expect(trees.length).toBeGreaterThanOrEqual(3)
  })

  test.each(ordered)('B-102a %s: a hidden row beside the place answers like one that does not exist, and nothing moves', async (_, r) => {
    const { person, first, hidden } = await between(site, r)
    const before = await rowOf(site, r.service, first)
    for (const place of ['afterId', 'beforeId']) {
      const [there, absent] = [
        await move(r, { id: first, [place]: hidden }, person.token),
        await move(r, { id: first, [place]: ABSENT }, person.token),
      ]
      expect([there.status, answer(there, hidden)]).toEqual([409, answer(absent, ABSENT)])
    }
    expect(await rowOf(site, r.service, first)).toEqual(before)
  })

  test.each(trees)('B-102a %s: nothing is hung below a hidden row, whose name stays unknown', async (_, r) => {
    const { person, first, hidden } = await between(site, r)
    const there = await move(r, { id: first, parentId: hidden }, person.token)
    expect([there.status, answer(there, hidden)]).toEqual([
      400,
      answer(await move(r, { id: first, parentId: ABSENT }, person.token), ABSENT),
    ])
    const { title, name } = await rowOf(site, r.service, hidden)
    expect(JSON.stringify((await site.post(pathOf(r, 'Export'), {}, person.token)).body)).not.toContain(title ?? name)
    expect((await rowOf(site, r.service, first))[treeField(r)!]).toBeNull()
  })

  test.each(ordered)(
    'B-102b %s: a hidden neighbour gives way, and keeps its version, its last modifier and what is unpublished of it',
    async (_, r) => {
      const { person, first, hidden, last } = await between(site, r)
      const draft = r.publishable ? await site.post(pathOf(r, 'Update'), { id: hidden, [r.display]: 'unpublished' }, 'admin') : null
      expect(draft?.status ?? 200).toBe(200)
      const before = await rowOf(site, r.service, hidden)
      const listed = () => site.get(`${pathOf(r, 'GetAll')}?unitId=${before.unitId}`, 'admin')
      await listed()
      // Behind the first there is no free number, so the hidden row has to make room.
      expect((await move(r, { id: last, afterId: first }, person.token)).status).toBe(200)
      const now = await rowOf(site, r.service, hidden)
      expect(now).toEqual({ ...before, sort: expect.any(Number) })
      expect(now.sort).toBeGreaterThan(Math.max(before.sort, (await rowOf(site, r.service, last)).sort))
      expect((await listed()).body.result.items[0].sort).toBe(now.sort)
      if (r.publishable) {
        const shown = await untyped(site.database.read).selectFrom(`${r.name}Snapshot`).selectAll().where('rowId', '=', hidden).execute()
        expect(shown.map(({ sort, rowVersion }) => [sort, rowVersion])).toEqual([[now.sort, 1]])
      }
      // The log of the neighbour tells its readers who passed it.
      const [change] = (await site.get(`${pathOf(r, 'GetChanges')}?id=${hidden}`, 'admin')).body.result.items
      expect(change).toMatchObject({ userId: person.id, propertyChanges: [{ propertyName: 'sort' }] })
    },
  )
})
