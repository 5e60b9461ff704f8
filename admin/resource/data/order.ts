/** The list with one entry put in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return from in list ? rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!) : [...list]
}

/** The list with one entry replaced. */
export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] => list.map((one, index) => (index === at ? entry : one))

/** The list without one entry. */
export const removed = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)
