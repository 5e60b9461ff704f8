// @module-tag browser
import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildImage, variablesOf, type Image } from './kit/container-file.ts'
import { startProgram, type Program } from '../server/testing/program.ts'
import { PROGRAM_FLAGS } from '../scripts/lib/program-flags.mjs'
import { inRoot } from '../scripts/lib/root.mjs'
import { hasProgram, linesOf, runExample } from './kit/run-examples.ts'

// docs/run: the container file is carried out without an engine, and the unit's command runs in the release that it makes.

const UNIT = 'portico.service'
/** The user of the container is another than ours, so that the program may change nothing but its data. */
const isRoot = process.getuid?.() === 0
const run = promisify(execFile)

let scratch: string
let image: Image & { npmCalls: string[] }
const running: Program[] = []

describe.skipIf(!isRoot)('docs/run as root, as a container engine is', () => {
  beforeAll(() => {
    scratch = mkdtempSync(path.join(tmpdir(), 'portico-image-'))
    chmodSync(scratch, 0o755)
    image = buildImage(runExample('Containerfile'), scratch)
  }, 300_000)
  afterEach(async () => {
    for (const program of running.splice(0)) {
      program.kill('SIGKILL')
      await program.ended
    }
  })
  afterAll(() => rmSync(scratch, { recursive: true }))

  const program = () => path.join(image.root, image.workdir)

  function begin(command: string[], env: Record<string, string>) {
    const absolute = [path.resolve(program(), command[0]!), ...command.slice(1)]
    const started = startProgram(program(), { ...env, PORT: '0' }, image.user, absolute)
    running.push(started)
    return started
  }

  const inContainer = () => begin(image.command, { ...image.env, DATA_DIR: path.join(image.root, image.env['DATA_DIR']!) })

  test('B-78a a release holds what runs, Node included, and neither sources nor the packages of the build', () => {
    expect(image.npmCalls).toEqual(['ci'])
    expect(readdirSync(program()).sort()).toEqual(['LICENSE', 'bin', 'demo', 'dist', 'node_modules', 'package.json'])
    expect(readdirSync(path.join(program(), 'node_modules'))).not.toContain('vite')
  })

  test('B-78a a release is not written into a folder that holds something', async () => {
    const taken = path.join(scratch, 'taken')
    mkdirSync(path.join(taken, 'old'), { recursive: true })
    await expect(run(process.execPath, [inRoot('scripts/release.mjs'), taken])).rejects.toThrow('is not empty')
    expect(readdirSync(taken)).toEqual(['old'])
  })

  test('B-78b the image starts as a user who can change nothing but the data, says how to sign in, and answers its own question for its health', async () => {
    expect(image.user.uid).toBeGreaterThan(0)
    const started = inContainer()
    const url = await started.url
    await expect.poll(() => started.output()).toMatch(/#\/setup\?token=/)
    expect((await fetch(`${url}/`)).status).toBe(200)
    const answer = await (await fetch(`${url}/readyz`)).text()
    expect(answer).toBe('ready\n')
    const health = (at: string) =>
      run(
        path.join(program(), image.health[0]!),
        image.health.slice(1).map((word) => word.replace('http://127.0.0.1:3000', at)),
      )
    await expect(health(url)).resolves.toBeDefined()
    started.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    await expect(health(url)).rejects.toThrow()
    expect(existsSync(path.join(image.root, 'data/portico.db'))).toBe(true)
    expect(existsSync(path.join(program(), 'data'))).toBe(false)
  })

  test('B-78c the command of the unit runs in a release, with the files of the unit, and SIGTERM ends it cleanly', async () => {
    const unit = linesOf(UNIT)
    const data = path.join(scratch, 'unit')
    mkdirSync(data)
    chownSync(data, image.user.uid, image.user.gid)
    const moved = (text: string) =>
      text.replaceAll('/opt/portico/current', program()).replaceAll(/\/var\/(lib|cache)\/portico/g, `${data}/$1`)
    const env = { ...variablesOf(linesOf('portico.env').join(' ')), ...variablesOf(moved(valueOf(unit, 'Environment'))) }
    const started = begin(moved(valueOf(unit, 'ExecStart')).split(' '), env)
    const url = await started.url
    expect((await fetch(`${url}/home`)).headers.get('strict-transport-security')).toBe('max-age=31536000')
    started.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(readdirSync(data).sort()).toEqual(['cache', 'lib'])
  })
})

const valueOf = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}=`))!.slice(name.length + 1)

test('B-78b B-78c image and unit start the program with the flags of `npm start`', () => {
  expect(PROGRAM_FLAGS).not.toEqual([])
  const command = linesOf('Containerfile').findLast((line) => line.startsWith('CMD '))
  for (const flag of PROGRAM_FLAGS) {
    expect(command).toContain(`"${flag}"`)
    expect(valueOf(linesOf(UNIT), 'ExecStart')).toContain(` ${flag} `)
  }
})

test('B-78c the unit waits longer for the end than the program takes, and its data belongs to it alone', () => {
  const stopMs = Number(/STOP_MS = ([\d_]+)/.exec(readFileSync(inRoot('server/main.ts'), 'utf8'))![1]!.replaceAll('_', ''))
  expect(Number(valueOf(linesOf(UNIT), 'TimeoutStopSec')) * 1000).toBeGreaterThan(stopMs)
  expect(valueOf(linesOf(UNIT), 'Environment')).toContain(`DATA_DIR=/var/lib/${valueOf(linesOf(UNIT), 'StateDirectory')} `)
  expect(valueOf(linesOf(UNIT), 'UMask')).toBe('0077')
})

test.skipIf(!hasProgram('systemd-analyze'))('B-78c systemd knows every line of the unit, and finds it well shut in', async () => {
  const file = runExample(UNIT)
  const { stderr } = await run('systemd-analyze', ['verify', file]).catch((error: { stderr: string }) => error)
  const complaints = stderr.split('\n').filter((line) => line.includes(UNIT))
  // The program is not installed on this machine.
  expect(complaints.filter((line) => !line.includes('/opt/portico/current/bin/node is not executable'))).toEqual([])
  const { stdout } = await run('systemd-analyze', ['security', '--offline=true', file])
  expect(Number(/exposure level for portico\.service: ([\d.]+)/.exec(stdout)![1])).toBeLessThan(2)
})
