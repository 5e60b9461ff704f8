const SECRET = /password|token|secret|authorization|captcha|smscode/i
const LONGEST = 4096

/** A call's input as the audit log keeps it: no secret, at most 4096 characters. */
export function redacted(input: unknown): string {
  const text = written(input)
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text
}

/** A refused input may be nested deeper than can be written down. */
function written(input: unknown) {
  try {
    return JSON.stringify(input, (name, value: unknown) => (SECRET.test(name) ? '***' : shortened(value))) ?? ''
  } catch {
    return '…'
  }
}

const shortened = (value: unknown) => (typeof value === 'string' && value.length > 500 ? `${value.slice(0, 500)}…` : value)

/** An address without what a query may carry in secret. */
export const redactedPath = (url: string) => (MAY_HIDE.test(url) ? withoutSecrets(url) : url).slice(0, 1000)

const MAY_HIDE = /token|preview|password|secret|captcha|smscode/i

const withoutSecrets = (url: string) =>
  url.replaceAll(/([?&][^=&]*(?:token|preview|password|secret|captcha|smscode)[^=&]*=)[^&]*/gi, '$1***')
