import { createServer } from 'node:net'
import type { Environment } from './environment.ts'
import { StartProblem } from './start-problem.ts'
import { codeOf } from './error-parts.ts'

/** Refuses the start before anything is opened or made, so that a second start by mistake changes nothing. */
export async function refuseTakenPort({ port, host }: Environment): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host: host ?? '127.0.0.1', exclusive: true }, resolve)
    })
  } catch (error) {
    throw listenProblem(error, { port, host })
  } finally {
    await new Promise((resolve) => {
      probe.close(resolve)
    })
  }
}

/** Returns the reason why the server cannot listen there. */
export function listenProblem(error: unknown, { port, host }: Pick<Environment, 'port' | 'host'>): StartProblem {
  const code = codeOf(error)
  if (code === 'EADDRINUSE') return new StartProblem(`Port ${port} is in use by another program. Stop it, or set PORT to a free one.`)
  if (code === 'EACCES') return new StartProblem(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
  return new StartProblem(`The server cannot listen on ${host ?? 'this machine'}:${port} (${code}). Check HOST and PORT.`)
}
