import { ColumnWidthOutlined, DownloadOutlined, RotateRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import 'pdfjs-dist/web/pdf_viewer.css'
import type { KeyboardEvent } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/pdfjs.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import { PdfBar } from '../samples/pdf-bar.tsx'
import { PdfFailed } from '../samples/pdf-failed.tsx'
import { needPdfWords, usePdfWords } from '../samples/pdf-words.ts'
import { usePdf } from '../samples/pdf.ts'
import './pdfjs.css'
import { Sheet } from './sheet.tsx'
import { useReader } from './use-reader.ts'

const LIBRARY = { name: 'pdf.js 6.5', licence: 'Apache-2.0', home: 'https://mozilla.github.io/pdf.js/' }
const SMALL = 0.16

export const prepare = needPdfWords

/** R-14o: a document drawn by the page itself, with its own controls. */
export const Component = () => {
  const say = useWords<typeof words>('pdfjs')
  const pdf = usePdfWords()
  const { name, document, hasFailed, open } = usePdf()
  const { place, page, scale, rotation, search, mark, go, zoom, fitWidth, rotate, find } = useReader(document)
  const download = async () =>
    saveFile(new Blob([(await document!.getData()) as BlobPart], { type: 'application/pdf' }), name ?? 'manual.pdf')
  const press = (event: KeyboardEvent) => {
    const act = {
      PageDown: () => go(page + 1),
      PageUp: () => go(page - 1),
      '+': () => zoom(1.25),
      '=': () => zoom(1.25),
      '-': () => zoom(0.8),
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <Example name="pdfjs" uses={[LIBRARY]}>
      <section className="kit-card">
        <h2>{name ?? pdf('sample')}</h2>
        <PdfBar
          {...{ page, scale, go, zoom, open }}
          pages={document?.numPages ?? 0}
          search={find}
          found={search && (search.hits.length === 0 ? pdf('none') : pdf('found', { at: search.at + 1, total: search.hits.length }))}
        >
          <Button icon={<ColumnWidthOutlined />} onClick={fitWidth}>
            {pdf('width')}
          </Button>
          <Button icon={<RotateRightOutlined />} onClick={rotate}>
            {say('rotate')}
          </Button>
          <Button icon={<DownloadOutlined />} disabled={!document} onClick={() => void download()}>
            {say('download')}
          </Button>
        </PdfBar>
        {hasFailed ? (
          <PdfFailed back={() => open(null)} />
        ) : (
          <div className="pdfjs" aria-busy={!document}>
            {document && <Thumbnails document={document} page={page} go={go} />}
            {/* It scrolls and takes keys, so the keyboard must reach it. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
            <div ref={place} className="pdfjs-place" role="region" aria-label={pdf('document')} tabIndex={0} onKeyDown={press}>
              {document && <Sheet {...{ document, scale, rotation, mark }} number={page} label={pdf('pageLabel', { page })} hasText />}
            </div>
          </div>
        )}
        <p className="kit-quiet">{say('keys')}</p>
      </section>
    </Example>
  )
}

function Thumbnails({ document, page, go }: { document: PDFDocumentProxy; page: number; go: (page: number) => void }) {
  const say = useWords<typeof words>('pdfjs')
  const pdf = usePdfWords()
  return (
    <ol className="pdfjs-thumbnails" aria-label={say('thumbnails')}>
      {Array.from({ length: document.numPages }, (_, at) => at + 1).map((number) => (
        <li key={number}>
          <button type="button" aria-current={number === page ? 'page' : undefined} onClick={() => go(number)}>
            <Sheet document={document} number={number} scale={SMALL} rotation={0} label={pdf('pageLabel', { page: number })} />
            <span aria-hidden>{number}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
