import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from '../../scripts/lib/root.mjs'

/** The path of an example of docs/run. */
export const runExample = (name: string): string => inRoot('docs/run', name)

/** Its lines without comments and empty lines. */
export const linesOf = (name: string): string[] =>
  readFileSync(runExample(name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))

/** True when this machine has the program. Debian keeps some outside the PATH of users. */
export const hasProgram = (name: string): boolean =>
  [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'].some((folder) => existsSync(path.join(folder, name)))
