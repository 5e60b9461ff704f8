import autocannon from 'autocannon'
import { cpuTimeOf } from './process.ts'
import { startReference } from './reference.ts'

interface Target {
  url: string
  /** The process of the server at `url`. */
  pid: number
  headers: Record<string, string>
  seconds: number
  rounds: number
}

interface Ratio {
  /** Requests a second as a share of the reference's. A slow client makes the share look better than it is. */
  share: number
  /** The reference's processor time for a request as a share of ours. It does not depend on the speed of the client. */
  cpuShare: number
  /** Requests a second. */
  rate: number
}

interface Run {
  rate: number
  /** Processor time for a request, microseconds. */
  cpu: number
}

const CONNECTIONS = 50

/** Compares an address with a bare server that sends the same bytes. The two servers take turns, so that both run under the same conditions. */
export async function ratioToReference({ url, pid, headers, seconds, rounds }: Target): Promise<Ratio> {
  const sample = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!sample.ok) throw new Error(`${url} answers ${sample.status}`)
  const reference = await startReference(Buffer.from(await sample.arrayBuffer()), sample.headers.get('content-type')!)
  try {
    const ours = () => load({ url, pid, headers, seconds })
    const theirs = () => load({ url: reference.url, pid: reference.pid, headers: {}, seconds })
    await theirs()
    await ours()
    const [us, them]: [Run[], Run[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      them.push(await theirs())
      us.push(await ours())
    }
    const middle = (runs: Run[], what: keyof Run) => median(runs.map((run) => run[what]))
    return { share: middle(us, 'rate') / middle(them, 'rate'), cpuShare: middle(them, 'cpu') / middle(us, 'cpu'), rate: middle(us, 'rate') }
  } finally {
    reference.stop()
  }
}

async function load({ url, pid, headers, seconds }: Omit<Target, 'rounds'>): Promise<Run> {
  const before = cpuTimeOf(pid)
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return { rate: requests.average, cpu: (cpuTimeOf(pid) - before) / requests.total }
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
