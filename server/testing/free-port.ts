import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to whoever asks for any: one of those may be given away before it is used. */
const [FIRST, LAST] = [20_000, 32_000]

/** Returns a port of this machine that nobody uses, and that nobody gets by chance. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST)
  return (await isFree(port)) ? port : freePort()
}

/** Says whether nobody uses a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
