import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { titleKey } from '../../../contract/back-office/screens.ts'
import { holdsAll } from '../../session/permits.ts'
import { useSession } from '../../session/session.ts'
import { tabs } from '../../state/tabs.ts'
import { focusHeading } from '../parts/jump.ts'
import { entriesOf, recentFirst, type SearchEntry } from './entries.ts'
import { isChinese, loadReadings } from './readings.ts'
import { recentKeys, remember } from './recent.ts'
import { createSearch } from './search.ts'

/** The matches among the pages that the user may open. An empty search finds all of them, those opened last first. */
export function useFound(wanted: string): { found: SearchEntry[]; recent: string[] } {
  const entries = useEntries()
  const [recent] = useState(recentKeys)
  const search = useMemo(() => createSearch(entries), [entries])
  const found = useMemo(() => (wanted.trim() ? search(wanted) : recentFirst(entries, recent)), [search, entries, recent, wanted])
  return { found, recent }
}

function useEntries(): SearchEntry[] {
  const { t } = useTranslation()
  const { menus, permits } = useSession()
  const entries = useMemo(
    () => entriesOf(menus, { say: (screen) => t(titleKey(screen)), holds: (permit) => holdsAll(permits, [permit]) }),
    [menus, permits, t],
  )
  const [read, setRead] = useState<((title: string) => string[]) | null>(null)
  const needsReadings = entries.some(({ title }) => isChinese(title))

  useEffect(() => {
    let isHere = true
    // If this fails, the search still matches the titles themselves.
    if (needsReadings) loadReadings().then((found) => isHere && setRead(() => found), console.error)
    return () => {
      isHere = false
    }
  }, [needsReadings])

  return useMemo(() => (read ? entries.map((entry) => ({ ...entry, readings: read(entry.title) })) : entries), [entries, read])
}

/** Opens an entry, in its open tab if there is one. */
export function useGo(): (entry: SearchEntry) => void {
  const navigate = useNavigate()
  return ({ key, path, isOutside }) => {
    remember(key)
    if (isOutside) window.open(path, '_blank', 'noopener,noreferrer')
    else {
      focusHeading()
      void navigate(tabs.state.visitedViews.find((tab) => tab.path === path)?.fullPath ?? path)
    }
  }
}
