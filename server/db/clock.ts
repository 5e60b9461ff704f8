import { sql } from 'kysely'
import type { Database, Db } from './engine.ts'

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

const EVERY_MS = 60_000
const WORTH_A_WORD_MS = 1000

/**
 * Follows the database's clock until the returned function is called. Prints a line when this machine's clock goes wrong, and when it is right again.
 */
export async function followClock(database: Pick<Database, 'setClock'>, say: (line: string) => void): Promise<() => void> {
  let wasWrong = false
  async function follow() {
    const ahead = await database.setClock()
    const isWrong = Math.abs(ahead) > WORTH_A_WORD_MS
    const seconds = Math.abs(ahead / 1000).toFixed(1)
    if (isWrong && !wasWrong)
      say(`The clock of this machine is ${seconds} s ${ahead > 0 ? 'behind' : 'ahead of'} the database's, which is followed. Set it right.`)
    if (!isWrong && wasWrong) say("The clock of this machine agrees with the database's again.")
    wasWrong = isWrong
  }
  await follow()
  // While the database does not answer, the last difference is used.
  const timer = setInterval(() => void follow().catch(() => {}), EVERY_MS).unref()
  return () => clearInterval(timer)
}
