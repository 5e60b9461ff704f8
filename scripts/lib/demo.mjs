import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROGRAM_FLAGS } from './program-flags.mjs'
import { root } from './root.mjs'

/** Starts the built server with the demo content on a database of its own; `stop` ends it and deletes the database. */
export async function startDemo() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-demo-'))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: 'development', SEED: 'demo' }
  const child = spawn(process.execPath, [...PROGRAM_FLAGS, join(root, 'dist/server/main.js')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
      const found = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
