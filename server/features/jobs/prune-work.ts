import { createPace } from '../../db/pace.ts'
import type { Database } from '../../db/engine.ts'
import { addJob } from '../../jobs/rows.ts'
import type { JobWork } from '../../jobs/working.ts'
import { pruneAll } from '../logs/prune-all.ts'
import { forgetJobs } from './forgetting.ts'
import type { WorkParts } from './parts.ts'

/** A job that comes further is not given up, however often it is killed. */
const SAVED_EACH_MS = 250
const HOUR_MS = 60 * 60 * 1000

/** Orders the removal of old data; the first node to do so in an hour has it done. */
export async function orderPrune({ write, now }: Database): Promise<void> {
  const time = now()
  const onceKey = `prune ${Math.floor(time / HOUR_MS)}`
  await addJob(write, { kind: 'prune', params: {}, language: 'en', requestId: '', now: time, onceKey })
}

/** Each step is a short write of its own that deletes what is too old at that moment, so after a kill the work simply begins again. */
export const pruneWork =
  ({ database, settings, dataDir, files }: WorkParts): JobWork =>
  async (job) => {
    const rest = createPace(new AbortController().signal, { ref: true })
    let [steps, saved] = [0, performance.now()]
    const pace: typeof rest = async (work) => {
      job.goOn()
      const done = await rest(work)
      steps += 1
      if (performance.now() - saved > SAVED_EACH_MS) {
        await job.save(database.write, { done: steps })
        saved = performance.now()
      }
      return done
    }
    const pruned = await pruneAll({ database, settings, pace, files })
    return { ...pruned, job: await forgetJobs({ database, dataDir, pace }) }
  }
