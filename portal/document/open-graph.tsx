import type { Language } from '../../contract/languages.ts'
import type { AbsoluteUrls, PageHead } from '../page/head.ts'
import type { LayoutData } from '../page/layout-data.ts'
import { sizeOf, widthFrom } from '../blocks/picture-files.ts'
import { wordsIn } from './addresses.tsx'

const LOCALE: Record<Language, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }
/** The width that link previews show large. They put a picture below `LEAST_LARGE` beside the text. */
const LARGE = 1200
const LEAST_LARGE = 600

interface OpenGraphProps {
  head: PageHead
  layout: LayoutData
  absolute: AbsoluteUrls
}

/** Describes the page for link previews: https://ogp.me, and the card of X. */
export function OpenGraph({ head, layout, absolute }: OpenGraphProps) {
  const own = wordsIn(head, layout.language)
  const others = head.languages.filter((one) => one !== own)
  return (
    <>
      <meta property="og:site_name" content={layout.site.title} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:type" content={head.type} />
      {head.canonical !== null && <meta property="og:url" content={absolute.own} />}
      <meta property="og:locale" content={LOCALE[own]} />
      {others.map((one) => (
        <meta key={one} property="og:locale:alternate" content={LOCALE[one]} />
      ))}
      {head.article && <Article {...head.article} />}
      {head.image ? <Image {...head.image} absolute={absolute} /> : <meta name="twitter:card" content="summary" />}
    </>
  )
}

function Article({ published, modified, section, tags = [] }: NonNullable<PageHead['article']>) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={modified} />
      {section && <meta property="article:section" content={section} />}
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}

function Image({ address, info, absolute }: NonNullable<PageHead['image']> & { absolute: AbsoluteUrls }) {
  const named = widthFrom(info, LARGE)
  // A variant is never larger than its original.
  const width = Math.min(named, info.width)
  return (
    <>
      <meta property="og:image" content={absolute.file(sizeOf(address, info, named, 'jpg'))} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(Math.max(1, Math.round((info.height * width) / info.width)))} />
      <meta name="twitter:card" content={width < LEAST_LARGE ? 'summary' : 'summary_large_image'} />
    </>
  )
}
