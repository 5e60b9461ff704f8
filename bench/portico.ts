import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { PROGRAM_FLAGS } from '../scripts/lib/program-flags.mjs'

export interface Portico {
  url: string
  pid: number
  stop(): Promise<void>
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>
}

/** The folder of the build to measure: `--build=<folder>` names another than this one. */
export const BUILD = process.argv.find((argument) => argument.startsWith('--build='))?.slice('--build='.length) ?? '.'

/** Starts the built server as a process of its own on the given data folder, and waits until it answers. */
export async function startPortico(dataDir: string, more: NodeJS.ProcessEnv = {}, folder = BUILD): Promise<Portico> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    WRITES_PER_MINUTE: '1000000',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '127.0.0.1',
    NODE_COMPILE_CACHE: path.resolve('.cache', 'compiled'),
    ...more,
  }
  const main = path.join('dist', 'server', 'main.js')
  const child = spawn(process.execPath, [...PROGRAM_FLAGS, main], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/api/portal/site`)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal)
    return ended
  }
  return { url, pid: child.pid!, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

async function answering(url: string) {
  for (let tries = 0; tries < 6000; tries++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => {
      setTimeout(resolve, 10)
    })
  }
  throw new Error('The server did not answer within a minute')
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => {
    probe.once('listening', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}

export async function signIn(url: string, password = '123qwe', userName = 'admin'): Promise<string> {
  const body = JSON.stringify({ usernameOrEmailAddress: userName, password })
  const response = await fetch(`${url}/abp/TokenAuth/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const reply = (await response.json()) as { result: { accessToken: string } }
  return reply.result.accessToken
}
