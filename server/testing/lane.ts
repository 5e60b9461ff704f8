import { setTimeout as wait } from 'node:timers/promises'
import { createWorking, type WorkingParts } from '../jobs/working.ts'
import { times } from './times.ts'

/** Does jobs as they come, several at once, as a server does; `works` holds the kinds that it does. */
export function doJobs({ works, ...parts }: Omit<WorkingParts, 'works' | 'names'> & { works: Partial<WorkingParts['works']> }) {
  const names = Object.keys(works) as NonNullable<WorkingParts['names']>
  const workings = times(4, () => createWorking({ ...parts, works: works as WorkingParts['works'], names }))
  let isStopping = false
  const loops = workings.map(async ({ next }) => {
    while (!isStopping) if (!(await next())) await wait(10)
  })
  return {
    stop: async () => {
      isStopping = true
      for (const { stop } of workings) stop()
      await Promise.all(loops)
    },
  }
}
