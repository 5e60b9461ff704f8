import { expect, test } from 'vitest'
import { onAnyEngine } from '../../testing/site.ts'

onAnyEngine('The state of a node', (site) => {
  const ask = async (at: string) => {
    const { status, body, headers } = await site.get(at)
    return [status, body, headers.get('cache-control')]
  }

  test('B-66a it says that it answers and that it is ready, to anybody, and nothing else; maintenance changes neither', async () => {
    expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store'])
    expect(await ask('/readyz')).toEqual([200, 'ready\n', 'no-store'])
    await site.post('/abp/services/app/Setting/Update', { values: { isInMaintenance: true } }, 'admin')
    expect((await site.get('/_about')).status).toBe(503)
    expect((await ask('/readyz'))[0]).toBe(200)
    await site.post('/abp/services/app/Setting/Update', { reset: ['isInMaintenance'] }, 'admin')
  })

  test('B-66b such questions are not in the log of requests', async () => {
    await site.get('/healthz')
    await site.get('/_client')
    await expect
      .poll(async () => (await site.database.read.selectFrom('webLog').select('path').execute()).map(({ path }) => path))
      .toContain('/_client')
    const paths = (await site.database.read.selectFrom('webLog').select('path').execute()).map(({ path }) => path)
    expect(paths.filter((path) => /healthz|readyz/.test(path))).toEqual([])
  })

  test('B-66c without its database a node answers and is not ready', async () => {
    const { database } = site.running
    const { read } = database
    // The connection for reads is closed, as after the loss of the database.
    await read.destroy()
    expect(await ask('/readyz')).toEqual([503, 'database\n', 'no-store'])
    expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store'])
  })
})
