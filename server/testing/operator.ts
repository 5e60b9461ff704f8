import { spawn } from 'node:child_process'
import { programEnvironment } from './program-environment.ts'

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
