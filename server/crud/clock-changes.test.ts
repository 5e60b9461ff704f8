import { expect, test } from 'vitest'
import { onAnyEngine } from '../testing/site.ts'

const NEWS = '/abp/services/app/News'

onAnyEngine(
  'A day on which clocks change',
  (site) => {
    test('B-104c is found whole by its date, and nothing of the day before or after', async () => {
      const times = {
        // The clocks go from 2:00 to 3:00 on 8 March, and from 2:00 to 1:00 on 1 November.
        '2026-03-08': ['2026-03-08T05:00:00.000Z', '2026-03-09T03:30:00.000Z'],
        '2026-03-09': ['2026-03-09T04:00:00.000Z'],
        '2026-10-31': ['2026-11-01T03:30:00.000Z'],
        '2026-11-01': ['2026-11-01T04:00:00.000Z', '2026-11-02T04:30:00.000Z'],
        '2026-11-02': ['2026-11-02T05:00:00.000Z'],
      }
      for (const publishTime of Object.values(times).flat())
        expect((await site.post(`${NEWS}/Create`, { title: publishTime, publishTime }, 'editor')).status).toBe(200)
      for (const [day, expected] of Object.entries(times)) {
        const { items } = (await site.get(`${NEWS}/GetAll?publishTimeStart=${day}&publishTimeEnd=${day}&sorting=publishTime`, 'editor'))
          .body.result
        expect([day, items.map(({ publishTime }: { publishTime: string }) => publishTime)]).toEqual([day, expected])
      }
    })
  },
  { TIME_ZONE: 'America/New_York' },
)
