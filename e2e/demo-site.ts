import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { start } from '../server/start.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder that holds the demo site as its first start leaves it. */
    demoSite: string
  }
}

/** Vitest's globalSetup: the demo site is seeded once; every file of tests begins with a copy. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-demo-'))
  const running = await start({ PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'test' }, { quiet: true })
  await running.close()
  project.provide('demoSite', dataDir)
  return () => rm(dataDir, { recursive: true, force: true })
}
