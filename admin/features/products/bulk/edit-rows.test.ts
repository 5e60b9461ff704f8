import { expect, test } from 'vitest'
import { CallError } from '../../../session/http.ts'
import { editRows, type Seen } from './edit-rows.ts'

const rows = (number: number): Seen[] => Array.from({ length: number }, (_, at) => ({ id: at + 1, version: 1 }))
const refusal = (refusedId?: number, status = 409) =>
  new CallError('no', {
    status,
    retryAfter: 7,
    body: { code: status, message: 'no', details: null, validationErrors: null, ...(refusedId ? { data: { refusedId } } : {}) },
  })

/** Runs an edit against a server that answers by `answer`; tells what was sent. */
async function run(number: number, answer: (ids: number[], call: number) => void, isStopped: (calls: number) => boolean = () => false) {
  const sent: number[][] = []
  const waited: number[] = []
  const far: number[] = []
  const result = await editRows(rows(number), {
    send: async (batch) => {
      sent.push(batch.map(({ id }) => id))
      answer(sent.at(-1)!, sent.length)
      return { changed: batch.length, same: 0 }
    },
    progress: (behind) => far.push(behind),
    isStopped: () => isStopped(sent.length),
    wait: async (seconds) => void waited.push(seconds),
  })
  return { ...result, sent, waited, far }
}

test('B-122c rows are changed in batches, and it is said how far they are', async () => {
  const { changed, failures, sent, far } = await run(120, () => {})
  expect([changed, failures.size, sent.map(({ length }) => length), far]).toEqual([120, 0, [50, 50, 20], [50, 100, 120]])
})

test('B-122c a refused row is taken out, and the rest of its batch goes through', async () => {
  const { changed, failures, sent } = await run(60, (ids) => {
    if (ids.includes(7)) throw refusal(7)
  })
  expect([changed, [...failures.keys()]]).toEqual([59, [7]])
  expect(sent[1]).not.toContain(7)
})

test('B-122c too many calls in a minute are waited for, and nothing is sent twice that was taken', async () => {
  const { changed, waited, sent } = await run(60, (_, call) => {
    if (call === 2) throw refusal(undefined, 429)
  })
  expect([changed, waited, sent.map(({ length }) => length)]).toEqual([60, [7], [50, 10, 10]])
})

test('B-122c another failure ends the work: what was not reached is named, what was changed is not', async () => {
  const { changed, failures } = await run(120, (_, call) => {
    if (call === 2) throw refusal(undefined, 401)
  })
  expect([changed, failures.size, failures.has(1), failures.has(51)]).toEqual([50, 70, false, true])
  // A refusal of a row that was not sent must not go on for ever.
  expect(
    (
      await run(3, () => {
        throw refusal(99)
      })
    ).failures.size,
  ).toBe(3)
})

test('B-122c stopped between two batches, the rest stays as it is and is no failure', async () => {
  const { changed, failures } = await run(
    120,
    () => {},
    (calls) => calls === 1,
  )
  expect([changed, failures.size]).toEqual([50, 0])
})
