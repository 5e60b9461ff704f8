import { banners } from './content/banners.ts'
import { gallery } from './content/gallery.ts'
import { navigation, newsCategories } from './content/navigation.ts'
import { news2024 } from './content/news-2024.ts'
import { news2025 } from './content/news-2025.ts'
import { news2026 } from './content/news-2026.ts'
import { site } from './content/site.ts'

/** The invented company that a first start shows (P-14). */
export const content = { site, navigation, newsCategories, banners, news: [...news2024, ...news2025, ...news2026], gallery }
