import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { Problem } from '../../../contract/errors.ts'
import { wideNetworkOf } from '../../http/networks.ts'

// B-02, decision 25: each hash takes one of the four threads that also read files, and a whole processor.

/** Leaves two threads for files and, on a small machine, one processor for everything else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))
const MOST_WAITING = 50
/** The most hashes of one network, waiting or running, so that it cannot fill the queue for the others. */
const MOST_OF_NETWORK = 10
const RETRY_SECONDS = 2

// There is one queue for the process, because the threads belong to the process.
const queue = new PQueue({ concurrency: AT_ONCE })
const ofNetwork = new Map<string, number>()
let begun = 0

/** Hashes or checks a password when its turn comes; refuses at once (503) when too many wait already. */
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

/** @internal Returns how many hashes have begun, run and wait. */
export const hashing = () => ({ begun, atOnce: queue.pending, waiting: queue.size, networks: ofNetwork.size })
