import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A real S3 server in a process of its own; it checks signatures. */
export interface S3Server {
  /** The settings of a site that keeps its files there. */
  env: Record<string, string>
  /** The folder of the server's objects. */
  folder: string
  /** Ends it as a loss of power does; the objects stay. */
  kill(): Promise<void>
  /** Starts it again on the same port. */
  revive(): Promise<void>
  close(): Promise<void>
}

const BUCKET = 'portico-files'
const KEY = 'S3RVER'

/** The server writes the tokens of its pages by a cipher that Node has left out otherwise. */
const OLD_CIPHERS = '--openssl-legacy-provider'

const SCRIPT = `
  const [module, directory, port, bucket] = process.argv.slice(1)
  const S3rver = require(module)
  const server = new S3rver({ address: '127.0.0.1', port: Number(port), directory, silent: true, configureBuckets: [{ name: bucket }] })
  server.run().then(({ port }) => console.log(port))
`

export async function openS3Server(): Promise<S3Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-s3-'))
  let running = await open(folder, 0)
  const { port } = running
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    folder: path.join(folder, BUCKET),
    kill: () => running.kill(),
    revive: async () => {
      running = await open(folder, port)
    },
    close: async () => {
      await running.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

async function open(folder: string, port: number) {
  const module = createRequire(import.meta.url).resolve('@20minutes/s3rver')
  const child = spawn(process.execPath, [OLD_CIPHERS, '-e', SCRIPT, module, folder, String(port), BUCKET], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    port: Number(line.toString()),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
