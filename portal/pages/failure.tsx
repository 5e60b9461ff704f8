import { useRouteError, useSearchParams } from 'react-router'
import type { Language } from '../../contract/languages.ts'
import { brandStyle } from '../brand.ts'
import { Notice } from '../blocks/notice.tsx'
import { useWords } from '../layout/use-layout.ts'
import { isMissing } from '../missing.ts'
import { plainPath } from '../paths.ts'
import { usePlace } from '../place.ts'
import { portalWords } from '../words.ts'

/** A page that is not there, or that failed, inside the layout. */
export function PageFailure() {
  const error = useRouteError()
  const words = useWords().failure
  const previewing = useSearchParams()[0].has('preview')
  const ways = [
    { name: words.home, to: '/home' },
    { name: words.news, to: '/_news' },
  ]
  const gone = isMissing(error)
  return (
    <div className="row page">
      <Notice
        asPage
        title={gone ? words.missing : words.broken}
        hint={gone ? (previewing ? words.previewEnded : words.missingHint) : words.brokenHint}
        ways={ways}
      />
    </div>
  )
}

/** The layout itself failed: nothing is known but the language. */
export function LayoutFailure() {
  const inApp = usePlace() !== null
  return <BareFailure language={document.documentElement.lang === 'en' ? 'en' : 'zh-CN'} inApp={inApp} />
}

export function BareFailure({ language, inApp = false }: { language: Language; inApp?: boolean }) {
  const words = portalWords[language].failure
  const home = plainPath('/home', language)
  return (
    <div className="portal bare" lang={language} style={brandStyle(null)}>
      <main className="notice">
        <h1>{words.broken}</h1>
        <p>{words.brokenHint}</p>
        <p className="notice-ways">
          <a className="button" href={inApp ? '#/home' : home}>
            {words.home}
          </a>
        </p>
      </main>
    </div>
  )
}

/** The shape of a page while its first data is on the way. */
export function Loading() {
  return (
    <div className="portal" style={brandStyle(null)} aria-busy="true">
      <div className="hero hero-tall hero-empty" />
    </div>
  )
}
