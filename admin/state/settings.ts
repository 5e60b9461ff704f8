import { pageData } from '../browser/page-data.ts'
import { isRecord, readStored, writeStored } from './storage.ts'
import { SETTINGS, shadeOf, type Shade } from './shade.ts'
import { createStore } from './store.ts'

/** T-12, S-10; light and dark are ours. */
export interface SettingsState {
  /** The theme colour. */
  theme: string
  shade: Shade
  showSettings: boolean
  tagsView: boolean
  fixedHeader: boolean
  sidebarLogo: boolean
  headerHeight: number
  subNavIndex: number
}

/** What a person chooses; the rest is the page's. */
export type Choice = Pick<SettingsState, 'theme' | 'shade' | 'tagsView' | 'fixedHeader' | 'sidebarLogo'>

const defaults = (theme: string): SettingsState => ({
  theme,
  shade: 'light',
  showSettings: false,
  tagsView: true,
  fixedHeader: false,
  sidebarLogo: false,
  headerHeight: 0,
  subNavIndex: 0,
})

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** Of what is kept, what still makes sense. */
function chosen(kept: unknown): Partial<Choice> {
  if (!isRecord(kept)) return {}
  const { theme } = kept
  const switches = (['tagsView', 'fixedHeader', 'sidebarLogo'] as const).filter((name) => typeof kept[name] === 'boolean')
  return {
    ...(isColour(theme) ? { theme } : {}),
    shade: shadeOf(kept),
    ...Object.fromEntries(switches.map((name) => [name, kept[name]])),
  }
}

/** Kept in the browser's storage, for every one of its tabs. */
export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, theme: string) {
  const store = createStore<SettingsState>({ ...defaults(theme), ...chosen(readStored(storage, SETTINGS)) })
  const choiceOf = ({ theme: colour, shade, tagsView, fixedHeader, sidebarLogo }: SettingsState): Choice => ({
    theme: colour,
    shade,
    tagsView,
    fixedHeader,
    sidebarLogo,
  })
  return {
    ...store,
    get state() {
      return store.state
    },
    /** What it is before anybody has chosen. */
    usual: choiceOf(defaults(theme)),
    choose: (choice: Partial<Choice>) => {
      store.set(choice)
      writeStored(storage, SETTINGS, choiceOf(store.state))
    },
    show: (showSettings: boolean) => store.set({ showSettings }),
  }
}

export const settings = createSettings(typeof localStorage === 'undefined' ? undefined : localStorage, pageData.defaultTheme)
