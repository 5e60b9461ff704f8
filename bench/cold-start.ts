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
