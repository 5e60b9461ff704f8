import type { Language } from './languages.ts'

/** The data that the page gives to the app (M-04): JSON in the `<script type="application/json">` of this id. */
export const PAGE_DATA_ID = 'portico'

export interface PageData {
  mode: 'normal' | 'demo'
  /** The server's guess from cookie and Accept-Language. */
  language: Language
  appTitle: string
  /** The time zone of the public pages' dates. */
  timeZone: string
  /** T-05d: the menu is the one that administrators arrange; without it the program's own. */
  remoteMenus: boolean
  /** `#1890ff` unless configured. */
  defaultTheme: string
  /** The frame of the back office before a person chooses (S-10). */
  frame: { tagsView: boolean; fixedHeader: boolean; sidebarLogo: boolean }
  /** The lengths of a new password. */
  password: { min: number; max: number }
  /** The version of the program whose scripts the page loads. */
  version: string
  /** True when unhandled interface errors are kept in the browser (S-14). */
  errorLog: boolean
  /** The ways to sign in beside the password, and to get a new one, that the operator has configured. */
  signIn: { phone: boolean; mail: boolean; passkey: boolean; /** The name of the provider of single sign-on. */ sso: string | null }
  /** The address of the rich-text editor's script (C-41). */
  editorScript: string
  /** The address to which the editor sends pictures (C-40c); null: the usual call. */
  editorUpload: string | null
  /** The style sheet of the public pages, in a document that does not link it. */
  portalStyle: string | null
  /** The key of Baidu Maps, where an administrator has given it and the examples are shown. */
  baiduMapKey?: string
}

export const DEFAULT_PAGE_DATA: PageData = {
  mode: 'normal',
  language: 'zh-CN',
  appTitle: 'Portico 管理后台',
  timeZone: 'Asia/Shanghai',
  remoteMenus: true,
  defaultTheme: '#1890ff',
  frame: { tagsView: true, fixedHeader: false, sidebarLogo: false },
  password: { min: 6, max: 20 },
  version: '0',
  errorLog: true,
  signIn: { phone: false, mail: false, passkey: true, sso: null },
  editorScript: '',
  editorUpload: null,
  portalStyle: null,
}

/** The title as it comes, in each language. */
const USUAL_TITLES: Record<Language, string> = { 'zh-CN': DEFAULT_PAGE_DATA.appTitle, en: 'Portico back office' }

/** The back office's title as a reader is told it; one that was configured is the same in every language. */
export const titleIn = (language: Language, { appTitle }: Pick<PageData, 'appTitle'>): string =>
  appTitle === DEFAULT_PAGE_DATA.appTitle ? USUAL_TITLES[language] : appTitle
