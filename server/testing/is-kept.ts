import type { App } from '../app.ts'

/** Asks for an address; true if its reply was cached: none was made for it. */
export async function isKept({ pageCache }: Pick<App, 'pageCache'>, ask: () => Promise<unknown>): Promise<boolean> {
  const before = pageCache.made()
  await ask()
  return pageCache.made() === before
}
