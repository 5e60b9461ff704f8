/** ABP's own prefix leads to the services, the sign-in and the start of its clients. `/api/menus` and `/api/portal/…` are calls of their own. */
const PREFIX = /^\/api(?=\/(services|TokenAuth|AbpUserConfiguration)\/)/i

/** A call under `/abp/` answers under `/api/`, ABP's own prefix, as well: returns the address under which it is known. */
export const knownAddress = (url: string): string => url.replace(PREFIX, '/abp')

/** Returns the address as it was asked for; `url` of a request that the framework has seen is the known one. */
export const askedAddress = (request: { url?: string | undefined; originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? ''
