import { beforeAll, describe, expect, test } from 'vitest'
import { uploadIdOf } from '../../contract/picture-files.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources, resourceNamed } from '../../contract/resources/index.ts'
import { untyped } from '../db/engine.ts'
import { hire, rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { changeableProperties, validValues } from '../testing/values.ts'
import { onAnyEngine, samplePicture } from '../testing/site.ts'

const NONE = 999_999
/** A value of the kind that names nothing, and never did. */
const OTHER: Partial<Record<Field['kind'], (given: unknown) => unknown>> = {
  dictionary: () => 'no-such-item',
  reference: () => NONE,
  treeParent: () => NONE,
  references: (given) => [...[given].flat(), NONE],
  picture: () => '/media/zzzzzzzzzzzzzzzzzzzz',
  pictures: (given) => [...[given].flat(), '/media/zzzzzzzzzzzzzzzzzzzz'],
}

const referring = (r: Resource) => changeableProperties(r).filter(([, field]) => field.kind in OTHER)

onAnyEngine('A row that refers to what was deleted', (site) => {
  let made = 0
  const createOne = async (r: Resource, more: object = {}) => {
    const reply = await site.post(
      pathOf(r, 'Create'),
      { ...(await validValues(site, r, `gone-${r.name}`.slice(0, 16) + ++made)), ...more },
      'admin',
    )
    expect([r.service, reply.status, reply.body.error]).toEqual([r.service, 200, null])
    return reply.body.result
  }

  /** Values for the fields that stay empty in an ordinary valid row. */
  async function referredBy(r: Resource): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, field] of referring(r)) {
      const target = field.kind === 'treeParent' ? r : field.kind === 'references' ? resourceNamed(field.target!) : null
      if (target?.writable) values[name] = field.kind === 'references' ? [(await createOne(target)).id] : (await createOne(target)).id
    }
    return values
  }

  /** Deletes or brings back what the value names, past the rules that would refuse it or hand the rows over. */
  async function put({ field, value, r, isGone }: { field: Field; value: unknown; r: Resource; isGone: boolean }) {
    const { write } = site.database
    const when = isGone ? 1 : null
    const ids = [value].flat().filter((one) => one !== null && one !== undefined)
    if (ids.length === 0) return
    const table = field.kind === 'treeParent' ? r.name : field.target
    if (field.kind === 'dictionary')
      await write.updateTable('dictionaryItem').set({ deletionTime: when }).where('value', 'in', ids.map(String)).execute()
    else if (field.kind === 'picture' || field.kind === 'pictures')
      await write
        .updateTable('upload')
        .set({ kind: isGone ? 'file' : 'picture' })
        .where(
          'id',
          'in',
          ids.map((one) => uploadIdOf(String(one))),
        )
        .execute()
    else await untyped(write).updateTable(table!).set({ deletionTime: when }).where('id', 'in', ids).execute()
  }

  let [picture, other] = ['', '']
  beforeAll(async () => {
    const upload = async (width: number) =>
      (await site.upload(await samplePicture(width, 30), 'one.png', 'admin')).body.files.file as string
    ;[picture, other] = [await upload(41), await upload(42)]
  })

  async function ok(r: Resource, call: string, input: object) {
    const { status, body } = await site.post(pathOf(r, call), input, 'admin')
    expect([call, status, body.error]).toEqual([call, 200, null])
    return body.result
  }

  const historyOf = async (r: Resource, id: number) => (await site.get(`${pathOf(r, 'GetHistory')}?id=${id}`, 'admin')).body.result.items

  /** Other values for the fields that refer to something; empty ones where they may be. */
  async function otherReferences(r: Resource): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, field] of referring(r)) {
      const target = field.kind === 'reference' ? resourceNamed(field.target!) : null
      if (target?.writable) values[name] = (await createOne(target)).id
      else if (field.kind === 'picture') values[name] = other
      else if (field.kind === 'dictionary') values[name] = await otherItem(field)
      else if (field.kind !== 'reference') values[name] = field.kind === 'treeParent' ? null : []
    }
    return values
  }

  async function otherItem({ dictionary }: Field): Promise<string> {
    const items = (await site.get(`/abp/services/app/dictdata/GetDictByDictType?dictTypeName=${dictionary}`, 'admin')).body.result
    const value = `other-${++made}`
    await site.post('/abp/services/app/DictItem/Create', { typeId: items[0].typeId, label: value, value }, 'admin')
    return value
  }

  describe.each(allResources.filter((r) => r.writable && referring(r).length > 0))('$service', (r) => {
    test('C-30e goes back as it was read, and may change otherwise; another reference to nothing is refused', async () => {
      const { id } = await createOne(r, await referredBy(r))
      const first = await rowOf(site, r.service, id)
      const all = (isGone: boolean) => Promise.all(referring(r).map(([name, field]) => put({ field, value: first[name], r, isGone })))
      await all(true)
      try {
        const row = await rowOf(site, r.service, id)
        const sent = Object.fromEntries(referring(r).map(([name]) => [name, row[name]]))
        expect(
          Object.values(sent)
            .flat()
            .some((one) => one !== null),
        ).toBe(true)
        for (const call of ['Update', 'InsertOrUpdate']) {
          for (const values of [row, { id, ...sent }]) {
            const { status, body } = await site.post(pathOf(r, call), values, 'admin')
            expect([call, status, body.error]).toEqual([call, 200, null])
          }
        }
        expect(await rowOf(site, r.service, id)).toEqual(row)
        for (const [name, field] of referring(r)) {
          const { status, body } = await site.post(pathOf(r, 'Update'), { id, [name]: OTHER[field.kind]!(row[name]) }, 'admin')
          expect([name, status, body.error?.validationErrors[0].members]).toEqual([name, 400, [name]])
        }
        expect(await rowOf(site, r.service, id)).toEqual(row)
        if (!r.publishable) return
        const published = await site.post(pathOf(r, 'Publish'), { id, version: row.version }, 'admin')
        expect([published.status, published.body.error]).toEqual([200, null])
      } finally {
        await all(false)
      }
    })

    // A version holds no owner, no unit and no limit to some of the staff.
    const inVersions = referring(r).filter(([, { internal }]) => !internal)
    if (!r.publishable || inVersions.length === 0) return
    test('B-119a a version that names what was deleted is refused at each field, by its name, and comes back without it on request', async () => {
      const album = Object.fromEntries(referring(r).flatMap(([name, { kind }]) => (kind === 'pictures' ? [[name, [picture, other]]] : [])))
      const { id } = await createOne(r, { ...(await referredBy(r)), ...album })
      const first = await rowOf(site, r.service, id)
      await ok(r, 'Publish', { id, version: first.version })
      const draft = await ok(r, 'Update', { id, ...(await otherReferences(r)), [r.display]: `later-${made}` })
      const back = { id, version: draft.version, snapshotId: (await historyOf(r, id))[0].id }
      const differing = inVersions.filter(([name]) => String(first[name]) !== String(draft[name]))
      expect(differing.length).toBeGreaterThan(0)
      const all = (isGone: boolean) => Promise.all(differing.map(([name, field]) => put({ field, value: first[name], r, isGone })))
      await all(true)
      try {
        const { status, body } = await site.post(pathOf(r, 'RevertTo'), back, 'admin')
        const said = new Map(
          body.error.validationErrors.map((one: { members: string[]; message: string }) => [one.members[0], one.message]),
        )
        expect([status, new Set(said.keys())]).toEqual([400, new Set(differing.map(([name]) => name))])
        for (const [name, { kind }] of differing)
          if (kind === 'reference') expect(said.get(name)).toContain(first[`${name.replace(/Id$/, '')}Name`] ?? '已被删除')
        expect(await rowOf(site, r.service, id)).toEqual(draft)
        const reverted = await ok(r, 'RevertTo', { ...back, withoutRefused: true })
        expect(reverted[r.display]).toBe(first[r.display])
        expect(Object.fromEntries(differing.map(([name]) => [name, reverted[name]]))).toEqual(
          Object.fromEntries(differing.map(([name]) => [name, draft[name]])),
        )
      } finally {
        await all(false)
      }
    })
  })

  test('B-119a the name of a deleted row is told to those who could view it, and to no others', async () => {
    const [brand, product] = [resourceNamed('brand'), resourceNamed('product')]
    const [gone, kept] = [await createOne(brand, { name: '秘密的品牌' }), await createOne(product)]
    await ok(brand, 'Delete', { id: gone.id })
    const edit = ['Product/View', 'Product/Edit']
    for (const [permits, said] of [
      [edit, `没有这条记录：${gone.id}`],
      [[...edit, 'Brand/View'], '“秘密的品牌”已被删除或停用'],
    ] as const) {
      const { token } = await hire(site, [...permits])
      const { status, body } = await site.post(pathOf(product, 'Update'), { id: kept.id, brandId: gone.id }, token)
      expect([status, body.error.validationErrors]).toEqual([400, [{ members: ['brandId'], message: said }]])
    }
  })
})
