import { median } from './ratio.ts'
import { startPortico } from './portico.ts'

/** Returns the seconds from the start of the process to the first reply, on an existing database: the median of several starts. */
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
