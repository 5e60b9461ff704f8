// Mounting the portal (app/ does it in the browser, entry-server.tsx on the server):
//
//   const router = createHashRouter([...portalRoutes, …], {
//     getContext: () => new RouterContextProvider(new Map([[portalContext, { call, language, timeZone }]])),   // called for each navigation
//   })
//   <EmbeddingProvider value={{ changeLanguage }}><RouterProvider router={router} /></EmbeddingProvider>         // embedding.ts; makes links `#/…`
//   document.title = portalTitle(router.state) ?? …                                                  // head.ts; R-08
//
// `changeLanguage(language)` stores the language and calls `router.revalidate()`: the loaders then fetch in the new language.
// The page at `/` contains the data of the home page in `<script type="application/json" id="portal-data">`: hand the parsed content to
// createHashRouter as `hydrationData` (route ids are fixed for that) and render into `#app`. The served page is in `#page`, before `#app`. The
// portal's style sheet, which that page links, hides it as soon as `#app` has content.
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { MOVED_PAGES, PAGES } from './address/pages.ts'
import type { PageSearch } from './page/head.ts'
import { LAYOUT_ID } from './page/ids.ts'
import { redirectTo } from './page/redirect.ts'
import * as layout from './layout/layout.tsx'
import * as contact from './pages/contact.tsx'
import { LayoutFailure, Loading, PageFailure } from './pages/failure.tsx'
import * as about from './pages/about.tsx'
import * as articleDetail from './pages/article-detail.tsx'
import * as business from './pages/business.tsx'
import * as businessDetail from './pages/business-detail.tsx'
import * as client from './pages/client.tsx'
import * as formDetail from './pages/form-detail.tsx'
import * as home from './pages/home.tsx'
import * as newsDetail from './pages/news-detail.tsx'
import * as newsList from './pages/news-list.tsx'
import * as productDetail from './pages/product-detail.tsx'
import * as productList from './pages/product-list.tsx'
import * as search from './pages/search.tsx'
import * as test from './pages/test.tsx'
import * as technology from './pages/technology.tsx'

/** P-11: the links of the older header redirect to the present pages and keep their parameters. */
const moved = (to: string, { search }: { search?: PageSearch }) => ({
  handle: { search },
  loader: ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url)
    return redirectTo(to + search, pathname)
  },
})

export const portalRoutes: RouteObject[] = [
  {
    id: LAYOUT_ID,
    ...layout,
    ErrorBoundary: LayoutFailure,
    HydrateFallback: Loading,
    children: [
      { id: 'portal-home', path: PAGES.home, ...home, ErrorBoundary: PageFailure },
      { id: 'portal-about', path: PAGES.about, ...about, ErrorBoundary: PageFailure },
      { id: 'portal-technology', path: PAGES.technology, ...technology, ErrorBoundary: PageFailure },
      { id: 'portal-business', path: PAGES.business, ...business, ErrorBoundary: PageFailure },
      { id: 'portal-businessdetail', path: `${PAGES.businessDetail}/:slug?`, ...businessDetail, ErrorBoundary: PageFailure },
      { id: 'portal-client', path: PAGES.client, ...client, ErrorBoundary: PageFailure },
      { id: 'portal-articledetail', path: `${PAGES.articleDetail}/:slug?`, ...articleDetail, ErrorBoundary: PageFailure },
      { id: 'portal-news', path: PAGES.news, ...newsList, ErrorBoundary: PageFailure },
      { id: 'portal-product', path: PAGES.products, ...productList, ErrorBoundary: PageFailure },
      { id: 'portal-productdetail', path: `${PAGES.productDetail}/:slug?`, ...productDetail, ErrorBoundary: PageFailure },
      { id: 'portal-contact', path: PAGES.contact, ...contact, ErrorBoundary: PageFailure },
      { id: 'portal-formdetail', path: `${PAGES.formDetail}/:slug?`, ...formDetail, ErrorBoundary: PageFailure },
      { id: 'portal-search', path: PAGES.search, ...search, ErrorBoundary: PageFailure },
      { id: 'portal-test', path: PAGES.test, ...test, ErrorBoundary: PageFailure },
      { id: 'portal-newsdetail', path: `${PAGES.newsDetail}/:slug?`, ...newsDetail, ErrorBoundary: PageFailure },
    ],
  },
  { id: 'portal-old-product', path: '/product', ...moved(MOVED_PAGES['/product'], productList.handle) },
  { id: 'portal-old-contact', path: '/contact', ...moved(MOVED_PAGES['/contact'], contact.handle) },
]
