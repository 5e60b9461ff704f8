import { fileURLToPath } from 'node:url'
import { log, report } from './config/log.ts'
import { start } from './start.ts'
import { StartProblem } from './config/start-problem.ts'

/** A terminal and npm both pass on the same Ctrl-C: a second signal within this time does not count. */
const SAME_MS = 500
/** Requests have 10 s to end; after 12 s the process ends in any case, even if the database does not answer. */
const STOP_MS = 12_000
let stoppingSince = 0

// Files in the data folder are for this user only.
process.umask(0o077)

// After an uncaught error the state of the process is unknown, so it ends and the supervisor starts a new one.
process.on('uncaughtException', (error) => {
  report(error)
  process.exit(1)
})

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const starting = start(process.env, { jobWorker: beside('jobs.worker.js') })
// Set before the start is done, because a supervisor may end the program as soon as it reads that it runs.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())

await starting.catch((error: unknown): never => {
  log(error instanceof StartProblem ? error.message : `Portico could not start: ${error instanceof Error ? error.stack : String(error)}`)
  process.exit(1)
})

/** The first signal lets requests finish; a second one ends the program at once. */
async function end() {
  if (stoppingSince > 0) return Date.now() - stoppingSince > SAME_MS ? process.exit(130) : undefined
  stoppingSince = Date.now()
  log('Stopping …')
  setTimeout(() => {
    log('Stopped without waiting any longer: not everything could be ended in time.')
    process.exit(1)
  }, STOP_MS)
  await (await starting).close()
  process.exit(0)
}
