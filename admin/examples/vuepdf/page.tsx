import { ColumnWidthOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import 'pdfjs-dist/web/pdf_viewer.css'
import { Example } from '../frame/example.tsx'
import { PdfBar } from '../samples/pdf-bar.tsx'
import { PdfFailed } from '../samples/pdf-failed.tsx'
import { needPdfWords, usePdfWords } from '../samples/pdf-words.ts'
import { usePdf } from '../samples/pdf.ts'
import { useViewer } from './use-viewer.ts'
import './vuepdf.css'

const LIBRARY = { name: 'pdf.js 6.5', licence: 'Apache-2.0', home: 'https://mozilla.github.io/pdf.js/' }

export const prepare = needPdfWords

/** R-14n: a document in the viewer of pdf.js. */
export const Component = () => {
  const say = usePdfWords()
  const { name, document, hasFailed, open } = usePdf()
  const { place, page, scale, found, go, zoom, fitWidth, search } = useViewer(document, (number) => say('pageLabel', { page: number }))
  return (
    <Example name="vuepdf" uses={[LIBRARY]}>
      <section className="kit-card">
        <h2>{name ?? say('sample')}</h2>
        <PdfBar
          {...{ page, scale, go, zoom, search, open }}
          pages={document?.numPages ?? 0}
          found={found && (found.total === 0 ? say('none') : say('found', found))}
        >
          <Button icon={<ColumnWidthOutlined />} onClick={fitWidth}>
            {say('width')}
          </Button>
        </PdfBar>
        {hasFailed ? (
          <PdfFailed back={() => open(null)} />
        ) : (
          <div className="vuepdf" aria-busy={!document}>
            {/* It scrolls, so the keyboard must reach it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div ref={place} className="vuepdf-place" role="region" aria-label={say('document')} tabIndex={0}>
              <div className="pdfViewer" />
            </div>
          </div>
        )}
      </section>
    </Example>
  )
}
