import type { ComponentType } from 'react'
import type { ResourceName } from '../contract/resources/index.ts'

type Load = () => Promise<{ Component: ComponentType }>

/** A plain resource: list and form derived from its declaration. */
const derived = (name: ResourceName, path: string) => async () => (await import('./resource/resource-page.tsx')).pageOf(name, path)

/** The code of each screen of the table in `contract/back-office.ts`, by its key. */
const LOADS: Readonly<Record<string, Load>> = {
  dashboard: () => import('./features/dashboard/dashboard-page.tsx'),
  profile: () => import('./features/profile/profile-page.tsx'),
  siteinfo: () => import('./features/site-info/site-info-page.tsx'),
  sitenews: () => import('./features/news/news-page.tsx'),
  sitecarousel: () => import('./features/carousel/carousel-page.tsx'),
  gallery: derived('galleryPicture', '/gallery'),
  sitemenu: derived('navigation', '/sitemenu'),
  sitearticle: derived('article', '/sitearticle'),
  sitecategory: derived('siteCategory', '/sitecategory'),
  enquiry: () => import('./features/enquiries/enquiry-page.tsx'),
  siteredirect: derived('redirect', '/siteredirect'),
  spu: () => import('./features/products/product-page.tsx'),
  category: derived('productCategory', '/category'),
  producttype: derived('productType', '/producttype'),
  brand: derived('brand', '/brand'),
  specparamtemplate: () => import('./features/products/spec-template-page.tsx'),
  user: () => import('./features/users/user-page.tsx'),
  role: () => import('./features/roles/role-page.tsx'),
  menu: derived('menu', '/menu'),
  function: derived('function', '/function'),
  dictionary: () => import('./features/dictionary/dictionary-page.tsx'),
  theme: () => import('./features/theme/theme-page.tsx'),
  'error-log': () => import('./features/error-log/error-log-page.tsx'),
  login1: () => import('./features/sign-in/login1-page.tsx'),
  login2: () => import('./features/sign-in/login2-page.tsx'),
}

/** Fetches the code of a screen. */
export const loadScreen = (key: string): ReturnType<Load> => LOADS[key]!()
