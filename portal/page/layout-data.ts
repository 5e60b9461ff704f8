import type { BannerView, NavigationView, SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'

/** The data of the layout, which every page can use. */
export interface LayoutData {
  language: Language
  /** The time zone in which dates are written. */
  timeZone: string
  site: SiteView
  navigation: NavigationView[]
  /** The slides of the page's section (P-05c). */
  banners: BannerView[]
  /** The first slide of the home page, for link previews of a page without slides; the app has none. */
  cover?: BannerView | undefined
  previewing: boolean
}
