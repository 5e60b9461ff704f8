import { expect, test } from 'vitest'
import { createSampler, type Sampler } from './sampling.ts'
import type { WebLogRow } from './sampling.ts'

const MOST_ROWS = 300

const row = (values: Partial<WebLogRow>): WebLogRow => ({
  creationTime: 0,
  method: 'GET',
  path: '/_about',
  status: 200,
  duration: 0,
  bytes: 0,
  ip: '203.0.113.1',
  userAgent: 'x',
  referrer: '',
  userId: null,
  requestId: '',
  requests: 1,
  ...values,
})

function ask(sampler: Sampler, times: number, values: Partial<WebLogRow> | ((index: number) => Partial<WebLogRow>)) {
  for (let index = 0; index < times; index++) {
    const made = row(typeof values === 'function' ? values(index) : values)
    sampler.add({ ip: made.ip, status: made.status, userId: made.userId ?? null }, () => made)
  }
}

const sum = (rows: WebLogRow[]) => rows.reduce((total, { requests }) => total + requests, 0)

test('B-03c two hundred requests a second are two hundred rows, one for each request', () => {
  const sampler = createSampler()
  ask(sampler, 200, (index) => ({ path: `/${index}` }))
  const rows = sampler.take()
  expect(rows.map(({ path, requests }) => [path, requests])).toEqual(Array.from({ length: 200 }, (_, index) => [`/${index}`, 1]))
  expect(sampler.take()).toEqual([])
})

test('B-03c a flood of one network is a few rows that stand for all of it, by class of answer', () => {
  const sampler = createSampler()
  ask(sampler, 20_000, (index) => ({ ip: '203.0.113.9', status: index % 4 === 0 ? 404 : 200 }))
  const rows = sampler.take()
  expect(rows.length).toBeLessThanOrEqual(220)
  expect(sum(rows)).toBe(20_000)
  expect(sum(rows.filter(({ status }) => status === 404))).toBe(5000)
  expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['203.0.113.9']))
  // The next second is logged in full detail again.
  ask(sampler, 3, {})
  expect(sampler.take().map(({ requests }) => requests)).toEqual([1, 1, 1])
})

test('B-03c the addresses of one IPv6 network count together', () => {
  const sampler = createSampler()
  ask(sampler, 20_000, (index) => ({ ip: `2001:db8:1:2::${index.toString(16)}` }))
  const rows = sampler.take()
  expect(rows.length).toBeLessThanOrEqual(210)
  expect(sum(rows)).toBe(20_000)
  expect(rows.every(({ ip }) => ip.startsWith('2001:db8:1:2::'))).toBe(true)
})

test('B-03c a flood from anywhere with every kind of answer stays within 300 rows, and each class is counted to the last request', () => {
  const sampler = createSampler()
  const statuses = [200, 304, 301, 404, 429, 500, 503, 101]
  const address = (index: number) => `198.${index % 250}.${Math.trunc(index / 250) % 250}.${index % 7}`
  ask(sampler, 24_000, (index) => ({
    ip: address(index),
    status: statuses[index % statuses.length]!,
    userId: index % 3 === 0 ? index : null,
  }))
  const rows = sampler.take()
  expect(rows.length).toBeLessThanOrEqual(MOST_ROWS)
  expect(sum(rows)).toBe(24_000)
  const byClass = (status: number) => sum(rows.filter((each) => Math.trunc(each.status / 100) === status))
  expect([1, 2, 3, 4, 5].map(byClass)).toEqual([3000, 3000, 6000, 6000, 6000])
  // A row that stands for many networks shows the address of none.
  const many = rows.filter(({ ip }) => ip === '*')
  expect(many.length).toBeGreaterThan(0)
  expect(many.every(({ path, userAgent, userId, requests }) => path === '*' && userAgent === '' && userId === null && requests > 1)).toBe(
    true,
  )
})

test('B-03c our own errors and the calls of signed-in users keep a row each while strangers flood', () => {
  const sampler = createSampler()
  ask(sampler, 10_000, (index) => ({ ip: `198.51.${index % 100}.${index % 250}` }))
  ask(sampler, 15, (index) => ({ path: `/saved/${index}`, userId: 7 }))
  ask(sampler, 15, (index) => ({ path: `/failed/${index}`, status: 500 }))
  ask(sampler, 10_000, (index) => ({ ip: `198.51.${index % 100}.${index % 250}` }))
  const rows = sampler.take()
  expect(rows.filter(({ path }) => /^\/(saved|failed)\//.test(path)).map(({ requests }) => requests)).toEqual(Array(30).fill(1))
  expect(sum(rows)).toBe(20_030)
})

test('B-03c the flood of one network does not hide another network from the log', () => {
  const sampler = createSampler()
  ask(sampler, 10_000, { ip: '203.0.113.9' })
  ask(sampler, 3, { ip: '192.0.2.7' })
  ask(sampler, 10_000, { ip: '203.0.113.9' })
  expect(sum(sampler.take().filter(({ ip }) => ip === '192.0.2.7'))).toBe(3)
})

test('B-03c a row is made only if it is stored', () => {
  const sampler = createSampler()
  let made = 0
  for (let index = 0; index < 20_000; index++)
    sampler.add({ ip: '203.0.113.9', status: 200, userId: null }, () => {
      made++
      return row({})
    })
  expect(sampler.take()).toHaveLength(made)
})
