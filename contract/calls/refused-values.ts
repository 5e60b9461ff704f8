/** A property of a refused write, and those of its values that name nothing any more; a refusal lists them in `data.refused`. */
export interface RefusedValue {
  member: string
  values: readonly unknown[]
}

/** Returns the values that can still be written: a list keeps its other members; a property of which nothing is left is left out (B-119). */
export function withoutRefused(values: Readonly<Record<string, unknown>>, refused: readonly RefusedValue[]): Record<string, unknown> {
  const gone = new Map(refused.map((one) => [one.member, one.values]))
  const kept = Object.entries(values).flatMap(([name, value]) => {
    const without = gone.get(name)
    if (!without) return [[name, value] as const]
    const left = Array.isArray(value) ? value.filter((one) => !without.includes(one)) : []
    return left.length > 0 ? [[name, left] as const] : []
  })
  return Object.fromEntries(kept)
}
