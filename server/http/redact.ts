const SECRET = /password|token|secret|authorization|captcha|smscode/i
/** What visitors say of themselves: it stands in their enquiry, to be read and deleted there, and in no log. */
const PERSONAL = /^(name|company|e-?mail|phone|message|website|remark)$/i
const LONGEST = 4096

/** A call's input as the audit log keeps it: no secret, nothing personal where the call is about a visitor, at most 4096 characters. */
export function redacted(input: unknown, path = ''): string {
  const isAboutVisitor = /\/enquiry(\/|$)/i.test(path)
  const text = written(input, (name) => SECRET.test(name) || (isAboutVisitor && PERSONAL.test(name)))
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** A refused input may be nested deeper than can be written down. */
function written(input: unknown, isHidden: (name: string) => boolean) {
  try {
    return JSON.stringify(input, (name, value: unknown) => (isHidden(name) ? '***' : shortened(value))) ?? ''
  } catch {
    return '…'
  }
}

const shortened = (value: unknown) => (typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value)

/** Longest address that a log keeps, in letters. */
const LONGEST_ADDRESS = 1000

/**
 * An address without what a query may carry in secret, at most `most` letters of it. It is cut before it is looked at: whoever sends it decides
 * how long it is. A name counts as the server reads it (`%70assword`), after `?`, `&` or `;`.
 */
export function redactedPath(address: string, most = LONGEST_ADDRESS): string {
  const start = address.slice(0, most)
  if (!MAY_HIDE.test(start)) return start
  return start.split('&').map(withoutSecret).join('&').slice(0, most)
}

/** What an escape hides shows only when it is read. */
const MAY_HIDE = /token|preview|password|secret|captcha|smscode|%/i
const HIDDEN = /token|preview|password|secret|captcha|smscode/i
/** No repetition here can take what another may: the time it takes grows with the length only (docs/decisions/0024). */
const NAME = /(?:^|[?;])([^?;=]*)=/g

/** What stands between two `&`, up to the first secret: what follows it may be part of it. */
function withoutSecret(part: string): string {
  for (const found of part.matchAll(NAME)) if (HIDDEN.test(read(found[1]!))) return `${part.slice(0, found.index + found[0].length)}***`
  return part
}

/** A name as the server reads it; one with an escape that means nothing, each other escape by itself. */
function read(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).toLowerCase()
  }
}
