import type { Language } from '../../contract/languages.ts'
import type { PageData } from '../../contract/page-data.ts'
import { renderPage } from '../../portal/entry-server.tsx'
import type { SettingValues } from '../../contract/settings/index.ts'
import type { Environment } from '../config/environment.ts'
import { csp } from '../http/content-security-policy.ts'
import { pageAt } from '../site/page-at.ts'
import { messagingFrom } from '../features/messages/from-settings.ts'
import type { Settings } from '../settings/settings.ts'
import { versionOf, type Assets } from './assets.ts'
import type { FreshReply } from './fresh-reply.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from './head-script.ts'
import type { Reads } from './reads.ts'

export interface RenderParts {
  assets: Assets
  environment: Environment
  settings: Settings
}

export const HTML = 'text/html; charset=utf-8'

const sharedBy = ({ assets, environment, settings }: RenderParts) => ({
  origin: environment.publicUrl,
  timeZone: settings.values.timeZone,
  assets: assets.plain,
})

/** The cookie tells the language, and whether the back office is meant. */
export const VARY_OF_FRONT = 'accept-encoding, accept-language, cookie'

interface PlainPage {
  /** Without the language: `/_news`. */
  path: string
  /** With its `?`, or empty. */
  search: string
  language: Language
}

/** Returns null when there is no such page. A preview that has ended is a page that says so. */
export async function renderPlain(parts: RenderParts, { call, isStillTrue }: Reads, at: PlainPage): Promise<FreshReply | null> {
  const { status, html, redirect, missed } = await renderPage({ ...at, ...sharedBy(parts), call })
  if (redirect) return { status, type: HTML, body: '', headers: { location: redirect } }
  const isPrivate = at.search.includes('preview=')
  if (status === 404 && !isPrivate) return null
  const address = status === 200 && !isPrivate ? pageAt(at.path + at.search) : null
  const page = address ? { path: address.path, language: at.language, ...(missed && { missed }) } : undefined
  return { status, type: HTML, body: html(), isPrivate, isStillTrue, page }
}

/** Renders the page for addresses that lead nowhere. */
export async function renderMissing(parts: RenderParts, { call, isStillTrue }: Reads, language: Language): Promise<FreshReply> {
  const { status, html } = await renderPage({ ...sharedBy(parts), path: '/_nowhere', search: '', language, call })
  return { status, type: HTML, body: html(), isShared: true, isStillTrue }
}

/** Renders the page of `/`: the home page with its data, and the app that takes it over. */
export async function renderFront(parts: RenderParts, { call, isStillTrue }: Reads, language: Language): Promise<FreshReply> {
  const { status, html } = await renderPage({
    ...sharedBy(parts),
    path: '/',
    search: '',
    language,
    call,
    app: parts.assets.app.script,
    headScript: HEAD_SCRIPT,
    pageData: pageDataFor(parts, language),
  })
  const headers = { 'content-security-policy': csp(HEAD_SCRIPT_HASH, parts.environment), vary: VARY_OF_FRONT }
  return { status, type: HTML, body: html(), isStillTrue, headers }
}

/** The settings that the app starts with. */
export const pageDataFor = ({ assets, environment, settings: { values } }: RenderParts, language: Language): PageData => ({
  mode: environment.isDemo ? 'demo' : 'normal',
  language,
  appTitle: values.appTitle,
  remoteMenus: values.remoteMenus,
  timeZone: values.timeZone,
  defaultTheme: values.defaultTheme,
  frame: { tagsView: values.tagsView, fixedHeader: values.fixedHeader, sidebarLogo: values.sidebarLogo },
  password: { min: values.passwordShortest, max: values.passwordLongest },
  version: versionOf(assets),
  errorLog: environment.isProduction,
  signIn: signInWays(environment, values),
  editorScript: environment.editorScript ?? assets.editor,
  editorUpload: environment.editorUpload,
  portalStyle: null,
})

/** In demo mode no message is sent, no password is changed and nobody comes from elsewhere. By phone the demo's own accounts can be tried (B-127h). */
function signInWays({ isDemo, signOn, aliyunUrl }: Environment, values: SettingValues): PageData['signIn'] {
  const { mail, sms } = messagingFrom(values, aliyunUrl)
  return {
    phone: sms !== null && (!isDemo || sms.gateway === 'log') && values.offersPhone,
    mail: !isDemo && mail !== null && values.offersReset,
    passkey: values.offersPasskeys,
    sso: isDemo || !values.offersSignOn ? null : (signOn?.name ?? null),
  }
}
