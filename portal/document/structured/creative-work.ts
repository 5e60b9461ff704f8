import type { SiteView } from '../../../contract/features/portal.ts'
import type { PictureInfos } from '../../../contract/picture-info.ts'
import type { AbsoluteUrls } from '../../page/head.ts'
import { publisher } from './organization.ts'
import { CONTEXT, pictureOf } from './shared.ts'

interface CreativeWork {
  title: string
  summary: string | null
  cover: string | null
  pictures: PictureInfos
  publishTime: string
  modified: string
  language: string
}

/** What is said alike of all that the company publishes to be read. */
export function creativeWork(type: 'Article' | 'NewsArticle', written: CreativeWork, site: SiteView, absolute: AbsoluteUrls) {
  const image = pictureOf(written.cover, written.pictures, absolute)
  return {
    '@context': CONTEXT,
    '@type': type,
    headline: written.title,
    description: written.summary ?? undefined,
    image: image && [image],
    datePublished: written.publishTime,
    dateModified: written.modified,
    inLanguage: written.language,
    mainEntityOfPage: absolute.own,
    author: publisher(site, absolute) as object,
    publisher: publisher(site, absolute),
  }
}
