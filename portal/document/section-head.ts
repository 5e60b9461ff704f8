import type { PictureInfos } from '../../contract/features/pictures.ts'
import { LANGUAGES } from '../../contract/languages.ts'
import type { Crumb } from '../blocks/breadcrumb.tsx'
import type { PageHead } from '../head.ts'
import type { LayoutData } from '../layout/layout.tsx'
import { sharedPicture } from './shared-picture.ts'
import { breadcrumbs } from './structured/breadcrumbs.ts'

interface SectionHead {
  title: string
  description: string | null
  /** From the section's page down to this one, whose address is the last. */
  trail: Crumb[]
  /** Whose picture stands for the page where it is linked to. */
  first: { cover: string | null; pictures: PictureInfos } | undefined
}

/** What the document says of a page that shows a section, or a part of one. An empty one is nothing to be found by. */
export const sectionHead = ({ title, description, trail, first }: SectionHead, layout: LayoutData): PageHead => ({
  title,
  description,
  canonical: trail.at(-1)!.to,
  languages: LANGUAGES,
  image: sharedPicture(layout, first),
  type: 'website',
  indexed: !layout.previewing && first !== undefined,
  structured: (absolute) => [breadcrumbs(trail, layout.language, absolute)],
})
