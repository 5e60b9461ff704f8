/** What stands behind ABP's own prefix: the services, the sign-in, the start of its clients. `/api/menus` and `/api/portal/…` are calls of their own. */
const BEHIND = /^\/api(?=\/(services|TokenAuth|AbpUserConfiguration)\/)/i

/** A call under `/abp/` answers under `/api/`, ABP's own prefix, as well: returns the address under which it is known. */
export const knownAddress = (url: string): string => url.replace(BEHIND, '/abp')

/** The address as it was asked for: the framework gives a request the known one. */
export const askedAddress = (request: { url?: string | undefined; originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? ''
