import { expect, test } from 'vitest'
import { noteBackup } from '../../backup/note-backups.ts'
import { onAnyEngine } from '../../testing/site.ts'

const TOKEN = 'a-token-of-the-watch'

/** The value of a figure; undefined where it has none. */
const valueOf = (text: string, name: string) => {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}
const sumOf = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .filter((line) => pattern.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

onAnyEngine('Metrics', (site) => {
  const metrics = async () => (await site.get('/metrics')).body as string

  test('B-69a tell Prometheus of requests by kind and status, of pages from the cache, of memory and of the event loop', async () => {
    const before = await metrics()
    await site.get('/abp/services/app/News/GetAll')
    await site.get('/abp/services/app/News/GetAll', 'viewer')
    await site.get('/_nowhere')
    for (let i = 0; i < 3; i++) await site.get('/_client')
    const after = await metrics()
    const more = (pattern: RegExp) => sumOf(after, pattern) - sumOf(before, pattern)
    expect(more(/^portico_request_duration_seconds_count\{kind="api",status="4xx"\}/)).toBe(1)
    expect(more(/^portico_request_duration_seconds_count\{kind="api",status="2xx"\}/)).toBe(1)
    expect(more(/^portico_request_duration_seconds_count\{kind="page",status="4xx"\}/)).toBe(1)
    expect(more(/^portico_request_duration_seconds_count\{kind="page",status="2xx"\}/) + more(/^portico_cached_pages_total/)).toBe(3)
    expect(more(/^portico_cached_pages_total/)).toBe(2)
    expect(valueOf(after, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
    expect(valueOf(after, 'portico_database_up')).toBe(1)
    expect(valueOf(after, 'portico_disk_free_bytes')).toBeGreaterThan(0)
    expect(after).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(after).toMatch(new RegExp(`^portico_info\\{version="\\d[^"]*",engine="${site.engine}"\\} 1$`, 'm'))
  })

  test('B-69b tell when the last verified backup was made, and 0 before the first, so that an alarm for old ones rings', async () => {
    expect(valueOf(await metrics(), 'portico_backup_verified_timestamp_seconds')).toBe(0)
    await noteBackup(site.database, { time: '2026-11-24T03:00:00.000Z', verified: true })
    expect(valueOf(await metrics(), 'portico_backup_verified_timestamp_seconds')).toBe(Date.parse('2026-11-24T03:00:00Z') / 1000)
  })

  test('B-69c are for this machine alone: a request through a proxy is refused and learns nothing', async () => {
    for (const header of ['x-forwarded-for', 'via'])
      expect(await site.get('/metrics', undefined, { [header]: '8.8.8.8' })).toMatchObject({
        status: 403,
        body: 'METRICS_TOKEN opens this page\n',
      })
    expect((await site.get('/metrics')).headers.get('cache-control')).toBe('no-store')
  })
})

onAnyEngine(
  'Metrics with a token',
  (site) => {
    test('B-69c with a token in the configuration they are for whoever names it, from anywhere, and for nobody else', async () => {
      const statusWith = async (headers: Record<string, string>) => (await site.get('/metrics', undefined, headers)).status
      expect(await statusWith({ authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '8.8.8.8' })).toBe(200)
      for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.toUpperCase()}`, TOKEN])
        expect([authorization, await statusWith({ authorization })]).toEqual([authorization, 403])
    })
  },
  { METRICS_TOKEN: TOKEN },
)
