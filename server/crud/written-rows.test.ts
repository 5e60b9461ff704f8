import { describe, expect, test } from 'vitest'
import type { Resource } from '../../contract/resource.ts'
import { allResources } from '../../contract/resources/index.ts'
import { isListed, properties } from '../../contract/field-schema.ts'
import { kitOnBothEngines } from '../testing/kit.ts'
import { notice } from '../testing/notice.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onBothEngines, signIn, type Site } from '../testing/site.ts'
import { changeableProperties, validValues } from '../testing/values.ts'

type Row = Record<string, unknown> & { id: number; version: number }

/** The names that features add to the rows of a service; a file has the columns alone. */
const DERIVED: Record<string, string[]> = {
  User: ['fullName', 'roleNames', 'roleDisplayNames'],
  Role: ['normalizedName'],
  OrganizationUnit: ['code', 'memberCount'],
}

/** GetAll takes rows that it wrote before from its cache; Export writes every row anew, and with more properties than a list has. */
async function listed(site: Site, { service, fields }: Resource): Promise<Row[]> {
  const exported = (await site.post(pathOf({ service }, 'Export'), { maxResultCount: 1000 }, 'admin')).body.result
  const left = properties(fields).flatMap(([name, field]) => (isListed(field) ? [] : [name]))
  for (const row of exported.items) for (const name of ['names', ...left]) delete row[name]
  const list = async () => {
    const { result } = (await site.get(`${pathOf({ service }, 'GetAll')}?maxResultCount=1000`, 'admin')).body
    for (const row of result.items) for (const name of DERIVED[service] ?? []) delete row[name]
    return result
  }
  expect(await list()).toEqual(exported)
  expect(await list()).toEqual(exported)
  return exported.items
}

const resourceOf = (service: string) => allResources.find((r) => r.service === service)!

onBothEngines('A list of rows that were written before', (site) => {
  const call = async (service: string, method: string, body: object) => {
    const reply = await site.post(pathOf({ service }, method), body, 'admin')
    expect([service, method, reply.body.error]).toEqual([service, method, null])
    return reply.body.result as Row
  }
  const listedRow = async (service: string, { id }: { id: number }) =>
    (await listed(site, resourceOf(service))).find((row) => row.id === id)

  const written = allResources.filter((r) => r.writable && r.name !== 'siteInfo')
  test.each(written.map((r) => [r.service, r] as const))(
    'C-30b %s: shows what was made, changed, removed and restored',
    async (service, r) => {
      const [first, second] = [await validValues(site, r, 'first'), await validValues(site, r, 'second')]
      const made = await call(service, 'Create', first)
      expect(await listedRow(service, made)).toMatchObject({ version: 1 })
      const changed = Object.fromEntries(changeableProperties(r).map(([name]) => [name, second[name]]))
      const after = await call(service, 'Update', { id: made.id, version: 1, ...changed })
      const shown = await listedRow(service, made)
      expect(shown).toEqual(Object.fromEntries(Object.keys(shown!).map((name) => [name, after[name]])))
      await call(service, 'Delete', { id: made.id })
      expect(await listedRow(service, made)).toBeUndefined()
      await call(service, 'Restore', { id: made.id })
      expect(await listedRow(service, made)).toEqual(shown)
    },
  )

  test('C-30b shows the new name of what a row refers to', async () => {
    const type = await call('DictType', 'Create', { name: '旧名', nameEn: 'Old', code: 'renamed' })
    const item = await call('DictItem', 'Create', { typeId: type.id, label: '项', value: 'one' })
    expect(await listedRow('DictItem', item)).toMatchObject({ typeName: '旧名', typeNameEn: 'Old' })
    await call('DictType', 'Update', { id: type.id, version: 1, nameEn: 'New' })
    expect(await listedRow('DictItem', item)).toMatchObject({ typeName: '旧名', typeNameEn: 'New', version: 1 })
  })

  test('C-30b shows the state of publishing', async () => {
    const item = await call('News', 'Create', { title: '状态' })
    const states = async () => {
      const { state, hasChanges } = (await listedRow('News', item))!
      return [state, hasChanges]
    }
    expect(await states()).toEqual(['draft', false])
    await call('News', 'Publish', { id: item.id, version: 1 })
    expect(await states()).toEqual(['published', false])
    await call('News', 'Update', { id: item.id, version: 1, title: '改过' })
    expect(await states()).toEqual(['published', true])
    await call('News', 'Unpublish', { id: item.id })
    expect(await states()).toEqual(['draft', false])
  })

  test('C-30b shows roles given and the last sign-in, which is no new version of a user', async () => {
    const user = await call('User', 'Create', {
      userName: 'late',
      name: '晚',
      emailAddress: 'late@example.com',
      password: 'Test-pass-7',
      roleIds: [],
    })
    expect(await listedRow('User', user)).toMatchObject({ lastLoginTime: null, roleIds: [] })
    await signIn(site, 'late')
    expect(await listedRow('User', user)).toMatchObject({ version: 1, lastLoginTime: expect.any(String) })
    const role = await call('Role', 'Create', { name: 'lately', displayName: '晚' })
    await call('User', 'Update', { id: user.id, version: 1, roleIds: [role.id] })
    expect(await listedRow('User', user)).toMatchObject({ roleIds: [role.id] })
  })

  test('C-30b shows what another process wrote', async () => {
    const item = await call('News', 'Create', { title: '一' })
    expect(await listedRow('News', item)).toMatchObject({ title: '一' })
    await site.database.write.updateTable('news').set({ title: '二', version: 2 }).where('id', '=', item.id).execute()
    expect(await listedRow('News', item)).toMatchObject({ title: '二', version: 2 })
  })

  test('C-30b shows what a restored database holds, though ids and versions come again', async () => {
    const item = await call('News', 'Create', { title: '一' })
    await call('News', 'Update', { id: item.id, version: 1, title: '二' })
    expect(await listedRow('News', item)).toMatchObject({ title: '二', version: 2 })
    const before = { title: '一', version: 1, lastModificationTime: null }
    await site.database.write.updateTable('news').set(before).where('id', '=', item.id).execute()
    await call('News', 'Update', { id: item.id, version: 1, title: '三' })
    expect(await listedRow('News', item)).toMatchObject({ title: '三', version: 2 })
  })
})

kitOnBothEngines('A list of rows that were written before', [notice], (kit) => {
  describe('as time goes by', () => {
    test('C-30b a scheduled row becomes a published one, and ends', async () => {
      const begin = Date.UTC(2030, 0, 1)
      const at = (minutes: number) => begin + minutes * 60_000
      const { id } = await kit.call(notice, 'create', { title: '预定' }, begin)
      const [from, until] = [at(5), at(9)].map((time) => new Date(time).toISOString())
      await kit.call(notice, 'publish', { id, version: 1, from, until }, begin)
      const state = async (minutes: number) => (await kit.call(notice, 'getAll', {}, at(minutes))).items[0].state
      for (const _ of ['first', 'again']) {
        expect([await state(1), await state(5), await state(8), await state(9)]).toEqual(['scheduled', 'published', 'published', 'draft'])
      }
    })
  })
})
