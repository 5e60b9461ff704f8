const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** Shortens a number (K-05): `1234` → `1.2k`. A number under a thousand only loses the decimals that nobody reads. */
export function shortNumber(value: number, digits = 1): string {
  let scaled = value
  let unit = 0
  // The rounded number decides: 999 950 is written 1M, never 1000k.
  while (Math.abs(rounded(scaled, digits)) >= 1000 && unit < UNITS.length - 1) {
    scaled /= 1000
    unit++
  }
  return `${rounded(scaled, digits)}${UNITS[unit]}`
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits))
