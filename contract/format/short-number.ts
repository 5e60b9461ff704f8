const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** K-05: `1234` → `1.2k`; under a thousand as it is, but for digits that nobody reads. */
export function shortNumber(value: number, digits = 1): string {
  let scaled = value
  let unit = 0
  // By what is written: 999 950 is 1M, never 1000k.
  while (Math.abs(rounded(scaled, digits)) >= 1000 && unit < UNITS.length - 1) {
    scaled /= 1000
    unit++
  }
  return `${rounded(scaled, digits)}${UNITS[unit]}`
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
