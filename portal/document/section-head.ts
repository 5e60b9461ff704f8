import type { PictureInfos } from '../../contract/picture-info.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import type { Crumb } from '../page/crumb.ts'
import type { PortalHandle } from '../page/head.ts'
import { topicQuery } from '../page/sections.ts'
import { type PortalWords, portalWords } from '../text/words.ts'
import { sharedPicture } from './shared-picture.ts'
import { breadcrumbs } from './structured/breadcrumbs.ts'

interface SectionPage<D> {
  /** From the section's page down to this one, whose address is the last. */
  trail: (data: D, words: PortalWords) => Crumb[]
  intro: (data: D, words: PortalWords) => string
  /** Whose picture stands for the page where it is linked to. An empty page is nothing to be found by. */
  first: (data: D) => { cover: string | null; pictures: PictureInfos } | undefined
}

/** What the document says of a page that shows a section, or a part of one. */
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

/** The nearest first, as tabs cut titles short. */
const titleOf = (trail: Crumb[]) =>
  trail
    .map(({ name }) => name)
    .toReversed()
    .join(' - ')
