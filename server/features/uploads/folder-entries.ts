import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Returns the names in a folder; none if there is no such folder. */
export const namesIn = (place: string) => readdir(place).catch((): string[] => [])

/** Returns the milliseconds since a file or folder last changed; null when there is none. */
export const ageOf = (file: string, now: number) =>
  stat(file).then(
    ({ mtimeMs }) => now - mtimeMs,
    () => null,
  )

/** Returns the bytes of the files in a folder. */
export async function sizeOf(place: string): Promise<number> {
  const sizes = (await namesIn(place)).map((name) =>
    stat(path.join(place, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
