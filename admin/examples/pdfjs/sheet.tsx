import { RenderingCancelledException, TextLayer, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { useLatest } from '../../browser/use-latest.ts'
import { rangesOf } from './search.ts'

interface SheetProps {
  document: PDFDocumentProxy
  number: number
  /** CSS px for each pt of the document. */
  scale: number
  rotation: number
  label: string
  /** The text to mark, and which of its places on this sheet to bring into sight. */
  mark?: { text: string; nth: number } | null
  /** Without it the sheet is a picture. */
  hasText?: boolean
}

/** A sheet of a document: its picture, and its text above it, which can be selected. */
export function Sheet({ document, number, scale, rotation, label, mark = null, hasText = false }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const elements = useRef<readonly HTMLElement[]>([])
  const wanted = useLatest(mark)

  useEffect(() => {
    const stops: (() => void)[] = []
    let isWanted = true
    const show = async () => {
      const page = await document.getPage(number)
      if (!isWanted) return
      stops.push(await draw(page, canvas.current!, { scale, rotation }))
      if (!hasText || !isWanted) return
      elements.current = await write(page, layer.current!, { scale, rotation })
      if (isWanted) highlight(elements.current, wanted.current)
    }
    show().catch((error: unknown) => {
      if (!(error instanceof RenderingCancelledException) && isWanted) throw error
    })
    return () => {
      isWanted = false
      for (const stop of stops) stop()
    }
  }, [document, number, scale, rotation, hasText, wanted])

  useEffect(() => {
    if (hasText) highlight(elements.current, mark)
  }, [mark, hasText])

  return (
    <div className="pdfjs-sheet" style={{ '--total-scale-factor': scale } as React.CSSProperties}>
      <canvas ref={canvas} role="img" aria-label={label} />
      {hasText && <div ref={layer} className="textLayer" />}
    </div>
  )
}

interface View {
  scale: number
  rotation: number
}

/** Draws a page in the pixels of the screen; the returned function stops it. */
async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, { scale, rotation }: View): Promise<() => void> {
  const ratio = Math.min(devicePixelRatio || 1, 2)
  const viewport = page.getViewport({ scale: scale * ratio, rotation: page.rotate + rotation })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  canvas.style.width = `${viewport.width / ratio}px`
  canvas.style.height = `${viewport.height / ratio}px`
  const task = page.render({ canvas, viewport })
  task.promise.catch(() => undefined)
  return () => task.cancel()
}

async function write(page: PDFPageProxy, container: HTMLElement, { scale, rotation }: View): Promise<readonly HTMLElement[]> {
  container.replaceChildren()
  const layer = new TextLayer({
    textContentSource: await page.getTextContent(),
    container,
    viewport: page.getViewport({ scale, rotation: page.rotate + rotation }),
  })
  await layer.render()
  return layer.textDivs
}

const MARKS = 'pdfjs-found'
const MARK = 'pdfjs-shown'

/** Colours the places of a text; the browser paints them, so the text layer stays as it is. */
function highlight(elements: readonly HTMLElement[], mark: SheetProps['mark']): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete(MARKS)
  CSS.highlights.delete(MARK)
  if (!mark) return
  const ranges = rangesOf(elements, mark.text)
  CSS.highlights.set(MARKS, new Highlight(...ranges))
  const shown = ranges[mark.nth]
  if (!shown) return
  CSS.highlights.set(MARK, new Highlight(shown))
  shown.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' })
}
