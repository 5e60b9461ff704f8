import { afterEach, expect, test, vi } from 'vitest'
import { attempt, type Heard } from '../../testing/attempt.ts'
import { onBothEngines, PASSWORD } from '../../testing/site.ts'
import { times } from '../../testing/times.ts'

const ATTEMPTS = 3
const MINUTES = 15
/** Together they fail far more often than one network may. */
const ADDRESSES = times(30, (at) => `127.7.${at}.1`)

onBothEngines('The last administrator', (site) => {
  afterEach(() => void vi.restoreAllMocks())

  /** One attempt after the other from an address; the queue for hashes lets some wait. */
  async function knock(from: string, password: string): Promise<Heard> {
    for (;;) {
      const reply = await attempt(site, { account: 'admin', password, from })
      if (reply.status !== 503) return reply
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Every address guesses until it is closed, and then twice more. */
  const flood = () =>
    Promise.all(
      ADDRESSES.map(async (from) => {
        const statuses: number[] = []
        for (let guess = 0; guess < ATTEMPTS + 2; guess++) statuses.push((await knock(from, `wrong-${guess}`)).status)
        return statuses
      }),
    )

  test('B-82a after wrong passwords from many addresses the last administrator signs in from any other one at once, and keeps the session that was there', async () => {
    const settings = { values: { lockAttempts: ATTEMPTS, lockMinutes: MINUTES } }
    expect((await site.post('/abp/services/app/Setting/Update', settings, 'admin')).status).toBe(200)
    // Nobody else could open the account again.
    const { items } = (await site.get('/abp/services/app/User/GetUsersWithPermission?permission=User/Edit', 'admin')).body.result
    expect(items.map(({ id }: { id: number }) => id)).toEqual([site.ids.admin])
    for (const statuses of await flood()) expect(statuses).toEqual([400, 400, 400, 429, 429])
    for (const from of ['127.8.0.1', '127.8.0.2'])
      expect((await attempt(site, { account: 'admin', password: PASSWORD, from })).status).toBe(200)
    expect((await site.get(`/abp/services/app/User/Get?id=${site.ids.admin}`, 'admin')).status).toBe(200)
    const user = await site.database.read.selectFrom('user').select('isActive').where('id', '=', site.ids.admin).executeTakeFirst()
    expect(Number(user!.isActive)).toBe(1)
  })

  test('B-82b an address that failed too often is told for how long, and its end comes however many wrong passwords follow', async () => {
    const [from = ''] = ADDRESSES
    const now = Date.now.bind(Date)
    const later = (minutes: number) => vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
    const waitOf = async (password: string) => {
      const { status, retryAfter } = await attempt(site, { account: 'admin', password, from })
      expect(status).toBe(429)
      return Number(retryAfter)
    }
    for (const [minutes, most] of [
      [0, MINUTES * 60],
      [MINUTES - 5, 5 * 60],
    ] as const) {
      later(minutes)
      for (const password of ['wrong', 'wrong', PASSWORD]) {
        const wait = await waitOf(password)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(most)
      }
    }
    later(MINUTES)
    expect((await attempt(site, { account: 'admin', password: PASSWORD, from })).status).toBe(200)
  })
})
