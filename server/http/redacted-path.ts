/** The most characters of an address that a log keeps. */
const LONGEST_ADDRESS = 1000

/**
 * Returns an address without the secrets in its query, cut to `most` characters. It is cut before it is searched, because its sender decides the
 * length. A name is compared as the server reads it (`%70assword`), after `?`, `&` or `;`.
 */
export function redactedPath(address: string, most = LONGEST_ADDRESS): string {
  const start = address.slice(0, most)
  if (SIGN_ON.test(start)) return `${start.split('?', 1)[0]}?***`.slice(0, most)
  if (!MAY_HIDE.test(start)) return start
  return start.split('&').map(withoutSecret).join('&').slice(0, most)
}

/** Single sign-on carries its code and its state in the query. */
const SIGN_ON = /^[^?]*\/externalauth\/[^?]*\?/i

/** An escape may hide a name, so an address with `%` is always searched. */
const MAY_HIDE = /token|preview|password|secret|captcha|smscode|verificationcode|%/i
const HIDDEN = /token|preview|password|secret|captcha|smscode|verificationcode/i
/** No two repetitions can match the same character, so the time grows only in proportion to the length (docs/decisions/0024). */
const NAME = /(?:^|[?;])([^?;=]*)=/g

/** Returns a piece between two `&` up to the first secret; the rest may be part of the secret. */
function withoutSecret(part: string): string {
  for (const found of part.matchAll(NAME)) if (HIDDEN.test(read(found[1]!))) return `${part.slice(0, found.index + found[0].length)}***`
  return part
}

/** Decodes a name as the server does; a name with an invalid escape is decoded escape by escape. */
function read(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).toLowerCase()
  }
}
