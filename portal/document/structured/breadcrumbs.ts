import type { Language } from '../../../contract/languages.ts'
import type { Crumb } from '../../page/crumb.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { portalWords } from '../../text/words.ts'
import { CONTEXT } from './shared.ts'

/** The path from the home page to a page; `trail` does not contain the home page. */
export function breadcrumbs(trail: Crumb[], language: Language, absolute: AbsoluteUrls) {
  const whole = [{ name: portalWords[language].breadcrumb.home, to: '/home' }, ...trail]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: absolute.page(to) })),
  }
}
