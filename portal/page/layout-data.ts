import type { BannerView, NavigationView, SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'

/** The data of the layout, which every page knows. */
export interface LayoutData {
  language: Language
  site: SiteView
  navigation: NavigationView[]
  banners: BannerView[]
  previewing: boolean
}
