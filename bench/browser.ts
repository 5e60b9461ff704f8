import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { findBrowser } from '../scripts/lib/browser.mjs'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-sync']

export const openBrowser = async (): Promise<Browser> => chromium.launch({ executablePath: await findBrowser(), args: FLAGS })

/** A context with an empty cache in which the administrator is signed in, and the token for calls. */
export async function signedIn(browser: Browser, url: string): Promise<{ context: BrowserContext; token: string }> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const reply = await context.request.post('/abp/TokenAuth/Authenticate', {
    data: { usernameOrEmailAddress: 'admin', password: '123qwe' },
  })
  const { accessToken, userId } = ((await reply.json()) as { result: { accessToken: string; userId: number } }).result
  await context.addCookies([
    { name: 'Admin-Token', value: accessToken, url },
    { name: 'Admin-UserId', value: String(userId), url },
  ])
  return { context, token: accessToken }
}
