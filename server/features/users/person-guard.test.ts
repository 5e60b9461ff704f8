import { beforeAll, describe, expect, test } from 'vitest'
import { SERVICES } from '../../../contract/endpoint.ts'
import { GUARDED, GUARDED_IN_BIN, triesIn, unjudged } from '../../testing/person-calls.ts'
import { hire, rowOf } from '../../testing/people.ts'
import { giveRole, update } from '../../testing/scopes.ts'
import { onBothEngines, PASSWORD, signIn } from '../../testing/site.ts'
import {
  accountState,
  hiddenBrand,
  keeperOf,
  OWN_UNIT,
  send,
  WIDER,
  widerPerson,
  type Narrow,
  type Wide,
  type Wider,
} from '../../testing/wider-people.ts'

const OWN = { catalogue: { kind: 'own' } } as const

describe('Calls whose input names a person', () => {
  test('B-100b each of them is judged: guarded, or open for a reason', () => {
    expect(unjudged()).toEqual({ calls: [], judgements: [] })
  })
})

onBothEngines('Nobody changes a person who is wider than they are', (site) => {
  let keeper: Narrow
  const people = new Map<Wider, { there: Wide; binned: Wide | null }>()

  beforeAll(async () => {
    keeper = await keeperOf(site)
    for (const way of WIDER) {
      const binned = way === 'the last administrator' ? null : await widerPerson(site, keeper, way)
      people.set(way, { there: await widerPerson(site, keeper, way), binned })
      if (binned) await site.database.write.updateTable('user').set({ deletionTime: 1 }).where('id', '=', binned.id).execute()
    }
  })

  const post = async (path: string, body: object, who = keeper.token) => {
    const reply = await site.post(`${SERVICES}/${path}`, body, who)
    return { path, status: reply.status, result: reply.body.result }
  }
  const refused = async (path: string, body: object) => expect(await post(path, body)).toMatchObject({ path, status: 403 })
  const brands = async (who: string) =>
    (await site.get(`${SERVICES}/Brand/GetAll?maxResultCount=100`, who)).body.result.items.map(({ id }: { id: number }) => id)

  /** Tries these requests, and tells those that were let in, or changed something. */
  async function holes(way: Wider, chosen: (at: number) => boolean) {
    const { there, binned } = people.get(way)!
    const tries = [
      ...triesIn(GUARDED, there, keeper).map((one) => [one, there] as const),
      ...(binned ? triesIn(GUARDED_IN_BIN, binned, keeper).map((one) => [one, binned] as const) : []),
    ].filter((_, at) => chosen(at))
    const found: unknown[] = []
    for (const [one, { id }] of tries) {
      const before = await accountState(site, id)
      const { status } = await send(site, one, keeper.token)
      const isSame = JSON.stringify(await accountState(site, id)) === JSON.stringify(before)
      if (status !== 403 || !isSame) found.push([way, one.endpoint.path, one.input, status, isSame])
    }
    return { tried: tries.length, found }
  }

  test('B-100a no guarded call lets a narrower person in, to somebody wider by rows, own rows, permits, a unit, or to the last administrator', async () => {
    const found = await Promise.all(WIDER.map((way, kind) => holes(way, (at) => at % WIDER.length === kind)))
    expect(found.flatMap((one) => one.found)).toEqual([])
    const tried = found.reduce((sum, one) => sum + one.tried, 0)
    expect(tried).toBeGreaterThanOrEqual(Object.keys(GUARDED).length)
  })

  test.each(WIDER)('B-100a every guarded call is refused: %s', { tags: ['whole'] }, async (way) => {
    const before = await brands(keeper.token)
    expect((await holes(way, () => true)).found).toEqual([])
    expect(await brands(keeper.token)).toEqual(before)
    const { userName } = people.get(way)!.there
    expect((await signIn(site, userName)).id).toBe(people.get(way)!.there.id)
  })

  test('B-100a nobody takes away, by a role or a unit, what makes a person wider', async () => {
    for (const way of ['all rows', 'own rows'] as const) {
      const { roleId, id } = people.get(way)!.there
      const before = await accountState(site, id)
      await refused('Role/Update', { id: roleId, grantedPermissions: [] })
      await refused('Role/Update', { id: roleId, dataScopes: OWN_UNIT })
      await refused('Role/Delete', { id: roleId })
      await refused('Role/BatchDelete', { ids: [roleId] })
      expect(await accountState(site, id)).toEqual(before)
      expect((await rowOf(site, 'Role', roleId)).grantedPermissions).toEqual(['Brand/View'])
    }
    const { roleId } = people.get('all rows')!.there
    const { unitId, id } = people.get('another unit')!.there
    await refused('OrganizationUnit/Delete', { id: unitId })
    await update(site, 'OrganizationUnit', { id: unitId, roleIds: [roleId] })
    const before = await accountState(site, id)
    await refused('OrganizationUnit/Update', { id: unitId, roleIds: [] })
    await refused('OrganizationUnit/BatchDelete', { ids: [unitId] })
    expect(await accountState(site, id)).toEqual(before)
    expect((await rowOf(site, 'OrganizationUnit', unitId)).roleIds).toEqual([roleId])
  })

  test('B-100a in two steps: whoever knows the password of a person who reaches nothing does not open their rows to them', async () => {
    const person = await hire(site, [])
    const hidden = await hiddenBrand(site, person.id)
    const known = `${PASSWORD}-known`
    expect(await post('User/ResetPassword', { userId: person.id, newPassword: known })).toMatchObject({ status: 200 })
    const other = await hire(site, [])
    const own = await giveRole(site, other.id, ['Brand/View'], OWN)
    await refused('Role/AddUserToRole', { roleId: own, userId: person.id })
    await refused('Role/AddUsersToRole', { roleId: own, userIds: [person.id] })
    await refused('User/Update', { id: person.id, roleIds: [own] })
    const narrow = await giveRole(site, person.id, ['Brand/View'], OWN_UNIT)
    await refused('Role/Update', { id: narrow, dataScopes: OWN })
    const binned = await giveRole(site, person.id, ['Brand/View'], OWN)
    await post('Role/Delete', { id: binned }, 'admin')
    await refused('Role/Restore', { id: binned })
    expect(await brands((await signIn(site, person.userName, known)).token)).not.toContain(hidden)
  })

  test('B-100a a person who is no wider is changed by all of these: a colleague of the unit, with own rows that the caller sees', async () => {
    const colleague = await widerPerson(site, keeper, 'own rows')
    await site.database.write.updateTable('brand').set({ unitId: keeper.unitId }).where('ownerId', '=', colleague.id).execute()
    for (const one of triesIn(GUARDED, colleague, keeper).filter(({ endpoint }) => endpoint.verbs.includes('GET')))
      expect([one.endpoint.path, (await send(site, one, keeper.token)).status]).toEqual([one.endpoint.path, 200])
    expect(await post('User/Update', { id: colleague.id, name: 'changed', phoneNumber: '13900000001' })).toMatchObject({ status: 200 })
    expect(await post('User/ResetPassword', { userId: colleague.id, newPassword: `${PASSWORD}-new` })).toMatchObject({ status: 200 })
  })

  test('B-100c whoever may not reset passwords gives nobody else another address, and may change the rest', async () => {
    const editor = await keeperOf(site, [])
    const person = await hire(site, [])
    const row = await rowOf(site, 'User', person.id)
    for (const given of [{ emailAddress: 'taken@example.com' }, { phoneNumber: '13900000002' }])
      for (const path of ['User/Update', 'User/InsertOrUpdate'])
        expect(await post(path, { id: person.id, ...given }, editor.token)).toMatchObject({ path, status: 403 })
    expect(await rowOf(site, 'User', person.id)).toEqual(row)
    const same = { id: person.id, name: 'renamed', emailAddress: row.emailAddress, phoneNumber: row.phoneNumber }
    expect(await post('User/Update', same, editor.token)).toMatchObject({ status: 200 })
    const fresh = { userName: 'fresh', name: 'fresh', emailAddress: 'fresh@example.com', password: PASSWORD }
    expect(await post('User/Create', fresh, editor.token)).toMatchObject({ status: 200 })
    await update(site, 'Role', { id: editor.roleId, grantedPermissions: ['User/Edit', 'User/ResetPassword', 'Brand/View'] })
    expect(await post('User/Update', { id: person.id, phoneNumber: '13900000002' }, editor.token)).toMatchObject({ status: 200 })
  })
})
