import type { BrowserContextOptions, Page } from '@playwright/test'
import { beforeAll } from 'vitest'
import { EXAMPLE_PAGES } from '../../contract/back-office/examples.ts'
import { wordsIn } from '../../contract/bilingual.ts'
import type { Language } from '../../contract/languages.ts'
import { settled } from './settled.ts'
import { signIn } from './sign-in.ts'
import { postingAt } from './service.ts'
import { visitDemo, type DemoVisit, type VisitOptions } from './visit.ts'

/** The demo site with its example pages shown. */
export function visitExamples(): DemoVisit {
  const visit = visitDemo()
  beforeAll(async () => {
    await postingAt(visit)('Setting/Update', { values: { examplePages: true } })
  })
  return visit
}

interface Look extends VisitOptions {
  shade?: 'light' | 'dark'
  motion?: BrowserContextOptions['reducedMotion']
  user?: string
}

/** Opens an example in a page of the back office that is already there, and returns that page when it rests. */
export type OpenExample = (name: string) => Promise<Page>

/** One page of the back office for all tests of a describe, in which each opens its example by the address: loading the app anew takes seconds. */
export function shareExamples(
  visit: DemoVisit,
  { shade = 'light', motion = 'reduce', user = 'admin', ...options }: Look = {},
): OpenExample {
  const language: Language = options.locale?.startsWith('en') ? 'en' : 'zh-CN'
  const page = visit.share(options, async (fresh) => {
    // Without tabs no page rests behind another.
    const settings = JSON.stringify({ shade, tagsView: false })
    await fresh.addInitScript((kept) => {
      localStorage.setItem('portico.settings', kept)
      // The page that opens all examples fetches more files than a browser notes.
      performance.setResourceTimingBufferSize(5000)
    }, settings)
    await signIn(fresh, user)
    await fresh.emulateMedia({ reducedMotion: motion })
    await fresh.getByRole('heading', { level: 1 }).waitFor()
  })
  return async (name) => {
    const shown = page()
    // A page that is open already begins anew, so that no test finds what another has left.
    await shown.evaluate((to) => void (location.hash = location.hash === `#/${to}` ? `#/redirect/${to}` : `#/${to}`), name)
    await shown.waitForURL((url) => url.hash === `#/${name}`)
    await shown.getByRole('heading', { level: 1, name: titleOf(name, language), exact: true }).waitFor()
    await settled(shown)
    return shown
  }
}

/** The title of an example page. */
export const titleOf = (name: string, language: Language): string =>
  wordsIn(EXAMPLE_PAGES.find((one) => one.name === name)!.title, language)
