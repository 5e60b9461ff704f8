import { readdir, stat } from 'node:fs/promises'

/** Returns the names in a folder; none if there is no such folder. */
export const namesIn = (place: string) => readdir(place).catch((): string[] => [])

/** Returns the milliseconds since a file or folder last changed; null when there is none. */
export const ageOf = (file: string, now: number) =>
  stat(file).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => null,
  )
