import { expect, test } from 'vitest'
import { asWord } from '../../testing/as-word.ts'
import { onBothEngines } from '../../testing/site.ts'
import { createCodes } from './codes.ts'
import type { Purpose } from './purpose.ts'
import { times } from '../../testing/times.ts'

const PURPOSE: Purpose = { name: 'test', lastsMs: 60_000, waitMs: 10_000, mostInHour: 2, tries: 5 }
const RECEIVER = { userId: 1, boundTo: ['13900000001', 'hash'] }
const HOUR_MS = 60 * 60 * 1000

onBothEngines('One-time codes', (site) => {
  const codes = createCodes('key-1')(PURPOSE)
  const subjectOf = (name: string) => codes.subjectOf(name)
  const issue = (name: string, secret: string, now = site.database.now()) =>
    codes.issue(site.database.write, { subject: subjectOf(name), secret, receiver: RECEIVER, now })
  const check = (name: string, secret: string, now = site.database.now()) =>
    codes.check(site.database.write, { subject: subjectOf(name), secret, now })

  test('B-52b of five who have found the same code right at the same moment one uses it up', async () => {
    await issue('race', '271828')
    const found = await Promise.all(times(5, () => check('race', '271828')))
    expect(found.filter((code) => code !== null)).toHaveLength(5)
    const used = await Promise.all(found.map((code) => site.database.write.transaction().execute((db) => codes.use(db, code!))))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await codes.use(site.database.write, found[0]!)).toBe(false)
  })

  test('B-52b of thirty guesses at the same moment five are compared, and a sixth is refused even if it is right', async () => {
    await issue('guess', '271828')
    const found = await Promise.all(times(30, () => check('guess', '271828')))
    expect(found.filter((code) => code !== null)).toHaveLength(5)
    expect(await check('guess', '271828')).toBe(null)
  })

  test('B-52e of thirty who ask at the same moment one gets a code, and the others are told how long to wait', async () => {
    const now = site.database.now()
    const waits = await Promise.all(times(30, (index) => issue('ask', String(index), now)))
    expect(waits.filter((wait) => wait === null)).toHaveLength(1)
    expect(waits.filter((wait) => wait === 10)).toHaveLength(29)
    expect(await issue('ask', '2', now + 9999)).toBe(1)
    expect(await issue('ask', '2', now + 10_000)).toBe(null)
    expect(await issue('ask', '3', now + 20_000)).toBe(3580)
    expect(await issue('ask', '3', now + HOUR_MS - 1)).toBe(1)
    expect(await issue('ask', '3', now + HOUR_MS)).toBe(null)
  })

  test('B-52b a code belongs to one purpose, one subject and one key', async () => {
    await issue('mine', '271828')
    const [subject, now] = [subjectOf('mine'), site.database.now()]
    for (const other of [createCodes('key-1')({ ...PURPOSE, name: 'other' }), createCodes('key-2')(PURPOSE)]) {
      expect(other.subjectOf('mine')).not.toBe(subject)
      expect(await other.check(site.database.write, { subject, secret: '271828', now })).toBe(null)
    }
    expect(await check('theirs', '271828')).toBe(null)
    const code = await check('mine', '271828')
    expect(codes.isFor(code!, RECEIVER)).toBe(true)
    for (const changed of [
      { ...RECEIVER, userId: 2 },
      { ...RECEIVER, boundTo: ['13900000002', 'hash'] },
      { ...RECEIVER, boundTo: ['13900000001', null] },
      { ...RECEIVER, boundTo: ['13900000001'] },
    ])
      expect(codes.isFor(code!, changed)).toBe(false)
  })

  test('B-52b a code that nobody got is for nobody', async () => {
    await codes.issue(site.database.write, { subject: subjectOf('nobody'), secret: '271828', receiver: null, now: site.database.now() })
    expect(codes.isFor((await check('nobody', '271828'))!, RECEIVER)).toBe(false)
  })

  test('B-52g the table holds neither a code nor what it is for', async () => {
    await issue('13900000001', '271828')
    const text = JSON.stringify(await site.database.read.selectFrom('oneTimeCode').selectAll().execute())
    for (const plain of ['13900000001', '"hash']) expect(text).not.toContain(plain)
    expect(text).not.toMatch(asWord('271828'))
  })

  test('B-52g a code is deleted when it and its limits are over, and not before', async () => {
    await site.database.write.deleteFrom('oneTimeCode').execute()
    const now = site.database.now()
    await issue('old', '1', now - HOUR_MS - 60_000)
    await issue('young', '1', now - HOUR_MS + 60_000)
    await site.running.app.retention.run()
    const left = await site.database.read.selectFrom('oneTimeCode').select('subject').execute()
    expect(left).toEqual([{ subject: subjectOf('young') }])
  })
})
