import { log } from './log.ts'
import { start, type Running } from './start.ts'
import { StartProblem } from './start-problem.ts'

const running = await start(process.env).catch((error: unknown): never => {
  log(error instanceof StartProblem ? error.message : `Portico could not start: ${(error as Error).stack ?? String(error)}`)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(running))

/** A second Ctrl-C does not wait: the signal's handler is gone by then. */
async function end({ close }: Running) {
  log('Stopping …')
  await close()
  process.exit(0)
}
