import { sql } from 'kysely'
import type { Db } from './engine.ts'

const SAMPLES = 5

/**
 * Measures how many milliseconds the database's clock is ahead of this machine's. Of a few samples the quickest counts. A change smaller than the
 * time of that sample is ignored, so that the time does not jump back and forth.
 */
export async function measureClock(db: Db, clock: () => number, known: number): Promise<number> {
  const samples: { took: number; ahead: number }[] = []
  for (let sample = 0; sample < SAMPLES; sample++) samples.push(await ask(db, clock))
  const { took, ahead } = samples.toSorted((a, b) => a.took - b.took)[0]!
  return Math.abs(ahead - known) > took ? Math.round(ahead) : known
}

async function ask(db: Db, clock: () => number) {
  const since = performance.now()
  const asked = clock()
  const { rows } = await sql<{ now: number }>`select cast(extract(epoch from clock_timestamp()) * 1000 as double precision) as now`.execute(
    db,
  )
  const took = performance.now() - since
  return { took, ahead: rows[0]!.now - (asked + took / 2) }
}
