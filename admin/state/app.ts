import type { Language } from '../../contract/languages.ts'
import { browserCookies, YEAR, type Cookies } from '../browser/cookies.ts'
import { createStore } from './store.ts'

export const SIZES = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof SIZES)[number]

/** T-12 */
interface AppState {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  /** The language of the interface; null until its words are loaded. */
  language: Language | null
  size: Size
  device: 'desktop' | 'mobile'
}

const SIDEBAR_COOKIE = 'sidebarStatus'
const SIZE_COOKIE = 'size'

const isSize = (value: unknown): value is Size => SIZES.includes(value as Size)

/** S-13: a page narrower than 992 px counts as a phone. */
export const deskWidth = () => matchMedia('(min-width: 992px)')

const deviceNow = () => (typeof matchMedia === 'undefined' || deskWidth().matches ? 'desktop' : 'mobile')

/** S-06, S-13: cookies keep the chosen size, and the sidebar open or closed. */
export function createApp(cookies: Cookies) {
  const size = cookies.get(SIZE_COOKIE)
  const store = createStore<AppState>({
    sidebar: { opened: deviceNow() === 'desktop' && cookies.get(SIDEBAR_COOKIE) !== '0', withoutAnimation: false },
    language: null,
    size: isSize(size) ? size : 'medium',
    device: deviceNow(),
  })

  function openSidebar(opened: boolean): void {
    store.set({ sidebar: { opened, withoutAnimation: false } })
    // On a phone it is a drawer, which every page starts with closed: nothing to remember.
    if (store.state.device === 'desktop') cookies.set(SIDEBAR_COOKIE, opened ? '1' : '0', YEAR)
  }

  /** S-13: on a phone the sidebar closes by itself; on a desktop it is again as the cookie says. */
  function setDevice(device: AppState['device']): void {
    if (device === store.state.device) return
    const opened = device === 'desktop' && cookies.get(SIDEBAR_COOKIE) !== '0'
    store.set({ device, sidebar: { opened, withoutAnimation: true } })
  }

  function setSize(size: Size): void {
    cookies.set(SIZE_COOKIE, size, YEAR)
    store.set({ size })
  }

  return Object.assign(store, {
    toggleSidebar: () => openSidebar(!store.state.sidebar.opened),
    closeSidebar: () => store.state.sidebar.opened && openSidebar(false),
    setDevice,
    setSize,
    setLanguage: (language: Language) => store.set({ language }),
  })
}

export const app = createApp(browserCookies)
