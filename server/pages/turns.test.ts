import type { FastifyRequest } from 'fastify'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ANYONE } from '../http/caller.ts'
import { createCallers, type Kind } from '../http/callers.ts'
import { onAnyEngine } from '../testing/site.ts'
import { createTurns } from './turns.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  'accept-language': 'zh-CN',
}
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

/** Makes jobs that end when the test says so. */
function works() {
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      order.push(name)
      ends.set(name, () => resolve(name))
    })
  return { order, work, end: (name: string) => ends.get(name)!() }
}

/** Waits for some turns of the event loop, since each job begins in a turn of its own. */
async function settled() {
  for (let turns = 0; turns < 30; turns++) await turn()
}

test('B-02c people come before robots, known robots before others, and programs never take more than one of ten turns', async () => {
  const turns = createTurns()
  const { order, work, end } = works()
  for (const kind of ['unknown', 'robot', 'robot', 'unknown'] as Kind[]) turns.wait(kind, work(`${kind}${order.length}`))
  await settled()
  expect(order).toHaveLength(1)
  for (let i = 0; i < 9; i++) turns.wait('person', work(`person${i}`))
  await settled()
  expect(order).toHaveLength(10)
  turns.wait('person', work('late'))
  turns.wait('staff', work('staff'))
  await settled()
  expect(order).toHaveLength(10)
  end('person0')
  end('person1')
  await expect.poll(() => order.length).toBe(12)
  expect(order.slice(10)).toEqual(['staff', 'late'])
})

test('B-02c a person who asks for the same page as a waiting robot does not wait in the robot’s line', async () => {
  const turns = createTurns()
  const { order, work, end } = works()
  for (const name of ['a', 'b']) turns.wait('robot', work(name))
  const same = turns.wait('robot', work('same'))
  await settled()
  expect(order).toEqual(['a'])
  same.join('robot')
  await settled()
  expect(order).toEqual(['a'])
  same.join('person')
  await settled()
  expect(order).toEqual(['a', 'same'])
  end('same')
  expect(await same.result).toBe('same')
  end('a')
  await expect.poll(() => order).toEqual(['a', 'same', 'b'])
})

test('B-02c hundreds of people who ask for the same page as a waiting robot take one place in the queue, and others are let in', async () => {
  const turns = createTurns()
  const { order, work, end } = works()
  for (const name of ['a', 'b']) turns.wait('robot', work(name))
  const same = turns.wait('robot', work('same'))
  await settled()
  for (let joined = 0; joined < 500; joined++) same.join('person')
  for (let waiting = 0; waiting < 150; waiting++) turns.wait('person', work(`person${waiting}`))
  await settled()
  expect(order.slice(0, 3)).toEqual(['a', 'same', 'person0'])
  end('same')
  expect(await same.result).toBe('same')
})

test('B-02c a failed job fails for its own callers only, and the next job gets its turn', async () => {
  const turns = createTurns()
  const fails = turns.wait('robot', async () => {
    throw new Error('no')
  })
  await expect(fails.result).rejects.toThrow('no')
  expect(await turns.wait('robot', async () => 1).result).toBe(1)
})

test('B-02c when a hundred programs wait, the next program is refused, and a person is not', async () => {
  const turns = createTurns()
  const { order, work } = works()
  for (let i = 0; i < 101; i++) turns.wait('robot', work(`robot${i}`))
  expect(() => turns.wait('robot', work('late'))).toThrow('busy')
  expect(() => turns.wait('unknown', work('late'))).toThrow('busy')
  turns.wait('person', work('person'))
  await settled()
  expect(order).toEqual(['robot0', 'person'])
})

test('B-02 when fifty unknown programs wait, the next one is refused, and a known robot, a person and staff are not', async () => {
  const turns = createTurns()
  const { order, work } = works()
  for (let i = 0; i < 51; i++) turns.wait('unknown', work(`unknown${i}`))
  expect(() => turns.wait('unknown', work('late'))).toThrow('busy')
  for (const kind of ['robot', 'person', 'staff'] as const) turns.wait(kind, work(kind))
  await settled()
  expect(order).toEqual(['unknown0', 'person', 'staff'])
})

test('B-02 when two hundred people wait, the next person is refused, and staff are not', async () => {
  const turns = createTurns()
  const { order, work, end } = works()
  for (let i = 0; i < 210; i++) turns.wait('person', work(`person${i}`))
  expect(() => turns.wait('person', work('late'))).toThrow('busy')
  for (let i = 0; i < 50; i++) turns.wait('staff', work(`staff${i}`))
  expect(() => turns.wait('staff', work('late'))).toThrow('busy')
  await settled()
  expect(order).not.toContain('late')
  end('person0')
  await expect.poll(() => order.at(-1)).toBe('staff0')
})

test('B-02c requests that arrive together are rendered in separate turns of the event loop, so that cached pages are sent in between', async () => {
  const turns = createTurns()
  let loop = 0
  const counting = async () => {
    for (;;) {
      await turn()
      loop++
      if (loop > 200) return
    }
  }
  const counted = counting()
  const begun = await Promise.all(Array.from({ length: 20 }, () => turns.wait('person', async () => loop).result))
  expect(new Set(begun).size).toBe(20)
  await counted
})

test('B-02c a program that asks again when its last request is done waits as long as that request took', async () => {
  const turns = createTurns()
  const busy = async () => {
    const began = performance.now()
    while (performance.now() - began < 30);
    return { began, ended: performance.now() }
  }
  let last = await turns.wait('robot', busy).result
  for (let more = 0; more < 3; more++) {
    const next = await turns.wait('robot', busy).result
    // Node's timers may fire a millisecond early.
    expect(next.began - last.ended).toBeGreaterThan(25)
    last = next
  }
})

test('B-02c a reply that turned out to be unchanged does not count against a network', async () => {
  const tell = createCallers({ identify: async () => ANYONE }, Date.now)
  const request = { ip: '192.0.2.77', headers: ROBOT } as unknown as FastifyRequest
  for (let i = 0; i < 200; i++) (await tell(request)).giveBack()
  for (let i = 0; i < 120; i++) expect((await tell(request)).kind).toBe('robot')
  await expect(tell(request)).rejects.toThrow('busy')
})

test('B-02 a session counts as long as it is valid by the clock of the database', async () => {
  const staff = { ...ANYONE, userId: 1 }
  let now = 4999
  const tell = createCallers({ identify: async (_, at) => (at < 5000 ? staff : ANYONE) }, () => now)
  const request = { ip: '192.0.2.78', headers: { ...BROWSER, 'x-token': 'token' } } as unknown as FastifyRequest
  expect((await tell(request)).kind).toBe('staff')
  now = 5000
  expect((await tell(request)).kind).toBe('person')
})

test('B-02c an address of a private network is not refused: all visitors may come from there', async () => {
  const tell = createCallers({ identify: async () => ANYONE }, Date.now)
  for (const ip of ['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '192.168.1.1', 'fd00::1', '::ffff:127.0.0.1', ''])
    for (let i = 0; i < 130; i++) await tell({ ip, headers: ROBOT } as unknown as FastifyRequest)
  for (const ip of ['2001:db8::1', '172.32.0.1', '::ffff:192.0.2.9']) {
    const ask = () => tell({ ip, headers: {} } as unknown as FastifyRequest)
    for (let i = 0; i < 120; i++) await ask()
    await expect(ask()).rejects.toThrow('busy')
  }
})

onAnyEngine(
  'The budget for new pages',
  (site) => {
    const from = (ip: string, who: Record<string, string>) => ({ ...who, 'x-forwarded-for': ip })
    const ask = (at: string, ip: string, who: Record<string, string>) => site.get(at, undefined, from(ip, who))

    test('B-02c a robot that walks new addresses does not hold people up, and has no more than its share', async () => {
      await site.get('/_about')
      let walked = 0
      const walk = Array.from({ length: 200 }, async (_, i) => {
        const { status } = await ask(`/_search?keyword=walk${i}`, `203.0.113.${i}`, ROBOT)
        walked++
        return status
      })
      await Promise.race(walk)
      const person = await ask('/_search?keyword=person', '198.51.100.7', BROWSER)
      const before = walked
      expect([person.status, (await ask('/_about', '203.0.113.1', ROBOT)).status]).toEqual([200, 200])
      const statuses = await Promise.all(walk)
      expect(before).toBeLessThan(200)
      expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    })

    test('B-02c one network gets a limited number of new pages a minute; cached pages, other networks and staff are still served', async () => {
      const reads = (ip: string, who: Record<string, string>, from_: number, count: number) =>
        Promise.all(Array.from({ length: count }, (_, i) => ask(`/api/portal/listnews?keyword=n${from_ + i}`, ip, who)))
      await ask('/api/portal/listnews', '203.0.113.9', ROBOT)
      const statuses: number[] = []
      for (let i = 0; i < 3; i++) statuses.push(...(await reads('192.0.2.1', ROBOT, i * 50, 50)).map(({ status }) => status))
      expect([statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 503).length]).toEqual([120, 30])
      const [again] = await reads('192.0.2.1', ROBOT, 1000, 1)
      expect([again!.status, Number(again!.headers.get('retry-after')) > 0, again!.body.error.code]).toEqual([503, true, 503])
      const page = await ask('/_search?keyword=new', '192.0.2.1', ROBOT)
      expect([page.status, Number(page.headers.get('retry-after')) > 0, page.body.includes('</html>')]).toEqual([503, true, true])
      expect((await ask('/api/portal/listnews', '192.0.2.1', ROBOT)).status).toBe(200)
      expect((await reads('192.0.2.2', ROBOT, 1001, 1))[0]!.status).toBe(200)
      const staff = await site.get('/api/portal/listnews?keyword=n1002', 'editor', from('192.0.2.1', ROBOT))
      expect(staff.status).toBe(200)
    })
  },
  { TRUST_PROXY: '127.0.0.1' },
)
