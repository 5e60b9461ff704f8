import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigationType, useOutlet } from 'react-router'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { tabs } from '../state/tabs.ts'
import { usePinnedTabs, useTab, useTitles } from './use-tab.ts'
import { View } from './view.tsx'

/** The page of the address, and the hidden pages that are kept alive (S-09). Without the tab bar no page is kept, since nothing leads back to it. */
export function Views() {
  const outlet = useOutlet()
  const { pathname } = useLocation()
  const { kept, versions } = useStore(tabs)
  const { tagsView } = useStore(settings)
  const [shown] = useState(() => new Map<string, ReactElement>())
  useVisit()
  usePinned()
  useTitles()

  if (outlet) shown.set(pathname, outlet)
  for (const path of shown.keys()) if (path !== pathname && !(tagsView && kept.includes(path))) shown.delete(path)
  return [...shown].map(([path, page]) => (
    <View key={`${path} ${versions[path] ?? 0}`} path={path} isKept={tagsView && kept.includes(path)} isActive={path === pathname}>
      {page}
    </View>
  ))
}

/** S-09: the tabs that are always there, also when the first page is another. */
function usePinned(): void {
  const pinned = usePinnedTabs()
  useLayoutEffect(() => tabs.pin(pinned), [pinned])
}

/** Adds the page of the address to the tabs. A replaced address replaces its tab as well. */
function useVisit(): void {
  const tab = useTab()
  const isReplaced = useNavigationType() === 'REPLACE'
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!tab) return
    if (isReplaced && before.current !== null && before.current !== tab.path) tabs.close(before.current)
    tabs.visit(tab)
    before.current = tab.path
  }, [tab, isReplaced])
}
