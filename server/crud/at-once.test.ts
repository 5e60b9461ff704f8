import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { untyped } from '../db/engine.ts'
import { hasAdministrator } from '../http/administrators.ts'
import { hire, rowOf } from '../testing/people.ts'
import { onBothEngines, type Reply } from '../testing/site.ts'

const APP = '/abp/services/app'
const NEWS = `${APP}/News`
const BRAND = `${APP}/Brand`
const ROUNDS = 8
let number = 0

// Each rule reads before it writes, so each is tested with writers that really write at the same moment.
onBothEngines('At the same moment', (site) => {
  const statuses = (replies: Reply[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)
  const news = async () => (await site.post(`${NEWS}/Create`, { title: `同时 ${++number}` }, 'editor')).body.result as { id: number }
  const brand = (values: Record<string, unknown> = {}) =>
    site.post(`${BRAND}/Create`, { name: 'x', code: `once-${++number}`, ...values }, 'editor')
  const brandId = async () => (await brand()).body.result.id as number
  const times = async (round: () => Promise<void>) => {
    for (let done = 0; done < ROUNDS; done++) await round()
  }
  const shown = (id: number) =>
    untyped(site.database.read)
      .selectFrom('newsSnapshot')
      .select(['validFrom', 'validUntil'])
      .where('rowId', '=', id)
      .orderBy('validFrom')
      .orderBy('id')
      .execute() as Promise<{ validFrom: number; validUntil: number | null }[]>

  test('B-05b of six who create the same unique value, in upper or lower case, one succeeds', () =>
    times(async () => {
      const code = `Same-${++number}`
      const replies = await Promise.all(
        [code, code.toLowerCase(), code.toUpperCase(), code, code, code].map((given) => brand({ code: given })),
      )
      expect(statuses(replies)).toEqual([200, 409, 409, 409, 409, 409])
    }))

  test('B-05b of an update, a restore and a create with the same unique value one succeeds', () =>
    times(async () => {
      const code = `taken-${++number}`
      const [binned, other] = [(await brand({ code })).body.result.id, await brandId()]
      await site.post(`${BRAND}/Delete`, { id: binned }, 'editor')
      const replies = await Promise.all([
        site.post(`${BRAND}/Restore`, { id: binned }, 'editor'),
        site.post(`${BRAND}/Update`, { id: other, version: 1, code: code.toUpperCase() }, 'editor'),
        brand({ code }),
      ])
      expect(statuses(replies)).toEqual([200, 409, 409])
    }))

  test('B-05b of six who change the same row one succeeds, and its change is stored', () =>
    times(async () => {
      const id = await brandId()
      const names = ['a', 'b', 'c', 'd', 'e', 'f']
      const replies = await Promise.all(names.map((name) => site.post(`${BRAND}/Update`, { id, version: 1, name }, 'editor')))
      expect(statuses(replies)).toEqual([200, 409, 409, 409, 409, 409])
      expect((await rowOf(site, 'Brand', id)).name).toBe(names[replies.findIndex(({ status }) => status === 200)])
    }))

  test('B-05 a row is deleted once, however many delete it, and its change log has one entry', () =>
    times(async () => {
      const ids = [await brandId(), await brandId()]
      const replies = await Promise.all([
        site.post(`${BRAND}/BatchDelete`, { ids }, 'editor'),
        site.post(`${BRAND}/BatchDelete`, { ids: ids.toReversed() }, 'editor'),
        site.post(`${BRAND}/Delete`, { id: ids[0] }, 'editor'),
      ])
      expect(replies.filter(({ status }) => status === 404).length).toBeGreaterThanOrEqual(1)
      expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true)
      const { rows } =
        await sql`select 1 from "entityChange" where "entityType" = 'brand' and "entityId" = ${ids[0]} and "changeType" = 'Deleted'`.execute(
          site.database.read,
        )
      expect(rows).toHaveLength(1)
    }))

  test('B-05 a row that is restored while it is deleted for ever is either there or gone, and both replies agree with it', () =>
    times(async () => {
      const { id } = await news()
      await site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor')
      await site.post(`${NEWS}/Delete`, { id }, 'editor')
      const [back, gone] = await Promise.all([
        site.post(`${NEWS}/Restore`, { id }, 'editor'),
        site.post(`${NEWS}/DeleteForever`, { id }, 'editor'),
      ])
      expect(statuses([back, gone])).toEqual([200, 404])
      expect((await site.get(`${NEWS}/Get?id=${id}`, 'editor')).status).toBe(back.status)
      expect(await shown(id)).toHaveLength(back.status === 200 ? 1 : 0)
    }))

  test('B-05 a row that is published while it is deleted is not on the site afterwards', () =>
    times(async () => {
      const { id } = await news()
      const [published, deleted] = await Promise.all([
        site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor'),
        site.post(`${NEWS}/Delete`, { id }, 'editor'),
      ])
      expect([[200, 404].includes(published.status), deleted.status]).toEqual([true, 200])
      expect((await shown(id)).filter(({ validUntil }) => validUntil === null)).toEqual([])
      expect((await site.get(`/api/portal/news?id=${id}`)).status).toBe(404)
    }))

  test('B-05 a row that is published, scheduled, taken off and taken back at once is shown at most once at any moment', () =>
    times(async () => {
      const { id } = await news()
      await site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor')
      const { items } = (await site.get(`${NEWS}/GetHistory?id=${id}`, 'editor')).body.result
      const from = new Date(Date.now() + 3_600_000).toISOString()
      const replies = await Promise.all([
        site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor'),
        site.post(`${NEWS}/Publish`, { id, version: 1, from }, 'editor'),
        site.post(`${NEWS}/Unpublish`, { id }, 'editor'),
        site.post(`${NEWS}/RevertTo`, { id, version: 1, snapshotId: items[0].id }, 'editor'),
        site.post(`${NEWS}/Update`, { id, version: 1, title: '改了' }, 'editor'),
        site.post(`${NEWS}/Publish`, { id, version: 1 }, 'editor'),
      ])
      expect(replies.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([])
      // A version that is replaced in the moment of its own beginning holds no moment: nobody ever sees it.
      const ranges = (await shown(id)).filter(({ validFrom, validUntil }) => validUntil === null || validUntil > validFrom)
      const overlaps = ranges.filter(({ validFrom }, at) => at > 0 && (ranges[at - 1]!.validUntil ?? Infinity) > validFrom)
      expect(overlaps).toEqual([])
    }))

  test('B-05d the last two records of site info are not deleted together', () =>
    times(async () => {
      const known = (await site.get(`${APP}/SiteInfo/GetAll`, 'admin')).body.result.items as { id: number }[]
      if (known.length < 2) known.push((await site.post(`${APP}/SiteInfo/Create`, { title: '第二条' }, 'admin')).body.result)
      const replies = await Promise.all(known.map(({ id }) => site.post(`${APP}/SiteInfo/Delete`, { id }, 'admin')))
      expect(statuses(replies)).toEqual([200, 422])
      expect((await site.get('/home')).status).toBe(200)
    }))

  test('B-05 a role that is given while it is deleted grants nothing', () =>
    times(async () => {
      const role = (
        await site.post(`${APP}/Role/Create`, { name: `once${++number}`, displayName: 'x', grantedPermissions: ['News/View'] }, 'admin')
      ).body.result
      const person = await hire(site, [])
      const [given, gone] = await Promise.all([
        site.post(`${APP}/User/Update`, { id: person.id, version: 1, roleIds: [role.id] }, 'admin'),
        site.post(`${APP}/Role/Delete`, { id: role.id }, 'admin'),
      ])
      expect([[200, 400].includes(given.status), gone.status]).toEqual([true, 200])
      expect((await site.get(`${NEWS}/GetAll`, person.token)).status).toBe(403)
    }))

  test('B-05c an administrator remains when roles are emptied, roles are deleted and users are disabled together', () =>
    times(async () => {
      const enable = (isActive: number, ids: number[]) =>
        site.database.write.updateTable('user').set({ isActive }).where('id', 'in', ids).execute()
      const [a, b, c] = [await hire(site, ['*:*']), await hire(site, ['*:*']), await hire(site, ['*:*'])]
      await enable(0, [site.ids.admin])
      const replies = await Promise.all([
        site.post(`${APP}/Role/Delete`, { id: b.roleId }, a.token),
        site.post(`${APP}/Role/Update`, { id: c.roleId, version: 1, grantedPermissions: ['News/View'] }, b.token),
        site.post(`${APP}/User/Update`, { id: a.id, version: 1, isActive: false }, c.token),
      ])
      const remains = await hasAdministrator(site.database.read)
      await enable(1, [site.ids.admin])
      await enable(0, [a.id, b.id, c.id])
      expect(remains).toBe(true)
      // The last caller is refused with a reason, or has lost the right to call.
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
      expect(replies.filter(({ status }) => ![200, 401, 403, 422].includes(status))).toEqual([])
    }))

  test('B-05 a row that is put into a category or dictionary while that is deleted breaks no page', () =>
    times(async () => {
      const code = `going-${++number}`
      const category = (await site.post(`${APP}/ProductCategory/Create`, { name: '将删', code }, 'editor')).body.result.id
      const type = (await site.post(`${APP}/DictType/Create`, { name: '将删', code }, 'admin')).body.result.id
      const [product, , item] = await Promise.all([
        site.post(`${APP}/Product/Create`, { name: '孤儿', code, slug: code, categoryId: category }, 'editor'),
        site.post(`${APP}/ProductCategory/Delete`, { id: category }, 'editor'),
        site.post(`${APP}/DictItem/Create`, { typeId: type, label: 'x', value: 'x' }, 'admin'),
        site.post(`${APP}/DictType/Delete`, { id: type }, 'admin'),
      ])
      expect([[200, 400].includes(product.status), [200, 400].includes(item.status)]).toEqual([true, true])
      if (product.status !== 200) return
      await site.post(`${APP}/Product/Publish`, { id: product.body.result.id, version: 1 }, 'editor')
      const answers = await Promise.all(
        ['/_product', `/_productdetail/${code}`, '/api/portal/listproduct', '/_news'].map((at) => site.get(at)),
      )
      expect(statuses(answers)).toEqual([200, 200, 200, 200])
    }))
})
