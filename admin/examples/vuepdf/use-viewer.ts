import type { PDFDocumentProxy } from 'pdfjs-dist'
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../browser/use-latest.ts'

interface State {
  page: number
  scale: number
  /** The place of the shown hit and the number of all; null before a search. */
  found: { at: number; total: number } | null
}

interface Parts {
  viewer: PDFViewer
  bus: EventBus
}

/** Puts the viewer of pdf.js into the element of `place` and shows a document in it. */
export function useViewer(document: PDFDocumentProxy | null, pageLabel: (page: number) => string) {
  const place = useRef<HTMLDivElement>(null)
  const parts = useRef<Parts>(null)
  const label = useLatest(pageLabel)
  const [state, setState] = useState<State>({ page: 1, scale: 1, found: null })

  useEffect(() => {
    if (!document) return
    const stop = new AbortController()
    const eventBus = new EventBus()
    const linkService = new PDFLinkService({ eventBus, externalLinkTarget: 2 })
    const findController = new PDFFindController({ linkService, eventBus })
    const viewer = new PDFViewer({
      container: place.current!,
      eventBus,
      linkService,
      findController,
      l10n: { ...SILENT, translate: (element: HTMLElement) => name(element, label.current) } as never,
      // Ends its listeners; its types do not know of it.
      ...({ abortSignal: stop.signal } as object),
    })
    linkService.setViewer(viewer)
    parts.current = { viewer, bus: eventBus }
    const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))
    eventBus.on('pagesinit', () => {
      void name(place.current!, label.current)
      viewer.currentScaleValue = 'page-width'
    })
    eventBus.on('pagesloaded', () => void name(place.current!, label.current))
    eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => change({ page: pageNumber }))
    eventBus.on('scalechanging', ({ scale }: { scale: number }) => change({ scale }))
    const counted = ({ matchesCount: { current, total } }: Counted) => change({ found: { at: current, total } })
    eventBus.on('updatefindmatchescount', counted)
    eventBus.on('updatefindcontrolstate', counted)
    viewer.setDocument(document)
    linkService.setDocument(document)
    return () => {
      stop.abort()
      viewer.setDocument(null as never)
      linkService.setDocument(null)
      viewer.cleanup()
      parts.current = null
    }
  }, [document, label])

  const withViewer = (act: (viewer: PDFViewer) => void) => parts.current && act(parts.current.viewer)
  return {
    place,
    ...state,
    go: (page: number) => withViewer((viewer) => void (viewer.currentPageNumber = page)),
    zoom: (factor: number) =>
      withViewer((viewer) => void (viewer.currentScale = Math.min(4, Math.max(0.25, viewer.currentScale * factor)))),
    fitWidth: () => withViewer((viewer) => void (viewer.currentScaleValue = 'page-width')),
    search(query: string, findPrevious = false) {
      const isSame = searched.get(parts.current?.bus) === query
      if (parts.current) searched.set(parts.current.bus, query)
      if (!query) setState({ ...state, found: null })
      parts.current?.bus.dispatch('find', { type: isSame ? 'again' : '', query, findPrevious, highlightAll: true, caseSensitive: false })
    },
  }
}

interface Counted {
  matchesCount: { current: number; total: number }
}

/** The words that each viewer was last asked to find: the same again means the next hit. */
const searched = new WeakMap<WeakKey, string>() as {
  get: (bus: EventBus | undefined) => string | undefined
  set: (bus: EventBus, text: string) => void
}

/** The viewer asks for words of its own; it has none to say here but the names of the pages. */
const SILENT = {
  getLanguage: () => 'en-us',
  getDirection: () => 'ltr',
  get: async () => '',
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
}

async function name(element: HTMLElement, label: (page: number) => string): Promise<void> {
  for (const page of [element, ...element.querySelectorAll<HTMLElement>('[data-page-number]')])
    if (page.dataset['pageNumber']) page.setAttribute('aria-label', label(Number(page.dataset['pageNumber'])))
}
