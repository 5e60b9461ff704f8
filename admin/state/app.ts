import type { Language } from '../../contract/languages.ts'
import { browserCookies, YEAR, type Cookies } from '../browser/cookies.ts'
import { createStore } from './store.ts'

export const SIZES = ['default', 'medium', 'small', 'mini'] as const
export type Size = (typeof SIZES)[number]

/** T-12 */
export interface AppState {
  sidebar: { opened: boolean; withoutAnimation: boolean }
  /** The interface's; null until its words are there. */
  language: Language | null
  size: Size
  device: 'desktop' | 'mobile'
}

export const SIDEBAR_COOKIE = 'sidebarStatus'
export const SIZE_COOKIE = 'size'

const isSize = (value: unknown): value is Size => SIZES.includes(value as Size)

/** S-13: below 992 px one is on a phone. */
export const deskWidth = () => matchMedia('(min-width: 992px)')

const deviceNow = () => (typeof matchMedia === 'undefined' || deskWidth().matches ? 'desktop' : 'mobile')

/** S-06, S-13: what of it is chosen is kept in cookies. */
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
    // On a phone it is a drawer, which is closed wherever one arrives: nothing to remember.
    if (store.state.device === 'desktop') cookies.set(SIDEBAR_COOKIE, opened ? '1' : '0', YEAR)
  }

  /** S-13: on a phone the sidebar closes by itself; back on a desk it is as one left it there. */
  function setDevice(device: AppState['device']): void {
    if (device === store.state.device) return
    const opened = device === 'desktop' && cookies.get(SIDEBAR_COOKIE) !== '0'
    store.set({ device, sidebar: { opened, withoutAnimation: true } })
  }

  function setSize(size: Size): void {
    cookies.set(SIZE_COOKIE, size, YEAR)
    store.set({ size })
  }

  return {
    ...store,
    get state() {
      return store.state
    },
    toggleSidebar: () => openSidebar(!store.state.sidebar.opened),
    closeSidebar: () => store.state.sidebar.opened && openSidebar(false),
    setDevice,
    setSize,
    setLanguage: (language: Language) => store.set({ language }),
  }
}

export const app = createApp(browserCookies)
