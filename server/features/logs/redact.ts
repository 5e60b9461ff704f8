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

/** An address without what a query may carry in secret. */
export const redactedPath = (url: string) => (MAY_HIDE.test(url) ? withoutSecrets(url) : url).slice(0, 1000)

const MAY_HIDE = /token|preview|password|secret|captcha|smscode/i

const withoutSecrets = (url: string) =>
  url.replaceAll(/([?&][^=&]*(?:token|preview|password|secret|captcha|smscode)[^=&]*=)[^&]*/gi, '$1***')
