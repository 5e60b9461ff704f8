import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { BUILD, startPortico, type Portico } from './portico.ts'

/** Starts the measured build and, where one is named, another build, each on data of its own, and measures them in one browser. */
export async function withBuilds<T>(
  other: string | null,
  measure: (browser: Browser, servers: readonly Portico[]) => Promise<T>,
): Promise<T> {
  const builds = other ? [BUILD, other] : [BUILD]
  const folders = builds.map(() => mkdtempSync(path.join(tmpdir(), 'portico-builds-')))
  const browser = await openBrowser()
  const servers: Portico[] = []
  try {
    for (const [at, build] of builds.entries()) servers.push(await startPortico(folders[at]!, {}, build))
    return await measure(browser, servers)
  } finally {
    await browser.close()
    for (const server of servers) await server.stop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures each of several things by turns; returns the measures of each. The first turn warms them and does not count. */
export async function byTurns<T, M>(things: readonly T[], turns: number, measure: (thing: T) => Promise<M>): Promise<M[][]> {
  const measures: M[][] = things.map(() => [])
  for (let turn = 0; turn <= turns; turn++)
    for (const [at, thing] of things.entries()) {
      const measured = await measure(thing)
      if (turn > 0) measures[at]!.push(measured)
    }
  return measures
}
