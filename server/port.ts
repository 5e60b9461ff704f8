import { createServer } from 'node:net'
import type { Environment } from './environment.ts'
import { StartProblem } from './start-problem.ts'

/** Asked before anything is opened or made: a second start by mistake changes nothing. */
export async function refuseTakenPort({ port, host }: Environment): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host: host ?? '127.0.0.1', exclusive: true }, resolve)
    })
  } catch (error) {
    throw new StartProblem(sentence((error as NodeJS.ErrnoException).code ?? '', port, host))
  } finally {
    await new Promise((resolve) => { probe.close(resolve) })
  }
}

function sentence(code: string, port: number, host: string | null) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Stop it, or set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`
  return `The server cannot listen on ${host ?? 'this machine'}:${port} (${code}). Check HOST and PORT.`
}
