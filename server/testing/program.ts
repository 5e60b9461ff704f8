import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isBuilt } from '../../scripts/lib/build-stamp.mjs'
import { PROGRAM_FLAGS } from '../../scripts/lib/program-flags.mjs'
import { inRoot, root } from '../../scripts/lib/root.mjs'
import { hashOf } from '../../scripts/lib/stamp.mjs'
import { programEnvironment } from './program-environment.ts'

// The real program in a process of its own, for tests of starting, stopping and dying.

export interface Program {
  pid: number
  /** Everything it has written so far. */
  output(): string
  /** Resolves to its address when it listens; rejects with its output if it ends before. */
  url: Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  kill(signal?: NodeJS.Signals): void
}

const MANIFEST = {
  'app/main.tsx': { file: 'assets/app.js' },
  'portal/portal.css': { file: 'assets/portal.css' },
  'portal/behaviours/main.ts': { file: 'assets/plain.js' },
  'admin/resource/kinds/html/engine.ts': { file: 'assets/editor.js' },
}

/**
 * Makes a folder like a built repository to start the program in, so that its files land there. `server` is another build than that of our sources.
 */
export async function programFolder(server?: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portico-program-'))
  chmodSync(folder, 0o755)
  const make = (name: string) => mkdirSync(path.join(folder, name), { recursive: true })
  make('dist/public/.vite')
  make('dist/public/assets')
  writeFileSync(path.join(folder, 'dist/public/.vite/manifest.json'), JSON.stringify(MANIFEST))
  symlinkSync(server ?? (await builtServer()), path.join(folder, 'dist/server'))
  symlinkSync(inRoot('demo'), path.join(folder, 'demo'))
  return folder
}

/** Starts it as `npm start` does once all is built, or by another command; `as` names another user to be (by root only). */
export function startProgram(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  as?: { uid: number; gid: number },
  [program, ...args]: string[] = [process.execPath, ...PROGRAM_FLAGS, 'dist/server/main.js'],
): Program {
  const child = spawn(program!, args, {
    cwd: folder,
    env: { ...programEnvironment(), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  let written = ''
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? ''))
  })
  const url = new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      written += data.toString()
      const found = /running at http:\/\/localhost:(\d+)\//.exec(written)
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) => reject(new Error(`The program ended with ${code}:\n${written}`)))
  })
  url.catch(() => {})
  return {
    pid: child.pid!,
    output: () => written,
    url,
    ended,
    kill: (signal = 'SIGTERM') => {
      child.kill(signal)
    },
  }
}

/** Returns the build of `npm start` if it is up to date with the sources; else a build of the server alone, made once for all test files. */
async function builtServer(): Promise<string> {
  if (isBuilt()) return inRoot('dist/server')
  const state = hashOf(
    root,
    ['contract', 'demo/content.ts', 'demo/texts', 'server', 'portal', 'vite.config.ts', 'package-lock.json'],
    (name) => /\.test\.tsx?$|^server\/testing$/.test(name),
  )
  const place = inRoot('.cache', `server-${state.slice(0, 12)}`)
  if (existsSync(place)) return place
  const aside = `${place}-${process.pid}`
  await buildServer(root, aside)
  if (existsSync(place)) rmSync(aside, { recursive: true })
  else renameSync(aside, place)
  return place
}

/** Builds the server of the repository at `from` into a folder; returns it. */
export async function buildServer(from: string, outDir: string): Promise<string> {
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: from, logLevel: 'warn', environments: { ssr: { build: { outDir } } } })
  await builder.build(builder.environments['ssr']!)
  return outDir
}

/** The processes that a program has started and that still run. */
export const childrenOf = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}
