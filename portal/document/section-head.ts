import type { PictureInfos } from '../../contract/picture-info.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import type { Crumb } from '../page/crumb.ts'
import type { PortalHandle } from '../page/head.ts'
import { topicQuery } from '../page/sections.ts'
import { type PortalWords, portalWords } from '../text/words.ts'
import { sharedPicture } from './shared-picture.ts'
import { breadcrumbs } from './structured/breadcrumbs.ts'

interface SectionPage<D> {
  /** The path from the section's page to this page, which comes last. */
  trail: (data: D, words: PortalWords) => Crumb[]
  intro: (data: D, words: PortalWords) => string
  /** The article whose picture represents the page in link previews. A page without articles is not indexed. */
  first: (data: D) => { cover: string | null; pictures: PictureInfos } | undefined
}

/** Makes the handle of a page that shows a section, or a category of it. */
export const sectionHandle = <D>({ trail, intro, first }: SectionPage<D>): PortalHandle<D> => ({
  search: topicQuery.search,
  title: (data, { language }) => titleOf(trail(data, portalWords[language])),
  head: (data, layout) => {
    const words = portalWords[layout.language]
    const crumbs = trail(data, words)
    return {
      title: titleOf(crumbs),
      description: intro(data, words),
      canonical: crumbs.at(-1)!.to,
      languages: LANGUAGES,
      image: sharedPicture(layout, first(data)),
      type: 'website',
      indexed: !layout.previewing && first(data) !== undefined,
      structured: (absolute) => [breadcrumbs(crumbs, layout.language, absolute)],
    }
  },
})

/** The most specific name comes first, since browser tabs cut titles short. */
const titleOf = (trail: Crumb[]) =>
  trail
    .map(({ name }) => name)
    .toReversed()
    .join(' - ')
