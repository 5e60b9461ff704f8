import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'

/** The file of a backup that holds its sums. */
export const SUMS = 'SHA256SUMS'

/** The checksums of the files of a backup, by their paths in it. */
export type Sums = Map<string, string>

/** Writes the sums as `sha256sum` prints them. */
export const writeSums = (folder: string, sums: Sums) =>
  writeFile(path.join(folder, SUMS), [...sums].map(([file, sum]) => `${sum}  ${file}\n`).join(''), { flush: true })

export async function readSums(folder: string): Promise<Sums> {
  const text = await readFile(path.join(folder, SUMS), 'utf8').catch(() => {
    throw new StartProblem(`${folder} is no backup: it holds no ${SUMS}.`)
  })
  const lines = text.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}
