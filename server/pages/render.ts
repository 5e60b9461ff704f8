import type { Language } from '../../contract/languages.ts'
import type { PageData } from '../../contract/page-data.ts'
import { renderPage } from '../../portal/entry-server.tsx'
import type { Environment } from '../config/environment.ts'
import { csp } from '../http/headers.ts'
import { pageAt } from '../site/addresses.ts'
import type { Assets } from './assets.ts'
import type { FreshReply } from './fresh-reply.ts'
import { HEAD_SCRIPT, HEAD_SCRIPT_HASH } from './head-script.ts'
import type { Reads } from './reads.ts'

export interface RenderParts {
  assets: Assets
  environment: Environment
}

export const HTML = 'text/html; charset=utf-8'

const sharedBy = ({ assets, environment }: RenderParts) => ({
  origin: environment.publicUrl,
  timeZone: environment.timeZone,
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
  const { status, html, redirect } = await renderPage({ ...at, ...sharedBy(parts), call })
  if (redirect) return { status, type: HTML, body: '', headers: { location: redirect } }
  const isPrivate = at.search.includes('preview=')
  if (status === 404 && !isPrivate) return null
  const address = status === 200 && !isPrivate ? pageAt(at.path + at.search) : null
  const page = address ? { path: address.path, language: at.language } : undefined
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
    pageData: pageDataFor(parts.environment, language),
  })
  const headers = { 'content-security-policy': csp(HEAD_SCRIPT_HASH), vary: VARY_OF_FRONT }
  return { status, type: HTML, body: html(), isStillTrue, headers }
}

/** The settings that the app starts with. */
export const pageDataFor = (environment: Environment, language: Language): PageData => ({
  mode: environment.isDemo ? 'demo' : 'normal',
  language,
  appTitle: environment.appTitle,
  remoteMenus: environment.hasRemoteMenus,
  timeZone: environment.timeZone,
  defaultTheme: environment.defaultTheme,
  errorLog: environment.isProduction,
  signIn: signInWays(environment),
  portalStyle: null,
})

/** In demo mode no message is sent, no password is changed and nobody comes from elsewhere, so none of these ways is offered. */
const signInWays = ({ isDemo, messaging, signOn }: Environment): PageData['signIn'] => ({
  phone: !isDemo && messaging.sms !== null,
  mail: !isDemo && messaging.mail !== null,
  sso: isDemo ? null : (signOn?.name ?? null),
})
