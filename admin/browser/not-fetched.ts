/** The browsers' words for code or styles that did not arrive. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed|unable to preload css/i

export const isNotFetched = (error: unknown): error is Error => error instanceof Error && NOT_FETCHED.test(error.message)

/**
 * Loads the page anew if the browser alone refuses the code: the server has the file. Browsers from before 2026 (whatwg/html #10327) remember a module
 * that failed for as long as the page lives. The tabs and the unsaved words of forms come back.
 */
export async function reloadIfRemembered(error: unknown): Promise<void> {
  if (!isNotFetched(error)) return
  const file = /https?:\S+/.exec(error.message)?.[0] ?? location.pathname
  const isThere = await fetch(file, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return
  location.reload()
  await new Promise(() => {})
}
