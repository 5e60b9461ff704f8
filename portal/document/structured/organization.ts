import type { SiteView } from '../../../contract/features/portal.ts'
import type { Language } from '../../../contract/languages.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { CONTEXT, pictureOf } from './shared.ts'

/** The company, on its home page. */
export function organization(site: SiteView, absolute: AbsoluteUrls) {
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

/** The site with its search. */
export const webSite = (site: SiteView, language: Language, absolute: AbsoluteUrls) => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: site.title,
  url: absolute.page('/home'),
  inLanguage: language,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: absolute.page('/_search?keyword={search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
})

/** The company as the author or publisher of a page's content. */
export const publisher = (site: SiteView, absolute: AbsoluteUrls) => ({
  '@type': 'Organization',
  name: site.title,
  url: absolute.page('/home'),
  logo: pictureOf(site.logo, site.pictures, absolute),
})
