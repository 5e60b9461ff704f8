/** The `handle` of a route: the key of its title in the words, and the key of its screen. `:name` in them is the part of the address so named. */
export interface AdminHandle {
  title: string
  page?: string
}

interface Match {
  handle: unknown
  params: Readonly<Record<string, string | undefined>>
}

/** The handle of an open page; undefined if its route has none of ours. */
export function handleOf({ handle, params }: Match): AdminHandle | undefined {
  if (!isAdminHandle(handle)) return undefined
  const filled = (text: string) => text.replace(/:(\w+)/, (_, name: string) => params[name] ?? '')
  return { title: filled(handle.title), ...(handle.page && { page: filled(handle.page) }) }
}

const isAdminHandle = (handle: unknown): handle is AdminHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
