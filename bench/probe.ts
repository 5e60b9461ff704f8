import { fork } from 'node:child_process'
import { get, Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The time a visitor's request waited while other work went on. */
export interface Waits {
  /** The longest wait in milliseconds; a request that is still waiting at the end counts with the time it has waited so far. */
  longest: number
  median: number
  /** The number of requests that were not answered with 200. */
  failed: number
}

const EVERY_MS = 20

/** Asks for one cached page again and again, from a process of its own. `stop` returns how long the page waited. */
export async function startProbe(url: string): Promise<{ stop(): Promise<Waits> }> {
  const child = fork(fileURLToPath(import.meta.url), ['probe', url])
  await new Promise((resolve) => {
    child.once('message', resolve)
  })
  return {
    stop: () =>
      new Promise((resolve) => {
        child.once('message', (waits) => resolve(waits as Waits))
        child.send('stop')
      }),
  }
}

if (process.argv[2] === 'probe') void probe(process.argv[3]!)

async function probe(url: string) {
  const agent = new Agent({ keepAlive: true })
  const taken: number[] = []
  const running = new Set<number>()
  let failed = 0
  let stopped = false
  process.once('disconnect', () => process.exit())
  process.once('message', () => {
    stopped = true
    const now = performance.now()
    const all = [...taken, ...[...running].map((began) => now - began)].toSorted((a, b) => a - b)
    process.send!({ longest: all.at(-1) ?? 0, median: all[Math.floor(all.length / 2)] ?? 0, failed } satisfies Waits)
    setImmediate(() => process.exit())
  })
  const ask = () => {
    const began = performance.now()
    running.add(began)
    const done = (ok: boolean) => {
      if (!running.delete(began)) return
      taken.push(performance.now() - began)
      if (!ok) failed++
    }
    get(url, { agent }, (response) => {
      response.resume().once('end', () => done(response.statusCode === 200))
    }).once('error', () => done(false))
  }
  ask()
  process.send!('ready')
  while (!stopped) {
    // Fifty at most, so that the probe itself adds no load, even while nothing is answered.
    if (running.size < 50) ask()
    await setTimeout(EVERY_MS)
  }
}
