export interface Line {
  what: string
  value: number
  unit: string
  limit?: { least?: number; most?: number }
  note?: string
}

/** Prints each value beside its limit. A missed limit is marked but does not fail the run: machines differ, and a benchmark is no test. */
export function printTable(lines: Line[]): void {
  const width = Math.max(...lines.map(({ what }) => what.length))
  for (const { what, value, unit, limit, note = '' } of lines) {
    const asked = limit?.least === undefined ? (limit?.most === undefined ? '' : `≤ ${limit.most}`) : `≥ ${limit.least}`
    const isMet = !limit || (value >= (limit.least ?? value) && value <= (limit.most ?? value))
    console.log(`${isMet ? ' ' : '!'} ${what.padEnd(width)}  ${format(value).padStart(8)} ${unit.padEnd(6)}  ${asked.padEnd(7)} ${note}`)
  }
}

const format = (value: number) => (Number.isInteger(value) ? String(value) : value >= 100 ? value.toFixed(0) : value.toFixed(2))
