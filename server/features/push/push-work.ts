import { Problem } from '../../../contract/errors.ts'
import { JOB_KINDS, type JobKinds } from '../../../contract/jobs/kinds.ts'
import type { JobWork } from '../../jobs/working.ts'
import { post } from './post.ts'
import type { PushService } from './services.ts'

/** The params of a job that tells one service. */
export interface PushParams {
  service: PushService['name']
  addresses: string[]
}

interface PushWorkParts {
  services: readonly PushService[]
  /** Called at each failure with a line that holds no secret. */
  say: (line: string) => void
  kinds?: JobKinds
}

/** Tells a search engine of changed addresses, in one request (P-13). */
export const pushWork =
  ({ services, say, kinds = JOB_KINDS }: PushWorkParts): JobWork =>
  async (job) => {
    const { service: name, addresses } = JSON.parse(job.row.params) as PushParams
    const service = services.find((one) => one.name === name)
    if (!service) throw new Problem('rule', { words: 'job.pushOff' })
    await job.checkLease()
    try {
      await post(service, addresses)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const wait = kinds.push.waits[job.row.attempts - 1]
      const further = wait === undefined ? 'Given up; the sitemap names them.' : `Trying again in ${Math.ceil(wait / 1000)} s.`
      say(`Could not tell ${name} of ${addresses.length} changed address(es): ${reason}. ${further}`)
      throw new Problem('unavailable', { words: 'job.pushFailed', values: { name, reason } })
    }
    return {}
  }
