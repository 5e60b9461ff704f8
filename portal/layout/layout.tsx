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
import type { BannerView } from '../../contract/features/portal.ts'
import type { SlideSection } from '../../contract/slide-sections.ts'
import { slideSectionOf } from '../address/pages.ts'
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
  const url = new URL(request.url)
  const tokens = previewAt(url, preview)
  const section = slideSectionOf(url.pathname)
  const [site, navigation, banners] = await Promise.all([
    call(reads.site),
    call(reads.navigation),
    section ? readBanners(call, section, tokens.carousel) : [],
  ])
  return { language, timeZone, site, navigation, banners, previewing: Object.keys(tokens).length > 0 }
}

/** P-05c: the banners of a section. A preview that has ended, or an invalid token, shows the published ones. */
async function readBanners(call: Call, section: SlideSection, preview?: string): Promise<BannerView[]> {
  try {
    return (await call(reads.carousel, { section, ...(preview && { preview }) })).items
  } catch (error) {
    if (!preview || !isNotFound(error)) throw error
    return readBanners(call, section)
  }
}

/**
 * The data of the layout is fetched again in another section, when a preview begins, and when the same address is requested again (a change of
 * language).
 */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  slideSectionOf(currentUrl.pathname) !== slideSectionOf(nextUrl.pathname) ||
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
