import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { start } from '../../server/start.ts'
import { authenticate, type Session } from './service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    demo: Demo
  }
}

interface Demo {
  /** A data folder that holds the demo site as its first start leaves it. */
  dataDir: string
  /** A session of each seeded user. Every copy of the site knows them, so that a test need not sign in. */
  sessions: Record<string, Session>
}

/** Vitest's globalSetup: the demo site is seeded once; every test file begins with a copy. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portico-demo-'))
  const running = await start(
    { PORT: '0', DATA_DIR: dataDir, HOST: '127.0.0.1', NODE_ENV: 'test', WRITES_PER_MINUTE: '100000' },
    { quiet: true },
  )
  const sessions: Demo['sessions'] = {}
  for (const userName of ['admin', 'editor', 'viewer']) sessions[userName] = await authenticate(running.url, userName)
  await running.close()
  project.provide('demo', { dataDir, sessions })
  return () => rm(dataDir, { recursive: true, force: true })
}
