import { log } from './log.ts'
import { start, type Running } from './start.ts'
import { StartProblem } from './start-problem.ts'

const running = await start(process.env).catch((error: unknown): never => {
  log(error instanceof StartProblem ? error.message : `Portico could not start: ${(error as Error).stack ?? String(error)}`)
  process.exit(1)
})

let stoppingSince = 0
/** A terminal and npm both pass one Ctrl-C on: within this time it is the same one. */
const SAME_MS = 500

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(running))

/** The first asks nicely and lets requests finish; a second one, meant as such, does not wait. */
async function end({ close }: Running) {
  if (stoppingSince > 0) return Date.now() - stoppingSince > SAME_MS ? process.exit(130) : undefined
  stoppingSince = Date.now()
  log('Stopping …')
  await close()
  process.exit(0)
}
