import { networkOf } from '../../http/networks.ts'
import type { Insertable } from 'kysely'
import type { Tables } from '../../db/tables.ts'

/** A row of the log; `requests` says how many requests it stands for. */
export type WebLogRow = Insertable<Tables['webLog']> & { requests: number }

/** The part of a request that is known before its row is made. */
interface Seen {
  ip: string
  status: number
  /** null: nobody is signed in. */
  userId: number | null
}

export interface Sampler {
  add(seen: Seen, make: () => WebLogRow): void
  /** Returns the rows of the second that ends now; their `requests` add up to the number of requests. */
  take(): WebLogRow[]
}

// The first `full` requests of a second get a row each. Beyond `most` rows only one more row for each class (six at most) is added, for all other
// networks. Both lanes together stay within 300 rows.
const ORDINARY = { full: 200, most: 240 }
/** Our own errors (5xx) and the calls of signed-in users have a lane of their own, so that a flood of strangers does not crowd them out. */
const PREFERRED = { full: 40, most: 48 }
/** Each further row of a network stands for this many times more requests. */
const GROWTH = 10
/** The most addresses that are remembered within a second. */
const MOST_KNOWN = 1000

/**
 * Logs each request while there are few, and counts while there are many. Then one row stands for the answers of one class (2xx, 4xx …) to one
 * network: the first for 10 requests, the next for 100, and so on. When there is no space for another row, one row stands for many networks.
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
  /** The most requests that the row stands for while there is space for another row. */
  most: number
}

/** The row that stands for each sender, by address and by network. */
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

  /** Finds the row for an address whose network is known, or for which there is no space left. */
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
