import { expect, test } from 'vitest'
import { createRestarts } from './restarts.mjs'

interface Options {
  quiet: boolean
  takeOver?: () => Promise<void>
}

/** A development server whose sources are functions. */
function development() {
  const running = new Set<string>()
  const lines: string[] = []
  const errors: unknown[] = []
  let source: () => Promise<string>
  const start = async (_: unknown, { takeOver }: Options) => {
    const name = await source()
    await takeOver?.()
    running.add(name)
    return { close: async () => void running.delete(name) }
  }
  const restarts = createRestarts({
    load: async () => start,
    options: {},
    say: (line: string) => lines.push(line),
    complain: (error: unknown) => errors.push(error),
  })
  const run = (next: () => Promise<string>) => {
    source = next
    return restarts.restart()
  }
  return { run, running, lines, errors, restarts }
}

test('a change replaces the server', async () => {
  const { run, running, lines } = development()
  await run(async () => 'first')
  await run(async () => 'second')
  expect([...running]).toEqual(['second'])
  expect(lines).toEqual(['Changes to the sources show at once.', 'Started again after a change.'])
})

test('a source that does not start leaves the server as it is, and says why', async () => {
  const { run, running, lines, errors } = development()
  await run(async () => 'first')
  const failure = new Error('Declared or answered, but not both: /abp/x')
  await run(() => Promise.reject(failure))
  expect([...running]).toEqual(['first'])
  expect(errors).toEqual([failure])
  expect(lines.at(-1)).toBe('The changed sources do not start. The server from before the change goes on.')
  await run(async () => 'mended')
  expect([...running]).toEqual(['mended'])
})

test('a first start that fails leaves no server, and the next change tries again', async () => {
  const { run, running, restarts } = development()
  await run(() => Promise.reject(new Error('no')))
  expect(restarts.isRunning()).toBe(false)
  await run(async () => 'mended')
  expect([...running]).toEqual(['mended'])
  await restarts.end()
  expect([...running]).toEqual([])
})
