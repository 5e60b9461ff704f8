import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useMatches } from 'react-router'
import { addressOf, screenNamed, SCREENS, titleKey } from '../../contract/back-office/screens.ts'
import { handleOf, type AdminHandle } from './handle.ts'
import { useSession } from '../session/session.ts'
import type { Tab } from '../state/tabs-state.ts'
import { tabs } from '../state/tabs.ts'
import { tabTitle } from './tab-title.ts'
import { usePlace } from './view.tsx'

/** The handle of the open page. */
export function useHandle(): AdminHandle | undefined {
  const match = useMatches().at(-1)
  return match && handleOf(match)
}

/** The key of the open screen. */
export const useCurrentKey = (): string | undefined => useHandle()?.page

/** The tab of the address; null for a page that is no screen, such as a refusal. */
export function useTab(): Tab | null {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { menus } = useSession()
  const name = useCurrentKey()
  return useMemo(() => {
    const page = name === undefined ? undefined : screenNamed(name)
    if (!page) return null
    const { affix, noCache } = page
    return {
      path: pathname,
      fullPath: pathname + search,
      name: page.key,
      ...tabTitle(menus, page.key, t(titleKey(page))),
      query: Object.fromEntries(new URLSearchParams(search)),
      meta: { ...(affix ? { affix } : {}), ...(noCache ? { noCache } : {}) },
    }
  }, [t, pathname, search, menus, name])
}

/** The tabs of the screens that are always open, as far as the user may open them. */
export function usePinnedTabs(): Tab[] {
  const { t } = useTranslation()
  const { menus } = useSession()
  return useMemo(
    () =>
      SCREENS.filter(({ affix }) => affix).map((page) => ({
        path: addressOf(page),
        fullPath: addressOf(page),
        name: page.key,
        ...tabTitle(menus, page.key, t(titleKey(page))),
        query: {},
        meta: { affix: true, ...(page.noCache ? { noCache: true } : {}) },
      })),
    [t, menus],
  )
}

/** Renames the open tabs after a change of the language or of the menus. */
export function useTitles(): void {
  const { t } = useTranslation()
  const { menus } = useSession()
  useEffect(() => {
    for (const { path, name, meta } of tabs.state.visitedViews) {
      const page = name === null ? undefined : screenNamed(name)
      if (page && !meta.own) tabs.update(path, tabTitle(menus, page.key, t(titleKey(page))))
    }
  }, [t, menus])
}

/** Names the tab of a form after its row. */
export function useOwnTitle(title: string | null): void {
  const { path } = usePlace()
  useEffect(() => {
    if (title === null) return
    const tab = tabs.state.visitedViews.find((one) => one.path === path)
    if (tab && tab.title !== title) tabs.update(path, { title, meta: { ...tab.meta, own: true } })
  }, [path, title])
}

/** Leads the tab of this page to the row that its form has made; its path and query are in `address`. */
export function useReaddress(): (address: string, title: string) => void {
  const { path } = usePlace()
  return (address, title) => tabs.readdress(path, { path: address.split('?')[0]!, fullPath: address, title })
}
