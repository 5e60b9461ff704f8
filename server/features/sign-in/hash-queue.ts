import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { Problem } from '../../../contract/errors.ts'
import { wideNetworkOf } from '../../http/limits.ts'

// B-02, decision 25: a hash takes a thread of the four that also read files, and as much of a processor as it can get.

/** Two threads stay for files, and on a small machine one processor for everything else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const MOST_WAITING = 50
/** Of one network, waiting and at work: it cannot fill the queue for the others. */
const MOST_OF_NETWORK = 10
const RETRY_SECONDS = 2

// One for the process, as its threads are.
const queue = new PQueue({ concurrency: AT_ONCE })
const ofNetwork = new Map<string, number>()
let begun = 0

/** Hashes or checks a password when its turn comes; when too many wait already it refuses at once (503). */
export async function inTurn<T>(ip: string, work: () => Promise<T>): Promise<T> {
  const network = wideNetworkOf(ip)
  const own = ofNetwork.get(network) ?? 0
  if (queue.size >= MOST_WAITING || own >= MOST_OF_NETWORK) throw new Problem('busy', { data: { retryAfter: RETRY_SECONDS } })
  ofNetwork.set(network, own + 1)
  try {
    return await queue.add(() => {
      begun++
      return work()
    })
  } finally {
    leave(network)
  }
}

function leave(network: string) {
  const left = ofNetwork.get(network)! - 1
  if (left > 0) ofNetwork.set(network, left)
  else ofNetwork.delete(network)
}

/** How many pieces of work have begun, and how many of them are at work now. */
export const hashing = () => ({ begun, atOnce: queue.pending, waiting: queue.size, networks: ofNetwork.size })
