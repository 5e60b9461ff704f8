import type { PageData } from '../../contract/page-data.ts'
import { pageData } from '../browser/page-data.ts'
import { isRecord, readStored, writeStored } from './storage.ts'
import { SETTINGS, shadeOf, type Shade } from './shade.ts'
import { createStore } from './store.ts'

/** T-12, S-10. `shade` is our own addition. */
interface SettingsState {
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

/** The part that the user chooses and the browser stores. */
type Choice = Pick<SettingsState, 'theme' | 'shade' | 'tagsView' | 'fixedHeader' | 'sidebarLogo'>

type Usual = Pick<PageData, 'defaultTheme' | 'frame'>

const defaults = ({ defaultTheme, frame }: Usual): SettingsState => ({
  theme: defaultTheme,
  shade: 'light',
  showSettings: false,
  ...frame,
  headerHeight: 0,
  subNavIndex: 0,
})

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

/** The stored choices that are still valid. */
function validChoices(stored: unknown): Partial<Choice> {
  if (!isRecord(stored)) return {}
  const { theme } = stored
  const switches = (['tagsView', 'fixedHeader', 'sidebarLogo'] as const).filter((name) => typeof stored[name] === 'boolean')
  return {
    ...(isColour(theme) ? { theme } : {}),
    shade: shadeOf(stored),
    ...Object.fromEntries(switches.map((name) => [name, stored[name]])),
  }
}

/** Stored in the browser, for all its tabs. */
export function createSettings(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined, usual: Usual) {
  const store = createStore<SettingsState>({ ...defaults(usual), ...validChoices(readStored(storage, SETTINGS)) })
  const choiceOf = ({ theme: colour, shade, tagsView, fixedHeader, sidebarLogo }: SettingsState): Choice => ({
    theme: colour,
    shade,
    tagsView,
    fixedHeader,
    sidebarLogo,
  })
  return Object.assign(store, {
    /** The values before anybody has chosen. */
    usual: choiceOf(defaults(usual)),
    choose: (choice: Partial<Choice>) => {
      store.set(choice)
      writeStored(storage, SETTINGS, choiceOf(store.state))
    },
    show: (showSettings: boolean) => store.set({ showSettings }),
  })
}

export const settings = createSettings(typeof localStorage === 'undefined' ? undefined : localStorage, pageData)
