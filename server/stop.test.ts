import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase } from './testing/databases.ts'
import { openDoor, type Door } from './testing/door.ts'
import { programFolder, startProgram, type Program } from './testing/program.ts'
import { PASSWORD } from './testing/site.ts'

let folder: string
beforeAll(async () => {
  folder = await programFolder()
})
afterAll(() => rmSync(folder, { recursive: true }))

let dataDir: string
const running: Program[] = []
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'portico-stop-'))
})
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.kill('SIGKILL')
    await program.ended
  }
  rmSync(dataDir, { recursive: true })
})

function run(env: NodeJS.ProcessEnv = {}) {
  const program = startProgram(folder, { DATA_DIR: dataDir, SEED: 'empty', ADMIN_PASSWORD: 'Sesame-7', ...env })
  running.push(program)
  return program
}

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n'

/** A sign-in of which the server has the head, as it has said, and is sent half the body; `finish` sends the rest and brings the reply. */
async function begin(url: string) {
  const body = JSON.stringify({ username: 'admin', password: 'Sesame-7' })
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  let reply = ''
  const ended = new Promise<string>((resolve) => {
    socket
      .on('data', (data) => {
        reply += data.toString()
      })
      .on('error', () => {})
      .once('close', () => resolve(reply.replace(CONTINUE, '')))
  })
  const head = [
    'POST /abp/TokenAuth/Authenticate HTTP/1.1',
    'host: here',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'expect: 100-continue',
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  await expect.poll(() => reply).toBe(CONTINUE)
  socket.write(body.slice(0, 10))
  return {
    finish: () => {
      socket.write(body.slice(10))
      return ended
    },
    ended,
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(
    `M-01e ${signal} ends the program cleanly: what is in flight finishes, nothing new is taken, and the next start finds it all`,
    { tags: signal === 'SIGINT' ? ['whole'] : [], timeout: 60_000 },
    async () => {
      const program = run()
      const url = await program.url
      const slow = await begin(url)
      // A connection that is open and asks nothing holds nobody up.
      await (await fetch(`${url}/api/portal/site`)).text()
      program.kill(signal)
      await expect.poll(() => program.output()).toContain('Stopping')
      await expect(fetch(`${url}/api/portal/site`, { headers: { connection: 'close' } })).rejects.toThrow()
      const reply = await slow.finish()
      expect(reply).toMatch(/^HTTP\/1\.1 200 /)
      expect(await program.ended).toBe(0)
      // Its connection was kept alive for more, which nobody waits for.
      expect(program.output()).not.toContain('Cut off')
      expect(readdirSync(dataDir).filter((name) => /wal|shm/.test(name))).toEqual([])

      const token = /"accessToken":"([^"]+)"/.exec(reply)![1]!
      const again = await run().url
      const { status } = await fetch(`${again}/abp/services/app/Role/GetAll`, { headers: { 'x-token': token } })
      expect(status).toBe(200)
    },
  )

test('M-01e a stop while the file is still checked leaves no part of the database beside it', async () => {
  const program = run()
  await program.url
  program.kill()
  expect(await program.ended).toBe(0)
  expect(readdirSync(dataDir).filter((name) => /wal|shm/.test(name))).toEqual([])
})

describe('With a PostgreSQL', () => {
  let url: string
  let door: Door
  beforeEach(async () => {
    url = await createDatabase(inject('emptySites').postgres.databaseUrl)
    door = await openDoor(url)
  })
  afterEach(async () => {
    await door.close()
    await dropDatabase(url)
  })

  test(
    'B-09b that falls silent the program still ends when it is told to, and prints that it stopped waiting',
    { tags: ['whole'], timeout: 60_000 },
    async () => {
      const program = run({ DATABASE_URL: door.url })
      const at = await program.url
      expect((await fetch(`${at}/api/portal/site`)).status).toBe(200)
      door.silenceAll()
      // The row of this request in the web log is sent to the silent database.
      await fetch(`${at}/api/portal/site`)
      program.kill()
      expect(await program.ended).toBe(1)
      expect(program.output()).toContain('Stopped without waiting any longer')
    },
  )

  test('B-09a B-09g that restarts again and again the program keeps running, also with writes in flight and with an unreadable notice', async () => {
    const program = run({ DATABASE_URL: url })
    const at = await program.url
    let hasEnded = false
    void program.ended.then(() => {
      hasEnded = true
    })
    const admin = new Client({ connectionString: url })
    await admin.connect()
    const body = JSON.stringify({ username: 'admin', password: PASSWORD })
    const signIn = () =>
      fetch(`${at}/abp/TokenAuth/Authenticate`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    for (let round = 0; round < 5; round++) {
      await admin.query("select pg_notify('portico_changes', 'x')")
      const writes = [signIn(), signIn(), signIn()]
      for (let turn = 0; turn < 4; turn++) {
        await admin.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        await new Promise((resolve) => {
          setTimeout(resolve, Math.random() * 50)
        })
      }
      await Promise.all(writes)
    }
    await admin.end()
    expect(hasEnded).toBe(false)
    await expect.poll(async () => (await signIn()).status).toBe(200)
    program.kill()
    expect(await program.ended).toBe(0)
  }, 60_000)
})

test('one Ctrl-C that arrives twice, as under npm, is one; a second one, meant as such, does not wait for what is in flight', async () => {
  const program = run()
  const slow = await begin(await program.url)
  program.kill('SIGINT')
  program.kill('SIGINT')
  await expect.poll(() => program.output(), { interval: 5 }).toContain('Stopping')
  program.kill('SIGINT')
  let hasEnded = false
  void program.ended.then(() => {
    hasEnded = true
  })
  await new Promise((resolve) => {
    // Longer than the time within which two signals are one.
    setTimeout(resolve, 600)
  })
  expect(hasEnded).toBe(false)
  program.kill('SIGINT')
  expect(await program.ended).toBe(130)
  expect(await slow.ended).toBe('')
})
