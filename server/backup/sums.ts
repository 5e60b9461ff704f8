import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'
import { hashOf } from './hashing.ts'
import type { GoesOn } from './watch.ts'

const SUMS = 'SHA256SUMS'

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

/** Reads every file of a backup, and throws a sentence with the names of those that are damaged, missing or too many. */
export async function checkSums(folder: string, goesOn: GoesOn): Promise<Sums> {
  const sums = await readSums(folder)
  const there = new Set(await filesIn(folder))
  const bad: string[] = [...there].filter((file) => !sums.has(file)).map((file) => `${file} (unknown)`)
  for (const [file, sum] of sums) {
    await goesOn(0)
    if (!there.has(file)) bad.push(`${file} (missing)`)
    else if ((await hashOf(path.join(folder, file))) !== sum) bad.push(`${file} (damaged)`)
  }
  if (bad.length === 0) return sums
  const shown = bad.slice(0, 5).join(', ') + (bad.length > 5 ? ` and ${bad.length - 5} more` : '')
  throw new StartProblem(`The backup ${folder} is not whole: ${shown}.`)
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return files.map((file) => file.split(path.sep).join('/')).filter((file) => file !== SUMS)
}
