import type { Page } from '@playwright/test'
import { inject } from 'vitest'
import { USER_COOKIE } from '../../admin/session/session-cookies.ts'
import { TOKEN_COOKIE } from '../../contract/features/sign-in.ts'
import { authenticate, PASSWORD } from './service.ts'
import { siteOf } from './visit.ts'

interface SignInOptions {
  /** The page of the back office to open. */
  at?: string
  password?: string
  /** A session of its own: for a test that ends or changes it, or signs in a user who is not seeded. */
  isOwn?: boolean
}

/** Opens the back office as somebody who is signed in. Nothing moves there, since a click on a moving element is easily lost. */
export async function signIn(page: Page, userName: string, { at = '/dashboard', password = PASSWORD, isOwn = false }: SignInOptions = {}) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const url = siteOf(page)
  const shared = isOwn ? undefined : inject('demo').sessions[userName]
  const { token, userId } = shared ?? (await authenticate(url, userName, password))
  await page.context().addCookies([
    { name: TOKEN_COOKIE, value: token, url },
    { name: USER_COOKIE, value: String(userId), url },
  ])
  // A page that is already open has read its cookies when it was loaded.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  await page.goto(`/#${at}`)
}

/** Signs in at the login page as a person does. */
export async function signInByHand(page: Page, userName: string, password = PASSWORD) {
  await page.goto('/#/login')
  // The page before may have a field for the user name too.
  await page.locator('input[autocomplete=current-password]').waitFor()
  await page.locator('input[autocomplete=username]').fill(userName)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/dashboard/)
}

export const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === TOKEN_COOKIE)?.value ?? ''
