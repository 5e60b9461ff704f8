/** Returns the code of a system or driver error, such as `ENOENT` or `23505`; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  const code = part(error, 'code')
  return typeof code === 'string' ? code : undefined
}

/** Returns the sentence of an error, or the thrown value as text. */
export function messageOf(error: unknown): string {
  const message = part(error, 'message')
  return typeof message === 'string' ? message : String(error)
}

/** Returns the error with the calls that led to it. */
export const stackOf = (error: unknown): string => (error instanceof Error && error.stack) || String(error)

const part = (error: unknown, name: string): unknown => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined)
