import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadReadings } from '../../shell/search/readings.ts'
import { ICONS, type Icon, type Style } from './icons.ts'

/** The icons of a style whose name has the typed words, in English, in Chinese, in pinyin or by its initials. */
export function useIcons(typed: string, style: Style): readonly Icon[] {
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const readings = useReadings(wanted !== '')
  return useMemo(() => {
    const isWanted = ({ name, chinese }: Icon) =>
      [name.toLowerCase(), chinese, ...(readings?.get(chinese) ?? [])].some((text) => text.includes(wanted))
    return ICONS.filter((icon) => icon.style === style && isWanted(icon))
  }, [wanted, style, readings])
}

/** The pinyin of the Chinese names; fetched with the first search. */
function useReadings(isWanted: boolean) {
  const [readings, setReadings] = useState<ReadonlyMap<string, string[]> | null>(null)
  useEffect(() => {
    if (!isWanted || readings) return
    loadReadings().then(
      (read) => setReadings(new Map(ICONS.map(({ chinese }) => [chinese, read(chinese)]))),
      () => undefined,
    )
  }, [isWanted, readings])
  return readings
}
