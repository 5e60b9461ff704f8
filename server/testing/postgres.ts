import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'
import { findBinaries } from './postgres-binaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server, database `postgres`, as its superuser. */
    postgres: string
  }
}

interface Running {
  url: string
  stop: () => Promise<void>
}

// Every project of one run loads this file for itself; through this global they share one server.
const shared = globalThis as { portico?: { running: Promise<Running>; users: number; postmaster?: number } }

/** Vitest's globalSetup: one PostgreSQL for the whole run, in a temporary folder that goes with it. */
export default async function setup(project: TestProject) {
  const run = (shared.portico ??= { running: launch(), users: 0 })
  run.users += 1
  project.provide('postgres', (await run.running).url)
  return async () => {
    run.users -= 1
    if (run.users === 0) await (await run.running).stop()
  }
}

/** The address of the run's server, for other parts of the setup. */
export const postgresUrl = async (): Promise<string> => (await shared.portico!.running).url

async function launch(): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  const password = randomBytes(12).toString('hex')
  const port = await freePort()
  writeFileSync(join(folder, 'password'), password)
  const bin = findBinaries(folder)
  const owner = hand(folder)
  const stop = await keep(bin, folder, port, owner)
  // The report of the run adds what this process and its children have used.
  shared.portico!.postmaster = Number.parseInt(readIfThere(join(folder, 'data', 'postmaster.pid')), 10)
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

// PostgreSQL refuses to run as root.
function hand(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const user = ['postgres', 'nobody'].find((name) => id('-u', name) !== null) ?? 'nobody'
  const owner = { uid: Number(id('-u', user)), gid: Number(id('-g', user)) }
  execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
  chmodSync(folder, 0o700)
  return owner
}

function id(what: string, user: string): string | null {
  try {
    return execFileSync('id', [what, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}

// Nothing here outlives a run: no disk is waited for.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
  'dynamic_shared_memory_type=mmap',
  // Databases live for seconds.
  'autovacuum=off',
  'jit=off',
  'listen_addresses=127.0.0.1',
]

// The keeper sits in a session of its own and reads until our end of the pipe closes, which it does whether we end, crash or are
// killed. Then it stops the server and removes the folder. With any other password than one of MD5 each of a run's thousands of connections would take 5 ms more.
const keeper = `
  bin="$1" folder="$2" options="$3"
  if "$bin/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" -A md5 -E UTF8 --locale=C --no-sync &&
     "$bin/pg_ctl" start -w -t 30 -s -D "$folder/data" -l "$folder/log" -o "$options"
  then echo started; else echo failed; fi >"$folder/answer" 2>"$folder/problem"
  tail -n 1 "$folder/answer"
  cat >/dev/null
  "$bin/pg_ctl" stop -s -m immediate -D "$folder/data"
  cd /; rm -rf "$folder"
`

async function keep(bin: string, folder: string, port: number, owner: { uid?: number; gid?: number }) {
  const options = [`-p ${port}`, `-k ${folder}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
  const child = spawn('/bin/sh', ['-c', keeper, 'sh', bin, folder, options], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    ...owner,
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.stdin.end()
    await ended
  }
  const answer = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  if (answer !== 'started') {
    const problem = [join(folder, 'problem'), join(folder, 'log')].map(readIfThere).join('\n')
    await stop()
    throw new Error(`The tests' PostgreSQL did not start:\n${problem}`)
  }
  return stop
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
