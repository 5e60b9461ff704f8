import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../../testing/attempt.ts'
import { onAnyEngine, PASSWORD } from '../../testing/site.ts'
import { hashing } from './hash-queue.ts'
import { times } from '../../testing/times.ts'

const count = (replies: { status: number }[], status: number) => replies.filter((reply) => reply.status === status).length

onAnyEngine('Hashing passwords', (site) => {
  let picture: string
  beforeAll(async () => {
    const { url } = (await site.upload()).body.result[0]
    picture = url
    expect((await site.get(picture)).status).toBe(200)
  })

  let mostAtOnce = 0
  const watch = setInterval(() => {
    mostAtOnce = Math.max(mostAtOnce, hashing().atOnce)
  }, 2)
  afterAll(() => clearInterval(watch))

  test('B-02a of 200 sign-ins at once the queue refuses some for now, lets none wait for ever, and pages and pictures are answered meanwhile', async () => {
    const order: string[] = []
    const flood = times(200, (i) =>
      attempt(site, { account: `nobody-${i}`, from: `127.1.${Math.floor(i / 5)}.1` }).then((reply) => {
        order.push('sign-in')
        return reply
      }),
    )
    const others = ['/home', picture, '/home', picture].map(async (at) => {
      expect((await site.get(at)).status).toBe(200)
      order.push('other')
    })
    const replies = await Promise.all(flood)
    await Promise.all(others)
    expect(count(replies, 400) + count(replies, 503)).toBe(200)
    // These are the waiting sign-ins, and at least one that was being hashed.
    expect(count(replies, 400)).toBeGreaterThan(50)
    const busy = replies.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const { retryAfter, text } of busy) {
      expect(Number(retryAfter)).toBeGreaterThan(0)
      expect(JSON.parse(text).error.message).toBe('服务器正忙，请稍后再试。')
    }
    expect(order.lastIndexOf('other')).toBeLessThan(order.lastIndexOf('sign-in'))
    expect(mostAtOnce).toBeGreaterThan(0)
    // Two of the four threads that read files stay free.
    expect(mostAtOnce).toBeLessThanOrEqual(2)
    expect(hashing()).toMatchObject({ atOnce: 0, waiting: 0, networks: 0 })
  })

  test('B-02a one network does not fill the queue for the others, and refused attempts do not count as guesses', async () => {
    const from = '127.2.0.1'
    const flood = times(40, (i) => attempt(site, { account: `somebody-${i}`, from }))
    const other = attempt(site, { account: 'editor', password: PASSWORD, from: '127.2.0.2' })
    const replies = await Promise.all(flood)
    expect((await other).status).toBe(200)
    expect(count(replies, 400) + count(replies, 503)).toBe(40)
    expect(count(replies, 503)).toBeGreaterThan(0)
    const tried = count(replies, 400)
    // Fifty guesses are allowed, and the refused attempts have used none of them.
    for (let i = tried; i < 50; i++) expect((await attempt(site, { account: `later-${i}`, from })).status).toBe(400)
    expect((await attempt(site, { account: 'later', from })).status).toBe(429)
  })
})
