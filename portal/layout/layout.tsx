import type { ReactNode } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router'
import type { Call } from '../../contract/client.ts'
import { brandStyle } from '../text/brand.ts'
import { heroHeight } from '../blocks/banner-picture.ts'
import { Carousel } from '../blocks/carousel.tsx'
import { portalContext, previewAt } from '../page/context.ts'
import { isNotFound } from '../page/not-found.ts'
import { useEmbedding } from '../address/embedding.ts'
import type { LayoutData } from '../page/layout-data.ts'
import { reads } from '../page/reads.ts'
import { LayoutContext } from '../page/use-layout.ts'
import { portalWords } from '../text/words.ts'
import { BackToTop } from './back-to-top.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useAppLinks } from './use-app-links.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'

export async function loader({ context, request }: LoaderFunctionArgs): Promise<LayoutData> {
  const { call, language, timeZone, preview } = context.get(portalContext)
  const tokens = previewAt(new URL(request.url), preview)
  const [site, navigation, banners] = await Promise.all([
    call(reads.site),
    call(reads.navigation),
    tokens.carousel
      ? call(reads.carousel, { preview: tokens.carousel }).catch((error: unknown) => published(call, error))
      : call(reads.carousel),
  ])
  return { language, timeZone, site, navigation, banners: banners.items, previewing: Object.keys(tokens).length > 0 }
}

/** A preview that has ended, or an invalid token, shows the published banners. */
async function published(call: Call, error: unknown) {
  if (!isNotFound(error)) throw error
  return call(reads.carousel)
}

/** The data of the layout is fetched once. It is fetched again when the same address is requested again (a change of language) or a preview begins. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('preview') !== nextUrl.searchParams.get('preview') ||
  (currentUrl.href === nextUrl.href && defaultShouldRevalidate)

export function Component() {
  return (
    <Frame layout={useLoaderData<typeof loader>()}>
      <Outlet />
    </Frame>
  )
}

/** P-05: header, footer, carousel and back-to-top button around the page. A new path mounts carousel and page again. */
export const Frame = (props: FrameProps) => (
  <LayoutContext value={props.layout}>
    <FramedPage {...props} />
  </LayoutContext>
)

interface FrameProps {
  layout: LayoutData
  children: ReactNode
}

function FramedPage({ layout, children }: FrameProps) {
  const { pathname } = useLocation()
  const busy = useNavigation().state === 'loading'
  const embedding = useEmbedding()
  const words = portalWords[layout.language]
  const onClick = useAppLinks()
  useFocusOnNavigation(pathname)
  return (
    // Links in the editor's HTML are no components, so the app catches their clicks here. They remain links for the keyboard and assistive technology.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="portal" lang={layout.language} style={brandStyle(layout.site.brandColour)} onClick={embedding ? onClick : undefined}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {layout.previewing && <p className="preview">{words.previewing}</p>}
      <Header />
      <div key={pathname}>
        <Carousel banners={layout.banners} size={layout.site.bannerSize} height={heroHeight(pathname)} />
        <main id="main" tabIndex={-1} aria-busy={busy || undefined}>
          {children}
        </main>
      </div>
      <Footer />
      <BackToTop />
      {embedding && <ScrollRestoration />}
    </div>
  )
}
