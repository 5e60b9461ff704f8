import { LRUCache } from 'lru-cache'
import { createBatch } from '../db/batch.ts'
import type { Database } from '../db/engine.ts'
import { writeAudit, type AuditRow } from './audit.ts'

/** Writes the audit rows of refused writes, so that no account fills the log with them (B-102d). */
export interface Refusals {
  /** Resolves once the row is written or counted. A row that cannot be written is reported, and the caller still gets the refusal. */
  add(row: AuditRow): Promise<void>
  /** Writes the numbers of the minutes that have not ended. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** The refusals of one person in a minute that get a row each; one row tells the number of the others. */
export const MOST_REFUSALS = 60
const MINUTE_MS = 60_000
const MOST_PEOPLE = 5000

export function createRefusals(database: Database, report: (error: unknown) => void): Refusals {
  const batch = createBatch<Folded>(async (folded) => {
    for (const { row, count } of folded) await writeAudit(database.write, row, count)
  }, report)
  const people = new LRUCache<number, { first: AuditRow; count: number }>({
    max: MOST_PEOPLE,
    ttl: MINUTE_MS,
    ttlAutopurge: true,
    dispose: ({ first, count }) => {
      const more = count - MOST_REFUSALS
      if (more > 0) batch.add(() => fold(first, more, database.now()))
    },
  })

  /** Returns the number of refusals of this person within the minute, this one included. */
  function numberOf(row: AuditRow): number {
    const person = people.get(row.userId ?? 0)
    if (person) return ++person.count
    people.set(row.userId ?? 0, { first: row, count: 1 })
    return 1
  }

  return {
    add: async (row) => {
      if (numberOf(row) <= MOST_REFUSALS) await writeAudit(database.write, row).catch(report)
    },
    flush: () => {
      people.clear()
      return batch.flush()
    },
    stop: () => {
      people.clear()
      return batch.stop()
    },
  }
}

interface Folded {
  row: AuditRow
  count: number
}

const fold = (first: AuditRow, count: number, now: number): Folded => ({
  row: {
    ...first,
    executionTime: now,
    executionDuration: 0,
    serviceName: '*',
    methodName: '*',
    parameters: '{}',
    exceptionMessage: `refused ×${count}`,
  },
  count,
})
