import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/root.mjs'

const run = promisify(execFile)

/** Logs the same things in a process of its own; `first` decides how. */
const logged = (first = '') =>
  run(process.execPath, [
    '--input-type=module',
    '-e',
    `const { log, logAsJson, report, warn } = await import(${JSON.stringify(inRoot('server/config/log.ts'))})
     ${first}
     log('  Portico is running')
     warn('The disk is nearly full')
     report(new TypeError('not a function'), { id: 'req-7', method: 'GET', url: '/home' })
     report('thrown text')`,
  ])

test('E-08 at a terminal each line is as it was said, and an error has its time, its request and its stack', async () => {
  const { stdout, stderr } = await logged()
  expect(stdout).toBe('  Portico is running\nThe disk is nearly full\n')
  expect(stderr).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z req-7 GET \/home\nTypeError: not a function\n {4}at /)
  expect(stderr).toMatch(/Z\nthrown text\n$/)
})

test('E-08 in production each line is JSON with time and level, and an error has its request and its stack', async () => {
  const { stdout, stderr } = await logged('logAsJson()')
  const read = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(read(stdout)).toEqual([
    { level: 'info', time, msg: 'Portico is running' },
    { level: 'warn', time, msg: 'The disk is nearly full' },
  ])
  const [first, second] = read(stderr)
  expect(first).toMatchObject({ level: 'error', time, request: { id: 'req-7', method: 'GET', url: '/home' } })
  expect(first.err).toMatchObject({ type: 'TypeError', message: 'not a function', stack: expect.stringContaining('at ') })
  expect(second).toMatchObject({ level: 'error', err: 'thrown text' })
})
