import type { PictureInfos } from '../../contract/features/pictures.ts'
import type { NewsView, SiteView } from '../../contract/features/portal.ts'
import type { Language } from '../../contract/languages.ts'
import type { Crumb } from '../blocks/breadcrumb.tsx'
import { newsPath } from '../news-path.ts'
import { variantPath } from '../../contract/picture-files.ts'
import type { Absolute } from '../head.ts'
import { portalWords } from '../words.ts'

// JSON-LD in the words of https://schema.org.

const CONTEXT = 'https://schema.org'

export function organization(site: SiteView, absolute: Absolute) {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: site.title,
    url: absolute.page('/home'),
    logo: pictureOf(site.logo, site.pictures, absolute),
    description: site.seoDescription ?? undefined,
    email: site.email ?? undefined,
    telephone: site.telephone ?? undefined,
    address: site.address ?? undefined,
  }
}

export function newsArticle(news: NewsView, site: SiteView, absolute: Absolute) {
  const image = pictureOf(news.cover, news.pictures, absolute)
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: news.title,
    description: news.summary ?? undefined,
    image: image && [image],
    datePublished: news.publishTime,
    dateModified: news.modified,
    inLanguage: news.language,
    mainEntityOfPage: absolute.page(newsPath(news)),
    author: news.author ? { '@type': 'Person', name: news.author } : { '@type': 'Organization', name: site.title },
    publisher: { '@type': 'Organization', name: site.title, logo: pictureOf(site.logo, site.pictures, absolute) },
  }
}

/** The trail from the home page, which is not part of it. */
export function breadcrumbs(trail: Crumb[], language: Language, absolute: Absolute) {
  const whole = [{ name: portalWords[language].breadcrumb.home, to: '/home' }, ...trail]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute.page(to) })),
  }
}

function pictureOf(address: string | null, pictures: PictureInfos, absolute: Absolute): string | undefined {
  const widest = address ? pictures[address]?.widths.at(-1) : undefined
  return address && widest ? absolute.file(variantPath(address, widest, 'jpg')) : undefined
}
