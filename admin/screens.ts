import type { ComponentType } from 'react'
import { addressOf, exampleName, screenNamed, type OwnScreenKey, type ScreenKey } from '../contract/back-office/screens.ts'
import { withWords } from './language/i18n.ts'
import type { listedScreens } from './listed-screens.ts'
import type { systemScreens } from './system-screens.ts'

type SystemScreen = keyof typeof systemScreens
type Load = () => Promise<{ Component: ComponentType }>

/** These screens are one file, which loads with the first of them. */
const system = (name: SystemScreen) => async () => ({
  Component: (await withWords('system', import('./system-screens.ts'))).systemScreens[name],
})

/** A screen whose file another one knows. */
const listed = (name: keyof typeof listedScreens) => async () => (await import('./listed-screens.ts')).listedScreens[name]()

/** The code of screens that are more than a plain resource, by their keys; a screen without resource does not compile without its line. */
const LOADS: Readonly<Record<OwnScreenKey, Load> & Partial<Record<ScreenKey, Load>>> = {
  dashboard: () => withWords('jobs', import('./features/dashboard/dashboard-page.tsx')),
  profile: listed('profile'),
  siteinfo: listed('siteInfo'),
  sitenews: () => import('./features/news/news-page.tsx'),
  sitecarousel: listed('carousel'),
  enquiry: listed('enquiries'),
  spu: listed('products'),
  addspu: listed('addProduct'),
  specparamtemplate: listed('specTemplates'),
  gallery: listed('gallery'),
  fileupload: system('fileUpload'),
  fillform: listed('fillForm'),
  dynamicform: listed('forms'),
  formanswer: listed('answers'),
  'form-generator': listed('designer'),
  productsetting: system('productSetting'),
  user: () => import('./features/users/user-page.tsx'),
  ou: listed('units'),
  role: listed('roles'),
  function: listed('functions'),
  menu: listed('menus'),
  dictionary: system('dictionary'),
  setting: system('setting'),
  access: system('access'),
  weblog: system('web'),
  auditlog: system('audit'),
  loginlog: system('login'),
  entitychange: system('changes'),
  recyclebin: listed('recycleBin'),
  theme: listed('theme'),
  'error-log': system('errors'),
  login1: listed('login1'),
  login2: listed('login2'),
}

const loads: ReadonlyMap<string, Load> = new Map(Object.entries(LOADS))

/** Fetches the code of a screen; list and form of a plain resource are derived from its declaration. */
export async function loadScreen(key: string): ReturnType<Load> {
  const load = loads.get(key)
  if (load) return load()
  const example = exampleName(key)
  if (example !== null) return (await import('./examples/frame/pages.ts')).loadExample(example)
  const screen = screenNamed(key)
  if (!screen?.resource) throw new Error(`No screen ${key}`)
  return (await import('./resource/resource-page.tsx')).pageOf(screen.resource, addressOf(screen))
}
