import { describe, expect, test } from 'vitest'
import { properties, writableProperties } from '../../contract/field-schema.ts'
import { allResources } from '../../contract/resources/index.ts'
import type { Resource } from '../../contract/resource.ts'
import { rootUnit } from '../http/units.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine, type Site } from '../testing/site.ts'
import { changeableProperties, otherValue, validValues } from '../testing/values.ts'

type Row = Record<string, unknown> & { id: number; version: number }

/** Calls one resource as the administrator. */
function callsOf(site: Site, r: Resource) {
  const post = (method: string, body: object) => site.post(pathOf(r, method), body, 'admin')
  const get = (method: string, query: Record<string, string | number>) =>
    site.get(`${pathOf(r, method)}?${new URLSearchParams(query as Record<string, string>)}`, 'admin')
  let number = 0
  const values = (word = 'w') => validValues(site, r, `${word}${number++}`)
  return {
    post,
    get,
    values,
    create: async (word?: string): Promise<Row> => (await post('Create', await values(word))).body.result,
    row: async (id: number): Promise<Row> => (await get('Get', { id })).body.result,
    count: async (): Promise<number> => (await post('Count', {})).body.result,
    bin: async (): Promise<number[]> => (await get('GetDeleted', { maxResultCount: 1000 })).body.result.items.map(({ id }: Row) => id),
    changes: async (id: number) => (await get('GetChanges', { id })).body.result.items,
  }
}

onAnyEngine('Every resource', (site) => {
  describe.each(allResources.filter(({ writable }) => writable).map((r) => [r.service, r] as const))('%s', (_, r) => {
    const { post, get, values, create, row, count, bin, changes } = callsOf(site, r)

    test('C-30a C-30b C-30c C-30d what I create is what I get, and what the list and the count tell', async () => {
      const [given, before] = [await values(), await count()]
      const { status, body } = await post('Create', given)
      expect(status).toBe(200)
      const { password: _password, ...own } = given
      expect(body.result).toMatchObject(own)
      expect(body.result).toMatchObject({ version: 1, creatorUserId: site.ids.admin, lastModificationTime: null, lastModifierUserId: null })
      expect(Math.abs(Date.parse(body.result.creationTime) - Date.now())).toBeLessThan(60_000)
      expect(await row(body.result.id)).toMatchObject(body.result)
      expect(await count()).toBe(before + 1)
      const newest = (await get('GetAll', { sorting: 'id desc', maxResultCount: 1 })).body.result
      expect([newest.totalCount, newest.items[0].id]).toEqual([before + 1, body.result.id])
    })

    test('C-30d B-50a what I leave out is empty, its default or, for owner and unit, my own, never another’s value', async () => {
      const given = await values()
      const required = Object.fromEntries(
        writableProperties(r.fields)
          .filter(([, field]) => (field.required || field.asked) && field.default === undefined)
          .map(([name]) => [name, given[name]]),
      )
      const { body } = await post('Create', r.name === 'user' ? { ...required, password: given['password'] } : required)
      for (const [name, field] of writableProperties(r.fields).filter(([own]) => !(own in required))) {
        const empty = ['pictures', 'references', 'tags'].includes(field.kind) ? [] : field.kind === 'yesNo' ? false : null
        if (field.given) {
          // A new row belongs to its creator, who is a member of no unit here, and so to the unit at the top, if there is one.
          expect([name, body.result[name]]).toEqual([name, name === 'ownerId' ? site.ids.admin : await rootUnit(site.database.read)])
          continue
        }
        const expected = field.default === 'now' ? expect.stringMatching(/^\d{4}-.*Z$/) : (field.default ?? empty)
        expect([name, body.result[name]]).toEqual([name, expected])
      }
    })

    test('C-30d Update changes what I give and nothing else, and writes no default', async () => {
      const made = await create()
      let before = await row(made.id)
      for (const [name, field] of changeableProperties(r)) {
        const value = otherValue(name, field)
        if (value === undefined) continue
        const { status, body } = await post('Update', { id: made.id, version: before.version, [name]: value })
        expect([name, status]).toEqual([name, 200])
        const changed = Object.keys(body.result).filter((key) => JSON.stringify(body.result[key]) !== JSON.stringify(before[key]))
        const ours = ['version', 'lastModificationTime', 'lastModifierUserId', 'hasChanges', 'fullName', 'normalizedName']
        expect([name, changed.filter((key) => !ours.includes(key) && key !== name)]).toEqual([name, []])
        expect(body.result).toMatchObject({ [name]: value, lastModifierUserId: site.ids.admin })
        before = body.result
      }
      expect(await row(made.id)).toMatchObject(before)
    })

    test('C-30d an Update that changes nothing leaves the version and the log alone', async () => {
      const made = await create()
      const [name, value] = Object.entries(await values()).find(([key]) => r.fields[key]?.required) ?? []
      const before = (await changes(made.id)).length
      const same = await post('Update', { id: made.id, version: 1, [name!]: made[name!] ?? value })
      expect([same.status, same.body.result.version]).toEqual([200, 1])
      expect((await post('Update', { id: made.id, version: 1 })).body.result.version).toBe(1)
      expect((await changes(made.id)).length).toBe(before)
    })

    test('C-30d what is required cannot be emptied, what is not can', async () => {
      const made = await create()
      let { version } = made
      for (const [name, field] of changeableProperties(r)) {
        const isList = ['pictures', 'references', 'tags'].includes(field.kind)
        const { status, body } = await post('Update', { id: made.id, version, [name]: isList ? [] : null })
        const isFree = !field.required && !field.asked && !field.given && field.kind !== 'yesNo'
        expect([name, status]).toEqual([name, isFree ? 200 : 400])
        if (isFree) expect([name, body.result[name]]).toEqual([name, isList ? [] : null])
        else expect(body.error.validationErrors).toEqual([{ message: expect.any(String), members: [name] }])
        version = body.result?.version ?? version
      }
    })

    test('C-30d a stale Update is a conflict that says who was faster and when, and changes nothing', async () => {
      const made = await create()
      const [name, field] = changeableProperties(r).find(([key, f]) => otherValue(key, f) !== undefined && f.kind !== 'yesNo')!
      const value = otherValue(name, field)
      const first = await post('Update', { id: made.id, version: 1, [name]: value })
      const { status, body } = await post('Update', { id: made.id, version: 1, [name]: made[name] })
      expect(status).toBe(409)
      const when = first.body.result.lastModificationTime
      expect(body.error).toMatchObject({
        code: 409,
        message: `admin 在 ${when} 修改了这条记录，请先查看最新内容。`,
        data: { who: 'admin', when, id: made.id, entity: r.name, version: 2 },
      })
      expect((await row(made.id)).version).toBe(2)
      for (const [version, expected] of [
        [0, 400],
        [-1, 400],
        [3, 409],
        [999, 409],
        ['1', 409],
      ])
        expect([version, (await post('Update', { id: made.id, version, [name]: made[name] })).status]).toEqual([version, expected])
    })

    test('C-30d of two Updates at the same moment one wins and the other is told', async () => {
      const made = await create()
      const [name, field] = changeableProperties(r).find(
        ([key, f]) => otherValue(key, f) !== undefined && ['text', 'longText'].includes(f.kind),
      )!
      const replies = await Promise.all(
        [1, 2, 3, 4].map(() => post('Update', { id: made.id, version: 1, [name]: otherValue(name, field) })),
      )
      const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, 409, 409, 409])
      expect((await row(made.id)).version).toBe(2)
    })

    test('C-30d InsertOrUpdate updates with an id and creates without one', async () => {
      const made = await create()
      const before = await count()
      const updated = await post('InsertOrUpdate', { id: made.id, version: 1 })
      expect([updated.status, updated.body.result.id, await count()]).toEqual([200, made.id, before])
      const { password: _password, ...given } = await values()
      const inserted = await post('InsertOrUpdate', given)
      // A user begins with a password, which this call does not take.
      expect([inserted.status, await count()]).toEqual(r.name === 'user' ? [400, before] : [200, before + 1])
      expect((await post('InsertOrUpdate', { id: 987_654, version: 1 })).status).toBe(404)
    })

    test('C-30d Delete goes to the recycle bin, Restore brings back, DeleteForever ends it', async () => {
      const made = await create()
      expect((await post('Restore', { id: made.id })).status).toBe(404)
      expect((await post('DeleteForever', { id: made.id })).status).toBe(404)
      expect((await site.request('DELETE', `${pathOf(r, 'Delete')}?id=${made.id}`, { who: 'admin' })).body.result).toBe(null)
      for (const [method, body] of [
        ['Update', { id: made.id, version: 1 }],
        ['Delete', { id: made.id }],
        ['BatchDelete', { ids: [made.id] }],
      ] as const)
        expect([method, (await post(method, body)).status]).toEqual([method, 404])
      expect((await get('Get', { id: made.id })).status).toBe(404)
      expect(await bin()).toContain(made.id)
      const back = await post('Restore', { id: made.id })
      expect(back.status).toBe(200)
      expect(await row(made.id)).toMatchObject(Object.fromEntries(properties(r.fields).map(([name]) => [name, made[name]])))
      await post('Delete', { id: made.id })
      expect((await post('DeleteForever', { id: made.id })).body.result).toBe(null)
      expect(await bin()).not.toContain(made.id)
      expect((await post('Restore', { id: made.id })).status).toBe(404)
    })

    test('C-30d BatchDelete removes all or none', async () => {
      const rows = [await create(), await create(), await create()]
      const ids = rows.map(({ id }) => id)
      const before = await count()
      const refused = await post('BatchDelete', { ids: [...ids, 987_654] })
      expect([refused.status, await count()]).toEqual([404, before])
      for (const wrong of [
        { ids: [] },
        { ids: ['x'] },
        { ids: [0] },
        { ids: [-1] },
        { ids: 1 },
        {},
        { ids: Array.from({ length: 1001 }, (_id, i) => i + 1) },
      ])
        expect((await post('BatchDelete', wrong)).status).toBe(400)
      expect((await post('BatchDelete', { ids: [...ids, ids[0]] })).status).toBe(200)
      expect(await count()).toBe(before - 3)
      expect(await bin()).toEqual(expect.arrayContaining(ids))
    })

    test('C-30d SaveImport takes all or none, and names the row and field that it could not take', async () => {
      const items = await Promise.all(
        [values('in'), values('in')].map(async (made) => {
          const { password: _password, ...item } = await made
          return item
        }),
      )
      const before = await count()
      const required = writableProperties(r.fields).find(([, field]) => field.required && field.default === undefined)![0]
      const refused = await post('SaveImport', { items: [...items, { ...items[0], [required]: null }] })
      expect([refused.status, refused.body.error.validationErrors[0].members, await count()]).toEqual([
        400,
        [`items.2.${required}`],
        before,
      ])
      const unique = Object.entries(r.fields).find(([, field]) => field.unique)?.[0]
      if (unique) {
        const twice = await post('SaveImport', { items: [...items, items[0]] })
        expect([twice.status, twice.body.error.validationErrors[0].members, await count()]).toEqual([
          409,
          [expect.stringMatching(/^items\.2\./)],
          before,
        ])
      }
      const taken = await post('SaveImport', { items })
      expect([taken.status, taken.body.result, await count()]).toEqual([200, 2, before + 2])
    })

    test('E-08d GetChanges tells who changed what from what to what, newest first', async () => {
      const made = await create()
      const [name, field] = changeableProperties(r).find(([key, f]) => otherValue(key, f) !== undefined && f.kind !== 'html')!
      const value = otherValue(name, field)
      await post('Update', { id: made.id, version: 1, [name]: value })
      await post('Delete', { id: made.id })
      await post('Restore', { id: made.id })
      const items = await changes(made.id)
      expect(items.map(({ changeType }: { changeType: string }) => changeType)).toEqual(['Restored', 'Deleted', 'Updated', 'Created'])
      expect(items[2]).toMatchObject({
        userId: site.ids.admin,
        userName: 'admin',
        propertyChanges: [{ propertyName: name, originalValue: made[name], newValue: value }],
      })
      const created = items[3].propertyChanges.find((change: { propertyName: string }) => change.propertyName === name)
      expect(created).toEqual({ propertyName: name, originalValue: null, newValue: made[name] })
      expect(JSON.stringify(items)).not.toMatch(/password|argon2/i)
    })
  })
})
