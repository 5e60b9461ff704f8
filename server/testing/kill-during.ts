import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { JobRow } from '../jobs/rows.ts'
import type { KilledSite } from './killed-site.ts'
import { childrenOf } from './program.ts'
import { ENGINES, type TestEngine } from './site.ts'

/** KILLS asks for more, which takes longer: the work of some tests grows with them. */
const KILLS = Number(process.env['KILLS'] ?? 3)

interface Kills {
  often: 'once' | 'again and again'
  kills: number
  options: { tags?: string[]; timeout: number }
}

const timeout = 300_000 + KILLS * 20_000
const ONCE: Kills = { often: 'once', kills: 1, options: { tags: ['sample'], timeout } }
/** These kills are for `npm run test:all` alone. */
export const AGAIN_AND_AGAIN: Kills = { often: 'again and again', kills: KILLS, options: { tags: ['whole'], timeout } }

/** Returns the rounds of kills of a test: the gate kills once, on one engine; `npm run test:all` kills again and again, on each, and its first kill is the gate's. */
export const killRounds = (engine: TestEngine): Kills[] => (engine === ENGINES[0] ? [ONCE, AGAIN_AND_AGAIN] : [AGAIN_AND_AGAIN])

interface Killing {
  kills: number
  /** True when the work is at a place where it is to be killed; unless told, whenever it has come further than at the kill before. */
  isTime?: (row: JobRow, before: number) => boolean
}

/** Kills the processes of a site while it does a job. */
export function killing(killed: KilledSite) {
  const rowOf = (id: number) => killed.database.read.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  /** Kills the worker again and again; every second time the server as well, which is started again. Returns how often. */
  async function killDuring(id: number, { kills: most, isTime = ({ done }, before) => done > before }: Killing): Promise<number> {
    let [kills, before] = [0, 0]
    while (kills < most) {
      const row = await rowOf(id)
      if (row.endTime !== null) return kills
      const [worker] = childrenOf(killed.program.pid)
      if (worker === undefined || !isTime(row, before)) {
        await wait(5)
        continue
      }
      before = row.done
      kills += 1
      if (kills % 2 === 0) killed.program.kill('SIGKILL')
      process.kill(worker, 'SIGKILL')
      if (kills % 2 === 1) continue
      await killed.program.ended
      await killed.endLeases()
      await killed.startAgain()
    }
    return kills
  }

  /** Orders a job until one was killed, since a machine that is busy elsewhere may look at it when it is done. Returns the number of that job. */
  async function orderAndKill(order: () => Promise<number>, how: Killing): Promise<number> {
    for (let left = 10; left > 0; left--) {
      const id = await order()
      if ((await killDuring(id, how)) > 0) return id
    }
    throw new Error('Each of ten jobs was done before it could be killed.')
  }

  /** Waits for the end of a job for as long as it comes further: on a busy machine it rests longer between its steps. */
  async function ended(id: number): Promise<void> {
    for (let row = await rowOf(id); row.state !== 'done';) {
      const { done, state } = row
      const news = async () => {
        row = await rowOf(id)
        return row.done !== done || row.state !== state
      }
      await expect.poll(news, { timeout: 90_000, message: `job ${id} is ${state} and stands at ${done}` }).toBe(true)
      expect(row.state).not.toBe('failed')
    }
  }

  return { rowOf, killDuring, orderAndKill, ended }
}
