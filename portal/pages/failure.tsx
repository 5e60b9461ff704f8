import type { ReactNode } from 'react'
import { useLocation, useRouteError } from 'react-router'
import type { Language } from '../../contract/languages.ts'
import { brandStyle } from '../text/brand.ts'
import { Notice } from '../blocks/notice.tsx'
import { useWords } from '../page/use-layout.ts'
import { isNotFound } from '../page/not-found.ts'
import { type PortalWords, portalWords } from '../text/words.ts'
import { sayingOfError, type Saying } from './refusal.ts'

/** A missing or failed page inside the layout. */
export function PageFailure() {
  const error = useRouteError()
  const words = useWords()
  const { pathname, search } = useLocation()
  if (isNotFound(error)) return <Missing />
  return <Apology {...sayingOfError(error, words)} ways={[{ name: words.failure.retry, to: pathname + search }]} />
}

/** Shown for an address without a page. */
export function Missing() {
  const words = useWords().failure
  const isPreview = new URLSearchParams(useLocation().search).has('preview')
  return <Apology title={words.missing} hint={isPreview ? words.previewEnded : words.missingHint} ways={[]} />
}

/** `ways` are offered before those that lead to other pages. */
function Apology({ title, hint, ways }: Saying & { ways: { name: string; to: string }[] }) {
  const words = useWords().failure
  const links = [...ways, { name: words.home, to: '/home' }, { name: words.news, to: '/_news' }]
  return (
    <div className="row page">
      <Notice asPage title={title} hint={hint} links={links} />
    </div>
  )
}

/** Shown in the app when the layout itself failed: only the language is known. */
export function LayoutFailure() {
  return (
    <BareFailure language={document.documentElement.lang === 'en' ? 'en' : 'zh-CN'}>
      {(words) => (
        <button className="button" type="button" onClick={() => location.reload()}>
          {words.retry}
        </button>
      )}
    </BareFailure>
  )
}

interface BareFailureProps {
  language: Language
  /** In place of the general words for a page that cannot be shown. */
  saying?: Saying
  /** The name of the site, where it is known. */
  site?: string
  /** The ways on. */
  children?: (words: PortalWords['failure']) => ReactNode
}

/** A notice that the page failed, with a single link or button. */
export function BareFailure({ language, saying, site, children }: BareFailureProps) {
  const words = portalWords[language].failure
  const { title, hint } = saying ?? { title: words.broken, hint: words.brokenHint }
  return (
    <div className="portal bare" lang={language} style={brandStyle(null)}>
      <main className="notice">
        {site && <p className="notice-site">{site}</p>}
        <h1>{title}</h1>
        <p>{hint}</p>
        {children && <p className="notice-ways">{children(words)}</p>}
      </main>
    </div>
  )
}

/** The outline of a page while its first data is loading. */
export function Loading() {
  return (
    <div className="portal" style={brandStyle(null)} aria-busy="true">
      <div className="hero hero-tall hero-empty" />
    </div>
  )
}
