type Row<D> = { [K in keyof D]: D[K] extends readonly (infer V)[] ? V : never }

/**
 * Returns few combinations of the values of several dimensions in which each value stands together with each value of each other dimension at least once. Most
 * faults depend on one value or on two, so these find nearly as much as the full product. The same dimensions always give the same combinations.
 */
export function coveringPairs<const D extends Readonly<Record<string, readonly unknown[]>>>(dimensions: D): Row<D>[] {
  const names = Object.keys(dimensions)
  const valuesOf = (at: number) => dimensions[names[at]!]!
  const open = new Set<string>()
  const key = (one: number, value: number, other: number, otherValue: number) =>
    one < other ? `${one}=${value} ${other}=${otherValue}` : `${other}=${otherValue} ${one}=${value}`
  for (let one = 0; one < names.length; one++)
    for (let other = one + 1; other < names.length; other++)
      valuesOf(one).forEach((_, value) => valuesOf(other).forEach((__, otherValue) => open.add(key(one, value, other, otherValue))))

  const rows: Row<D>[] = []
  while (open.size > 0) {
    // Each combination begins with a pair that none has yet, so every step comes further.
    const [first] = open
    const chosen = new Map(first!.split(' ').map((part) => part.split('=').map(Number) as [number, number]))
    const pairsWith = (at: number, value: number) =>
      [...chosen].filter(([other, otherValue]) => open.has(key(at, value, other, otherValue))).length
    for (let at = 0; at < names.length; at++) {
      if (chosen.has(at)) continue
      const gains = valuesOf(at).map((_, value) => pairsWith(at, value))
      chosen.set(at, gains.indexOf(Math.max(...gains)))
    }
    for (const [one, value] of chosen) for (const [other, otherValue] of chosen) open.delete(key(one, value, other, otherValue))
    rows.push(Object.fromEntries([...chosen].map(([at, value]) => [names[at]!, valuesOf(at)[value]])) as Row<D>)
  }
  return rows
}
