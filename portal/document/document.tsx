import type { ReactNode } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '../../contract/languages.ts'
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'
import { bannerPicture, heroHeight } from '../blocks/banner-picture.ts'
import { feedPath } from '../feeds.ts'
import { type Absolute, fullTitle, type PageHead } from '../head.ts'
import type { LayoutData } from '../layout/layout.tsx'
import { plainPath } from '../paths.ts'
import { variantPath } from '../../contract/picture-files.ts'
import { widthUpTo } from '../picture-files.ts'
import { HeroPreload } from './hero-preload.tsx'
import { Json } from './json.tsx'

export interface DocumentProps {
  head: PageHead
  /** The page's own path. */
  pathname: string
  layout: LayoutData
  origin: string
  assets: { script: string; style: string }
  /** Of the app that takes the page over: its inline head script and what it starts from. */
  takeOver?: { headScript: string; data: unknown; pageData: PageData }
  children: ReactNode
}

/** A whole page: all that a reader, a search engine or a link preview needs stands in it. */
export function Document({ head, pathname, layout, origin, assets, takeOver, children }: DocumentProps) {
  const { language, banners, site } = layout
  const absolute = absoluteIn(language, origin)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {takeOver && <script dangerouslySetInnerHTML={{ __html: takeOver.headScript }} />}
        <title>{fullTitle(head.title, layout)}</title>
        {head.description && <meta name="description" content={head.description} />}
        {!head.indexed && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#0b0d12" />
        {banners[0] && <HeroPreload pictures={banners[0].pictures} {...bannerPicture(banners[0], site.bannerSize, heroHeight(pathname))} />}
        <link rel="stylesheet" href={assets.style} />
        <Addresses head={head} language={language} origin={origin} />
        <Icon layout={layout} />
        <link rel="alternate" type="application/rss+xml" title={layout.site.title} href={feedPath(language)} />
        <OpenGraph head={head} layout={layout} absolute={absolute} />
        {head.structured(absolute).map((data, index) => (
          <Json key={index} type="application/ld+json" data={data} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {/* The app draws itself beside the served page, and removes it once its own first view stands. */}
        <div id={takeOver ? 'page' : 'app'}>{children}</div>
        {takeOver && (
          <>
            <div id="app" />
            <Json id="portal-data" type="application/json" data={takeOver.data} />
            <Json id={PAGE_DATA_ID} type="application/json" data={takeOver.pageData} />
          </>
        )}
      </body>
    </html>
  )
}

const absoluteIn = (language: Language, origin: string): Absolute => ({
  page: (path) => origin + plainPath(path, language),
  file: (path) => origin + path,
})

/** The one address of this content, and those of its translations. */
function Addresses({ head: { canonical, languages }, language, origin }: Pick<DocumentProps, 'head' | 'origin'> & { language: Language }) {
  if (canonical === null) return null
  const at = (one: Language) => origin + plainPath(canonical, one)
  const own = languages.includes(language) ? language : languages[0]
  return (
    <>
      <link rel="canonical" href={at(own ?? language)} />
      {languages.length > 1 && languages.map((one) => <link key={one} rel="alternate" hrefLang={one} href={at(one)} />)}
      {languages.length > 1 && <link rel="alternate" hrefLang="x-default" href={at(DEFAULT_LANGUAGE)} />}
    </>
  )
}

function Icon({ layout: { site } }: { layout: LayoutData }) {
  const width = site.icon ? site.pictures[site.icon]?.widths[0] : undefined
  // Without an icon of its own a page would ask for /favicon.ico.
  return <link rel="icon" href={site.icon ? (width ? variantPath(site.icon, width, 'webp') : site.icon) : 'data:,'} />
}

const LOCALE: Record<Language, string> = { 'zh-CN': 'zh_CN', en: 'en_US' }

function OpenGraph({ head, layout, absolute }: { head: PageHead; layout: LayoutData; absolute: Absolute }) {
  return (
    <>
      <meta property="og:site_name" content={layout.site.title} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:type" content={head.type} />
      {head.canonical !== null && <meta property="og:url" content={absolute.page(head.canonical)} />}
      <meta property="og:locale" content={LOCALE[layout.language]} />
      {head.image && <OpenGraphImage {...head.image} absolute={absolute} />}
    </>
  )
}

function OpenGraphImage({ address, info, absolute }: NonNullable<PageHead['image']> & { absolute: Absolute }) {
  const width = widthUpTo(info, 1280)
  return (
    <>
      <meta property="og:image" content={absolute.file(variantPath(address, width, 'jpg'))} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(Math.round((info.height * width) / info.width))} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
