import { expect, onTestFinished, test, vi } from 'vitest'
import { Problem } from '../../contract/errors.ts'
import { createLimit } from './limits.ts'
import { createNetworkLimit } from './network-limit.ts'
import { networkOf, wideNetworkOf } from './networks.ts'
import { times } from '../testing/times.ts'

const admitted = async (takes: (() => Promise<unknown>)[]) => {
  const all = await Promise.allSettled(takes.map((take) => take()))
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Problem)
  return all.filter(({ status }) => status === 'fulfilled').length
}

test('a visitor is an IPv4 address, however it is written, or an IPv6 network of 64 bits', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(networkOf('::FFFF:cb00:7109')).toBe('203.0.113.9')
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:0DB8:0001:2::9')).toBe('2001:db8:1:2')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('')).toBe('')
  expect(wideNetworkOf('2001:db8:1:2::9')).toBe('2001:db8:1')
  expect(wideNetworkOf('203.0.113.9')).toBe('203.0.113.9')
})

test('B-05d of many requests at the same moment exactly the allowed number is admitted, and the refusal says how long to wait', async () => {
  const limit = createLimit(10, 900)
  expect(await admitted(times(40, () => () => limit.take('a')))).toBe(10)
  expect(await admitted([() => limit.take('b')])).toBe(1)
  const refused = (await limit.take('a').catch((error: unknown) => error)) as Problem
  expect(refused.code).toBe('tooMany')
  expect(refused.data?.['retryAfter']).toBeGreaterThan(890)
  await limit.giveBack('a')
  expect(await limit.take('a')).toBe(0)
  await limit.forget('a')
  expect(await limit.take('a')).toBe(9)
})

test('a new window begins when the old one is over, and the memory of the old one is freed with the next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limit = createLimit(1, 20)
  for (const key of times(100, String)) await limit.take(key)
  expect(limit.size()).toBe(100)
  vi.setSystemTime(Date.now() + 19_999)
  expect(await admitted([() => limit.take('0')])).toBe(0)
  vi.setSystemTime(Date.now() + 1)
  expect(await admitted([() => limit.take('0')])).toBe(1)
  expect(limit.size()).toBe(1)
})

test('B-10a inventing keys fills no memory: beyond the limit the oldest keys are forgotten, and the newest keep counting', async () => {
  const limit = createLimit(1, 900, 1000)
  for (const key of times(5000, String)) await limit.take(key)
  expect(limit.size()).toBe(1000)
  expect(await admitted([() => limit.take('4999')])).toBe(0)
  expect(await admitted([() => limit.take('0')])).toBe(1)
})

test('B-12a a network of 48 bits gets five times as much as a network of 64 bits, however many of its 65,536 networks are used', async () => {
  const limit = createNetworkLimit(10, 900)
  expect(await admitted(times(30, () => () => limit.take('2001:db8:1:1::1')))).toBe(10)
  expect(await admitted(times(300, (index) => () => limit.take(`2001:db8:1:${(index + 2).toString(16)}::1`)))).toBe(40)
  expect(await admitted(times(11, () => () => limit.take('2001:db8:2:1::1')))).toBe(10)
  expect(await admitted(times(300, (index) => () => limit.take(`203.0.113.${index % 250}`)))).toBe(300)
})

test('B-102g who is shut out stays so, however many keys others or they themselves invent', async () => {
  const limit = createLimit(2, 900, 1000)
  await limit.take('guesser')
  await limit.take('guesser')
  await limit.take('half')
  for (const key of times(5000, String)) await limit.take(key)
  expect(limit.size()).toBe(1000)
  expect(await admitted([() => limit.take('guesser')])).toBe(0)
  expect(limit.closedUntil('guesser')).not.toBeNull()
  expect(await admitted(times(3, () => () => limit.take('half')))).toBe(2)
  // A try that is given back opens it again, and makes it one that may be forgotten.
  await limit.giveBack('guesser')
  expect(await admitted(times(2, () => () => limit.take('guesser')))).toBe(1)
})

test('B-102g a network of 48 bits that is shut out makes no further keys, and a network of 64 bits that is takes nothing from its neighbours', async () => {
  const limit = createNetworkLimit(10, 900)
  expect(await admitted(times(500, () => () => limit.take('2001:db8:1:1::1')))).toBe(10)
  expect(await admitted(times(40, (index) => () => limit.take(`2001:db8:1:${(index + 2).toString(16)}::1`)))).toBe(40)
  const before = limit.size()
  expect(await admitted(times(500, (index) => () => limit.take(`2001:db8:1:${(index + 1000).toString(16)}::1`)))).toBe(0)
  expect(limit.size()).toBe(before)
})

test('an account counts separately in each network, and a long name makes no longer key', async () => {
  const limit = createNetworkLimit(1, 900)
  await limit.take('203.0.113.9', 'x'.repeat(250))
  expect(await admitted([() => limit.take('203.0.113.9', 'x'.repeat(250)), () => limit.take('203.0.113.9', 'y')])).toBe(1)
  await limit.forget('203.0.113.9', 'x'.repeat(250))
  expect(await admitted([() => limit.take('203.0.113.9', 'x'.repeat(250))])).toBe(1)
})
