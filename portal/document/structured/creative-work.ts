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

interface Page {
  site: SiteView
  absolute: AbsoluteUrls
}

/** The properties that articles and news items have in common. */
export function creativeWork(type: 'Article' | 'NewsArticle', work: CreativeWork, { site, absolute }: Page) {
  const image = pictureOf(work.cover, work.pictures, absolute)
  return {
    '@context': CONTEXT,
    '@type': type,
    headline: work.title,
    description: work.summary ?? undefined,
    image: image && [image],
    datePublished: work.publishTime,
    dateModified: work.modified,
    inLanguage: work.language,
    mainEntityOfPage: absolute.own,
    author: publisher(site, absolute) as object,
    publisher: publisher(site, absolute),
  }
}
