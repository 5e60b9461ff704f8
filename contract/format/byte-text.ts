const UNITS = ['KB', 'MB', 'GB', 'TB']

/** Writes a number of bytes for people, such as `12.3 MB`; the smallest unit is a KB. */
export function byteText(bytes: number): string {
  let [size, unit] = [bytes / 1024, 0]
  while (size >= 999.5 && unit < UNITS.length - 1) [size, unit] = [size / 1024, unit + 1]
  return `${size < 99.95 ? Number(size.toFixed(1)) : Math.round(size)} ${UNITS[unit]}`
}
