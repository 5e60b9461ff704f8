const CANONICAL = /^[/a-z0-9_-]+$/

/**
 * Returns the canonical form of a path: small letters, single slashes, no slash at the end, no escapes. Null when it holds a character that no page's
 * path has.
 */
export function canonicalPath(path: string): string | null {
  const plain = decoded(path).toLowerCase()
  return CANONICAL.test(plain) ? `/${plain.split('/').filter(Boolean).join('/')}` : null
}

/** Decodes an address; returns it unchanged when an escape is invalid. */
export function decoded(address: string) {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
