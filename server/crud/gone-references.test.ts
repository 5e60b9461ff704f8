import { describe, expect, test } from 'vitest'
import { uploadIdOf } from '../../contract/picture-files.ts'
import type { Field } from '../../contract/fields.ts'
import type { Resource } from '../../contract/resource.ts'
import { allResources, resourceNamed } from '../../contract/resources/index.ts'
import { untyped } from '../db/engine.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { changeableProperties, validValues } from '../testing/values.ts'
import { onAnyEngine } from '../testing/site.ts'

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
