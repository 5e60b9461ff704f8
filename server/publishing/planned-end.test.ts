import { expect, test } from 'vitest'
import { allResources } from '../../contract/resources/index.ts'
import { pathOf } from '../testing/resource-paths.ts'
import { onAnyEngine } from '../testing/site.ts'
import { validValues } from '../testing/values.ts'

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

onAnyEngine('A planned end', (site) => {
  for (const r of allResources.filter(({ publishable }) => publishable)) {
    const call = async (method: string, input: object) => {
      const { status, body } = await site.post(pathOf(r, method), input, 'admin')
      expect([method, status, body.error]).toEqual([method, 200, null])
      return body.result
    }

    test(`B-104a B-104b ${r.service}: stays when the row is corrected, scheduled or published early, until a call takes it away`, async () => {
      const { id } = await call('Create', await validValues(site, r, `end-${r.name}`.slice(0, 20)))
      const publish = (version: number, times: object = {}) => call('Publish', { id, version, ...times })
      const end = inHours(48)
      await publish(1, { until: end })
      const [name] = r.columns.filter((column) => r.fields[column]?.kind === 'text' && !r.fields[column].immutable)
      await call('Update', { id, version: 1, [name!]: 'Corrected' })
      const corrected = await publish(2)
      expect(corrected).toMatchObject({ state: 'published', hasChanges: false, publishedUntil: end, scheduledFor: null })

      const from = inHours(24)
      const scheduled = await publish(2, { from })
      expect(scheduled).toMatchObject({ state: 'published', publishedUntil: end, scheduledFor: from })
      const later = inHours(96)
      expect(await publish(2, { from, until: later })).toMatchObject({ publishedUntil: later, scheduledFor: from })
      expect(await publish(2)).toMatchObject({ publishedUntil: later, scheduledFor: null })

      expect(await publish(2, { until: null })).toMatchObject({ publishedUntil: null })
      expect(await publish(2)).toMatchObject({ publishedUntil: null })
    })

    test(`B-104a ${r.service}: of a time before the row is shown, or of a row that was taken off, is not taken up`, async () => {
      const { id } = await call('Create', await validValues(site, r, `past-${r.name}`.slice(0, 20)))
      await call('Publish', { id, version: 1, until: inHours(2) })
      expect(await call('Publish', { id, version: 1, from: inHours(3) })).toMatchObject({ state: 'published', publishedUntil: null })
      await call('Publish', { id, version: 1, until: inHours(2) })
      await call('Unpublish', { id })
      expect(await call('Publish', { id, version: 1 })).toMatchObject({ state: 'published', publishedUntil: null })
    })
  }
})
