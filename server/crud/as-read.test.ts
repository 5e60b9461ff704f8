import { expect, test } from 'vitest'
import { allResources } from '../../contract/resources/index.ts'
import { rowOf } from '../testing/people.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

onAnyEngine('A row as Get returned it', (site) => {
  for (const r of allResources.filter(({ writable }) => writable)) {
    test(`C-30e C-30f C-30g ${r.service}: goes back to Update, with its version or without; a name that no row has is refused`, async () => {
      const values = await validValues(site, r, `read-${r.name}`.slice(0, 20))
      const { id } = (await site.post(pathOf(r, 'Create'), { ...values, id: 0 }, 'admin')).body.result
      const row = await rowOf(site, r.service, id)
      const { version, ...unseen } = row
      for (const call of ['Update', 'InsertOrUpdate'] as const) {
        for (const sent of [row, unseen, { ...row, version: null }]) {
          const reply = await site.post(pathOf(r, call), sent, 'admin')
          // Nothing was changed, so the row keeps its version and its stamps.
          expect([call, reply.status, reply.body.error, await rowOf(site, r.service, id)]).toEqual([call, 200, null, row])
        }
      }
      const other = await site.post(pathOf(r, 'Update'), { ...row, colour: 'red' }, 'admin')
      expect([other.status, other.body.error.validationErrors[0].members]).toEqual([400, ['colour']])
      const stale = await site.post(pathOf(r, 'Update'), { ...row, version: version + 1 }, 'admin')
      expect(stale.status).toBe(409)
    })
  }
})
