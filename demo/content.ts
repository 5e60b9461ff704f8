import { banners, sectionBanners } from './texts/banners.ts'
import { forms } from './texts/forms.ts'
import { gallery } from './texts/gallery.ts'
import { navigation, newsCategories } from './texts/navigation.ts'
import { news2024 } from './texts/news-2024.ts'
import { news2025 } from './texts/news-2025.ts'
import { news2026 } from './texts/news-2026.ts'
import { site } from './texts/site.ts'
import { units } from './texts/units.ts'

/** The invented company that a first start shows (P-14). */
export const content = {
  site,
  navigation,
  newsCategories,
  banners,
  sectionBanners,
  news: [...news2024, ...news2025, ...news2026],
  gallery,
  forms,
  units,
}
