const REGIONS = ['north', 'east', 'south', 'west'] as const
const KINDS = ['camera', 'lens', 'light', 'sensor', 'cable'] as const
type Region = (typeof REGIONS)[number]
type Kind = (typeof KINDS)[number]
export type GroupBy = 'none' | 'region' | 'kind'

/** A line of the sample: so many pieces for so much each. */
export interface Line {
  id: number
  region: Region
  kind: Kind
  quantity: number
  price: number
}

export interface Sums {
  count: number
  quantity: number
  amount: number
}

/** A row of the table: a line, or the heading of a group with its sums. */
export type Row = { type: 'line'; key: string; line: Line } | { type: 'group'; key: string; name: Region | Kind; sums: Sums }

const COUNT = 100_000

/** The same lines at each visit. */
export const makeLines = (count = COUNT): Line[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    region: REGIONS[(at * 7 + (at >> 3)) % REGIONS.length]!,
    kind: KINDS[(at * 3 + (at >> 5)) % KINDS.length]!,
    quantity: 1 + ((at * 37) % 90),
    price: 5 + ((at * 53) % 1990),
  }))

export function sumsOf(lines: readonly Line[]): Sums {
  const sums = { count: lines.length, quantity: 0, amount: 0 }
  for (const { quantity, price } of lines) {
    sums.quantity += quantity
    sums.amount += quantity * price
  }
  return sums
}

/** The rows to show: all lines, or the groups with the lines of those that are open. */
export function rowsOf(lines: readonly Line[], groupBy: GroupBy, closed: ReadonlySet<string>): Row[] {
  if (groupBy === 'none') return lines.map(rowOf)
  const groups = Map.groupBy(lines, (line) => line[groupBy])
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, own]): Row[] => [{ type: 'group', key: name, name, sums: sumsOf(own) }, ...(closed.has(name) ? [] : own.map(rowOf))])
}

const rowOf = (line: Line): Row => ({ type: 'line', key: String(line.id), line })
