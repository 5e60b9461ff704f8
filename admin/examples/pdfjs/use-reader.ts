import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { hitsIn, type Hit } from './search.ts'

interface Search {
  text: string
  hits: readonly Hit[]
  at: number
}

const SMALLEST = 0.25
const LARGEST = 4
/** The space beside a sheet. */
const MARGIN = 34

/** The state of a reader: page, size, rotation and search. */
export function useReader(document: PDFDocumentProxy | null) {
  const place = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState(1)
  const [scale, setScale] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [search, setSearch] = useState<Search | null>(null)

  const fitWidth = async (turned = rotation) => {
    if (!document || !place.current) return
    const first = await document.getPage(1)
    const { width } = first.getViewport({ scale: 1, rotation: first.rotate + turned })
    setScale(bounded((place.current.clientWidth - MARGIN) / width))
  }
  useEffect(() => {
    setPage(1)
    setRotation(0)
    setSearch(null)
    void fitWidth(0)
    // Only another document begins anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document])

  const go = (number: number) => {
    if (document) setPage(Math.min(document.numPages, Math.max(1, Math.round(number))))
  }
  const find = async (text: string, backwards = false) => {
    if (!document || !text) return setSearch(null)
    const hits = search?.text === text ? search.hits : await hitsIn(document, text)
    const from = search?.text === text ? search.at : -1
    const at = hits.length === 0 ? 0 : (from + (backwards ? -1 : 1) + hits.length) % hits.length
    setSearch({ text, hits, at })
    if (hits[at]) setPage(hits[at].page)
  }
  const mark = useMemo(() => {
    const shown = search?.hits[search.at]
    return search && { text: search.text, nth: shown?.page === page ? shown.nth : -1 }
  }, [search, page])
  return {
    place,
    page,
    scale,
    rotation,
    search,
    mark,
    go,
    zoom: (factor: number) => setScale((before) => bounded(before * factor)),
    fitWidth: () => void fitWidth(),
    rotate: () => setRotation((before) => (before + 90) % 360),
    find: (text: string, backwards?: boolean) => void find(text, backwards),
  }
}

const bounded = (scale: number) => Math.min(LARGEST, Math.max(SMALLEST, scale))
