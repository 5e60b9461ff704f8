import autocannon from 'autocannon'
import { startReference } from './reference.ts'

interface Asked {
  url: string
  headers: Record<string, string>
  seconds: number
  rounds: number
}

const CONNECTIONS = 50

/** How fast an address is answered, as a share of a bare server that sends the same bytes; the two take turns, so that both meet the same machine. */
export async function ratioToReference({ url, headers, seconds, rounds }: Asked): Promise<{ share: number; rate: number }> {
  const sample = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  if (!sample.ok) throw new Error(`${url} answers ${sample.status}`)
  const reference = await startReference(Buffer.from(await sample.arrayBuffer()), sample.headers.get('content-type')!)
  try {
    await rate(reference.url, {}, 1)
    await rate(url, headers, 1)
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      theirs.push(await rate(reference.url, {}, seconds))
      ours.push(await rate(url, headers, seconds))
    }
    return { share: median(ours) / median(theirs), rate: median(ours) }
  } finally {
    reference.stop()
  }
}

async function rate(url: string, headers: Record<string, string>, duration: number): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration })
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`)
  return requests.average
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
