import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { StartProblem } from '../config/start-problem.ts'
import { hashOf } from './hashing.ts'
import { SUMS, type Sums, readSums } from './sums.ts'
import type { GoesOn } from './watch.ts'

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
