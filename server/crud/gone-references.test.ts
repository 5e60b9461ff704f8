import { describe, expect, test } from 'vitest'
import { uploadIdOf } from '../../contract/picture-files.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources, resourceNamed } from '../../contract/resources/index.ts'
import { untyped } from '../db/engine.ts'
import { say } from '../language/words.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { changeableProperties, validValues } from '../testing/values.ts'
import { onAnyEngine } from '../testing/site.ts'

const APP = '/abp/services/app'
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

const MANY: Field['kind'][] = ['references', 'pictures']
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

  let others = 0
  /** Another value for each field that refers: none where that is allowed, else one of its own. */
  async function othersOf(r: Resource): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {}
    for (const [name, field] of referring(r))
      values[name] = field.required ? await anotherOne(field) : MANY.includes(field.kind) ? [] : null
    return values
  }
  async function anotherOne({ kind, target, dictionary }: Field): Promise<unknown> {
    if (kind === 'picture') return (await site.upload(undefined, `other-${++others}.png`, 'admin')).body.files.file
    if (kind === 'reference') return (await createOne(resourceNamed(target!))).id
    const types = (await site.get(`${APP}/DictionaryType/GetAll?keyword=${dictionary}`, 'admin')).body.result.items
    const typeId = types.find(({ code }: { code: string }) => code === dictionary).id
    const value = `other-${++others}`
    expect((await site.post(`${APP}/DictionaryItem/Create`, { typeId, value, label: value }, 'admin')).status).toBe(200)
    return value
  }

  describe.each(allResources.filter((r) => r.publishable && referring(r).length > 0))('$service', (r) => {
    const call = async (name: string, values: object) => {
      const { status, body } = await site.post(pathOf(r, name), values, 'admin')
      return { status, error: body.error, row: body.result }
    }
    test('B-110b an old version comes back with what is there and with what the draft names already; what is gone is named, and nothing changes', async () => {
      const { id, version } = await createOne(r, await referredBy(r))
      const first = await rowOf(site, r.service, id)
      expect((await call('Publish', { id, version })).status).toBe(200)
      const { items } = (await site.get(`${pathOf(r, 'GetHistory')}?id=${id}`, 'admin')).body.result
      const refs = (row: Record<string, unknown>) => Object.fromEntries(referring(r).map(([name]) => [name, row[name]]))
      const revert = async () => call('RevertTo', { id, version: (await rowOf(site, r.service, id)).version, snapshotId: items[0].id })
      const all = (isGone: boolean) => Promise.all(referring(r).map(([name, field]) => put({ field, value: first[name], r, isGone })))
      const [text] = Object.entries(r.fields).find(([, field]) => field.kind === 'text' && !field.unique && field.format === undefined)!
      await call('Update', { id, [text]: 'changed' })
      await all(true)
      try {
        expect(await revert()).toMatchObject({ status: 200, row: { ...refs(first), [text]: first[text] } })
        await all(false)
        expect((await call('Update', { id, ...(await othersOf(r)) })).error).toBeNull()
        const other = await rowOf(site, r.service, id)
        const changed = referring(r).filter(([name]) => JSON.stringify(other[name]) !== JSON.stringify(first[name]))
        expect(changed.length).toBeGreaterThan(0)
        for (const [name, field] of changed) {
          await put({ field, value: first[name], r, isGone: true })
          const { status, error } = await revert()
          expect([name, status, error.validationErrors.map(({ members }: { members: string[] }) => members)]).toEqual([name, 400, [[name]]])
          const title = say('zh-CN', `resources.${r.name}.fields.${name}`)
          expect(error.message).toContain(title.startsWith('resources.') ? say('zh-CN', `shared.${name}`) : title)
          expect(error.message).toContain('回收站')
          expect(await rowOf(site, r.service, id)).toEqual(other)
          await put({ field, value: first[name], r, isGone: false })
        }
        expect(await revert()).toMatchObject({ status: 200, row: refs(first) })
      } finally {
        await all(false)
      }
    })
  })

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
  })
})
