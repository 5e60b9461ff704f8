import type { ComponentType } from 'react'
import { addressOf, screenNamed, type OwnScreenKey, type ScreenKey } from '../contract/back-office/screens.ts'
import { withWords } from './language/i18n.ts'

type Load = () => Promise<{ Component: ComponentType }>

/** The code of screens that are more than a plain resource, by their keys; a screen without resource does not compile without its line. */
const LOADS: Readonly<Record<OwnScreenKey, Load> & Partial<Record<ScreenKey, Load>>> = {
  dashboard: () => import('./features/dashboard/dashboard-page.tsx'),
  profile: () => import('./features/profile/profile-page.tsx'),
  siteinfo: () => import('./features/site-info/site-info-page.tsx'),
  sitenews: () => import('./features/news/news-page.tsx'),
  sitecarousel: () => import('./features/carousel/carousel-page.tsx'),
  enquiry: () => import('./features/enquiries/enquiry-page.tsx'),
  spu: () => import('./features/products/product-page.tsx'),
  specparamtemplate: () => import('./features/products/spec-template-page.tsx'),
  user: () => import('./features/users/user-page.tsx'),
  ou: () => import('./features/units/unit-page.tsx'),
  role: () => import('./features/roles/role-page.tsx'),
  function: () => import('./features/functions/function-page.tsx'),
  menu: () => import('./features/menus/menu-page.tsx'),
  dictionary: () => withWords('dictionary', import('./features/dictionary/dictionary-page.tsx')),
  access: () => withWords('access', import('./features/access/access-page.tsx')),
  recyclebin: () => import('./features/recycle-bin/recycle-bin-page.tsx'),
  theme: () => import('./features/theme/theme-page.tsx'),
  'error-log': () => import('./features/error-log/error-log-page.tsx'),
  login1: () => import('./features/sign-in/login1-page.tsx'),
  login2: () => import('./features/sign-in/login2-page.tsx'),
}

const loads: ReadonlyMap<string, Load> = new Map(Object.entries(LOADS))

/** Fetches the code of a screen; list and form of a plain resource are derived from its declaration. */
export async function loadScreen(key: string): ReturnType<Load> {
  const load = loads.get(key)
  if (load) return load()
  const screen = screenNamed(key)
  if (!screen?.resource) throw new Error(`The screen ${key} is not in contract/back-office/screens.ts`)
  return (await import('./resource/resource-page.tsx')).pageOf(screen.resource, addressOf(screen))
}
