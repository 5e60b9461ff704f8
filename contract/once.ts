/** Returns a function that makes a value when it is first called, and the same value from then on. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
