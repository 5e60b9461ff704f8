import { readFileSync } from 'node:fs'
import { median } from './ratio.ts'
import { startPortico } from './portico.ts'

/** Seconds from the start of the process to the first answer, on a database that is there: the median of a few. */
export async function coldStart(dataDir: string, times: number): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < times; round++) {
    const began = performance.now()
    const portico = await startPortico(dataDir)
    taken.push((performance.now() - began) / 1000)
    await portico.stop()
  }
  return median(taken)
}

/** Resident memory of a process, megabytes. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
