import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../contract/languages.ts'
import { PAGE_DATA_ID, type PageData } from '../../contract/page-data.ts'
import { BareDocument } from '../document/bare-document.tsx'
import { Json } from '../document/json.tsx'
import { portalWords } from '../text/words.ts'
import { BareFailure } from './failure.tsx'

interface ClosedProps {
  language: Language
  /** The address of the style sheet. */
  style: string
  /** The name of the site; empty while it is not known. */
  site: string
  /** The words of the site; those of the program without any. */
  text: string | null
  /** Set for the address `/`, at which staff still find the app behind the hash. */
  takeOver?: { headScript: string; app: string; pageData: PageData }
}

/** The page that visitors get while the site is being maintained. */
const ClosedDocument = ({ language, style, site, text, takeOver }: ClosedProps) => {
  const words = portalWords[language].failure
  const head = takeOver && (
    <>
      <base target="_self" />
      <script data-app={takeOver.app} dangerouslySetInnerHTML={{ __html: takeOver.headScript }} />
    </>
  )
  return (
    <BareDocument language={language} style={style} title={[words.closed, site].filter(Boolean).join(' - ')} head={head}>
      <div id="page">
        <BareFailure language={language} site={site} saying={{ title: words.closed, hint: text ?? words.closedHint }} />
      </div>
      {takeOver && (
        <>
          <div id="app" />
          <Json id={PAGE_DATA_ID} type="application/json" data={takeOver.pageData} />
        </>
      )}
    </BareDocument>
  )
}

export const renderClosed = (props: ClosedProps): string => `<!doctype html>${renderToStaticMarkup(<ClosedDocument {...props} />)}`
