import type { Database } from '../../db/engine.ts'
import type { JobWork } from '../../jobs/working.ts'
import { addJob } from '../../jobs/rows.ts'
import { collectUploads } from '../uploads/collect.ts'
import { dayOf } from '../uploads/set-one-aside.ts'
import type { FileStore } from '../uploads/store.ts'

const SHOWN_EACH_MS = 250

/** Orders a collection of uploads; the first node to do so on a day (UTC) has it done. */
export async function orderCollect({ write, now }: Database): Promise<void> {
  const time = now()
  const onceKey = `collect ${dayOf(time)}`
  await addJob(write, { kind: 'collect', params: {}, language: 'en', requestId: '', now: time, onceKey })
}

interface CollectWorkParts {
  database: Database
  files: FileStore
  say: (line: string) => void
}

/** Puts away what was left in the folder of uploads. Each file is moved by one step, so after a kill the work simply goes on with the others. */
export const collectWork =
  ({ database, files, say }: CollectWorkParts): JobWork =>
  async (job) => {
    const { moved: before } = (job.row.checkpoint === null ? { moved: 0 } : JSON.parse(job.row.checkpoint)) as { moved: number }
    let [shown, moved] = [0, before]
    const look = async (done: number, total: number) => {
      job.goOn()
      if (performance.now() - shown < SHOWN_EACH_MS) return
      await job.show({ done, total })
      shown = performance.now()
    }
    const hasMoved = () => job.save(database.write, { checkpoint: { moved: ++moved } })
    await collectUploads({ database, files, say, now: Date.now(), look, moved: hasMoved })
    return { uploads: moved }
  }
