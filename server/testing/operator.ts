import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { vi } from 'vitest'
import { runCommand } from '../commands/operator/run-command.ts'
import { programEnvironment } from './program-environment.ts'
import { ENGINES, type Site } from './site.ts'

/** A command of the operator, as `npm run portico` runs it after a build. */
export interface Command {
  kill(signal?: NodeJS.Signals): void
  ended: Promise<{ code: number | null; output: string; errors: string }>
}

/** Starts a command in a program folder (`program.ts`). */
export function startOperator(folder: string, env: NodeJS.ProcessEnv, args: string[], stdin = ''): Command {
  return startCommand(folder, env, [process.execPath, 'dist/server/portico.js', ...args], stdin)
}

/** Runs a command that can write no file beyond a size, as on a disk that is full. */
export const runWithoutRoom = (folder: string, env: NodeJS.ProcessEnv, args: string[]) =>
  startCommand(folder, env, ['sh', '-c', 'ulimit -f 400; exec "$0" "$@"', process.execPath, 'dist/server/portico.js', ...args]).ended

function startCommand(folder: string, env: NodeJS.ProcessEnv, [program, ...args]: string[], stdin = ''): Command {
  const child = spawn(program!, args, {
    cwd: folder,
    env: { ...programEnvironment(), ...env },
  })
  let [output, errors] = ['', '']
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  child.stdin.end(stdin)
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output, errors }))
  })
  return { kill: (signal = 'SIGKILL') => void child.kill(signal), ended }
}

/** Runs a command to its end. */
export const runOperator = (folder: string, env: NodeJS.ProcessEnv, args: string[], stdin = '') =>
  startOperator(folder, env, args, stdin).ended

/** All that is said inside of it is said by the command, and by no server beside it. */
const commanded = new AsyncLocalStorage<true>()

/** Runs a command to its end in the process of the test, which costs no start of a program: one at a time, where neither a kill nor the program is the subject. */
export async function runHere(
  env: NodeJS.ProcessEnv,
  args: string[],
  stdin = '',
): Promise<{ code: number; output: string; errors: string }> {
  const said = { output: '', errors: '' }
  const hear = (name: 'log' | 'warn' | 'error', into: keyof typeof said) => {
    const own = console[name]
    return vi.spyOn(console, name).mockImplementation((...words) => {
      if (commanded.getStore()) said[into] += `${format(...words)}\n`
      else own(...words)
    })
  }
  const input = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([stdin]) as typeof process.stdin)
  const spies = [hear('log', 'output'), hear('warn', 'errors'), hear('error', 'errors'), input]
  try {
    const code = await commanded.run(true, () => runCommand(args, env))
    return { code, ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Runs a command by the program on the first engine, and in this process on the others: the program reads its arguments, its environment and its input alike,
 * whatever the engine.
 */
export const runOnceByProgram = (site: Pick<Site, 'engine' | 'env'>, folder: string, args: string[], stdin = '') =>
  site.engine === ENGINES[0] ? runOperator(folder, site.env, args, stdin) : runHere(site.env, args, stdin)
