import { useState } from 'react'
import type { Layout } from 'react-resizable-panels'

/** The sizes of a group of panels as this browser had them last; a value of another shape counts for nothing. */
export function useKeptLayout(name: string, usual: Layout): [Layout, (layout: Layout) => void] {
  const key = `portico.example.split-pane.${name}`
  const [layout, setLayout] = useState(() => storedLayout(key, usual) ?? usual)
  const keep = (next: Layout) => {
    setLayout(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return [layout, keep]
}

function storedLayout(key: string, usual: Layout): Layout | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    const isLayout = typeof found === 'object' && found !== null && Object.keys(usual).every((id) => Number.isFinite((found as Layout)[id]))
    return isLayout ? (found as Layout) : null
  } catch {
    return null
  }
}
