import { networkOf } from '../../http/limits.ts'
import type { WebLogRow } from './web-log.ts'

/** The part of a request that is known before its row is made. */
export interface Seen {
  ip: string
  status: number
  /** null: nobody is signed in. */
  userId: number | null
}

export interface Sampler {
  add(seen: Seen, make: () => WebLogRow): void
  /** The rows of the second that ends now; the sum of their `requests` is the number of requests. */
  take(): WebLogRow[]
}

// `full` requests of a second are a row each; from `most` rows on only a row a class (six at most) is added, for all other networks.
// Both lanes together: at most 300 rows.
const ORDINARY = { full: 200, most: 240 }
/** Errors of ours and calls of people who are signed in have room of their own, so that a flood of strangers does not crowd them out. */
const PREFERRED = { full: 40, most: 48 }
/** How much more each further row of one network stands for. */
const GROWTH = 10
/** Addresses that are remembered for a second. */
const MOST_KNOWN = 1000

/**
 * Keeps each request while there are few, and counts while there are many: then one row stands for answers of the same class (2xx, 4xx …) to one
 * network, up to 10, the next up to 100, and so on; when there is no room for a row of that network, one stands for many networks.
 */
export function createSampler(): Sampler {
  let rows: WebLogRow[] = []
  let ordinary = createLane(rows, ORDINARY)
  let preferred = createLane(rows, PREFERRED)
  return {
    add: (seen, make) => (seen.userId !== null || seen.status >= 500 ? preferred : ordinary)(seen, make),
    take: () => {
      const taken = rows
      rows = []
      ordinary = createLane(rows, ORDINARY)
      preferred = createLane(rows, PREFERRED)
      return taken
    },
  }
}

interface Sample {
  row: WebLogRow
  /** The row stands for so many at most while there is room for another. */
  most: number
}

/** Who sends, as they are counted, and the row that stands for them. */
type Known = Map<string, Sample>

const MANY = '*'
const OF_MANY = { path: MANY, ip: MANY, userAgent: '', referrer: '', userId: null, requestId: '' }

function createLane(rows: WebLogRow[], { full, most }: { full: number; most: number }) {
  const byClass = new Map<number, Known>()
  let stored = 0

  function store(row: WebLogRow) {
    stored++
    rows.push(row)
    return row
  }

  function knownIn(statusClass: number) {
    let known = byClass.get(statusClass)
    if (!known) byClass.set(statusClass, (known = new Map()))
    return known
  }

  /** Another address of a network that is known already, or one for which there is no room any more. */
  function find(known: Known, who: string) {
    const sample = known.get(networkOf(who)) ?? (stored < most ? undefined : known.get(MANY))
    if (sample && known.size < MOST_KNOWN) known.set(who, sample)
    return sample
  }

  function begin(known: Known, who: string, row: WebLogRow) {
    const isOne = stored < most
    const sample = { row: store(isOne ? row : Object.assign(row, OF_MANY)), most: isOne ? GROWTH : Number.POSITIVE_INFINITY }
    known.set(who, sample).set(isOne ? networkOf(who) : MANY, sample)
  }

  return (seen: Seen, make: () => WebLogRow) => {
    if (stored < full) return void store(make())
    const known = knownIn(Math.trunc(seen.status / 100))
    const who = seen.userId === null ? seen.ip : `user ${seen.userId}`
    const sample = known.get(who) ?? find(known, who)
    if (!sample) begin(known, who, make())
    else if (sample.row.requests < sample.most || stored >= most) sample.row.requests++
    else {
      sample.row = store(make())
      sample.most *= GROWTH
    }
  }
}
