import type { Page } from '@playwright/test'

/** Every site has it. */
const PROBE = '/robots.txt?is-held'

/**
 * Makes `page.route` of a loaded page wait until the page's calls are held. The browser says that it holds them before the page has heard of it,
 * and a call made at once went through: one of twenty on a busy machine.
 */
export function awaitRoutes(page: Page) {
  const route = page.route.bind(page)
  page.route = async (...given) => {
    const undo = await route(...given)
    if (!page.url().startsWith('http')) return undo
    const probe = await route(
      (url) => url.href.endsWith(PROBE),
      (held) => held.fulfill({ status: 204 }),
    )
    // A page that leaves meanwhile has a document to which the route holds from the start.
    await page.evaluate(reachesRoute, PROBE).catch(() => {})
    await probe.dispose()
    return undo
  }
}

/** In the page: calls until the answer is that of the route. */
async function reachesRoute(probe: string) {
  while ((await fetch(probe, { cache: 'no-store' })).status !== 204);
}
