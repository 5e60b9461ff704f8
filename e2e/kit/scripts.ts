import type { Page } from '@playwright/test'

interface Script {
  url: string
  /** Bytes as they were sent. */
  size: number
}

/** Notes every script that a page fetches from now on. */
export function notingScripts(page: Page): Script[] {
  const scripts: Script[] = []
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push({ url: response.url(), size: (await response.request().sizes()).responseBodySize })
  })
  return scripts
}
