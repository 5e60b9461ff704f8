import type { ReactNode } from 'react'
import { portalCalls } from '../../contract/features/portal/calls.ts'
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'
import { HEADER_ID } from '../page/header-id.ts'
import { bannerPicture, heroHeight } from '../blocks/banner-picture.ts'
import { fullTitle, type PageHead } from '../page/head.ts'
import type { LayoutData } from '../page/layout-data.ts'
import { Addresses, addressesOf, Feeds } from './addresses.tsx'
import { HeroPreload } from './hero-preload.tsx'
import { Icon } from './icon.tsx'
import { Json } from './json.tsx'
import { OpenGraph } from './open-graph.tsx'

export interface DocumentProps {
  head: PageHead
  /** The page's own path. */
  pathname: string
  layout: LayoutData
  origin: string
  assets: { script: string; style: string }
  /** Set for the address `/`, which the app takes over when a path stands behind the hash: its inline script, its own address, the data it starts with. */
  takeOver?: { headScript: string; app: string; data: unknown; pageData: PageData }
  children: ReactNode
}

/** A whole HTML document, with all that readers, search engines and link previews need. */
export function Document({ head, pathname, layout, origin, assets, takeOver, children }: DocumentProps) {
  const { language, banners, site } = layout
  const absolute = addressesOf(head, language, origin)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The app's router looks for a <base> at each link; without one it would search the whole page each time. */}
        {takeOver && <base target="_self" />}
        {takeOver && <script data-app={takeOver.app} dangerouslySetInnerHTML={{ __html: takeOver.headScript }} />}
        <title>{fullTitle(head.title, layout)}</title>
        {head.description && <meta name="description" content={head.description} />}
        {!head.indexed && <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#0b0d12" />
        {banners[0] && <HeroPreload pictures={banners[0].pictures} {...bannerPicture(banners[0], site.bannerSize, heroHeight(pathname))} />}
        <link rel="stylesheet" href={assets.style} />
        {/* A header that is drawn while it still arrives moves its parts as each of them comes. */}
        <link rel="expect" href={`#${HEADER_ID}`} blocking="render" />
        <Addresses head={head} language={language} origin={origin} />
        <Icon site={site} />
        <Feeds language={language} title={site.title} />
        <OpenGraph head={head} layout={layout} absolute={absolute} />
        {head.structured(absolute).map((data, index) => (
          <Json key={index} type="application/ld+json" data={data} />
        ))}
        <script type="module" src={assets.script} />
      </head>
      <body>
        {/* The app renders beside the served page, and removes it once its own first view is there. */}
        <div id={takeOver ? 'page' : 'app'} {...(takeOver && countedBy(takeOver.pageData))}>
          {children}
        </div>
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

/** A demo sends reads only, so it counts nothing (M-03). */
const countedBy = ({ mode }: PageData) =>
  mode === 'demo' ? {} : { 'data-behaviour': 'visit', 'data-to': portalCalls.visit.path, 'data-path': '/home' }
