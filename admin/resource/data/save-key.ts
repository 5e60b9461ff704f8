/** Creates a row under a key, and resolves to what the work resolves to. */
export type Once = <T>(work: (key: string) => Promise<T>) => Promise<T>

/** Returns a function that gives its work the same key until one of them has succeeded: saving again after a lost reply makes no second row (B-102l). */
export function saveKey(): Once {
  let key: string | null = null
  return async (work) => {
    key ??= newKey()
    const made = await work(key)
    key = null
    return made
  }
}

/** 128 bits at random. `randomUUID` is missing on sites without TLS. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('')
