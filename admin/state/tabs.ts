import { forget, isRecord, readStored, STORED, writeStored } from './storage.ts'
import { createStore } from './store.ts'
import {
  cachedNames,
  closablePaths,
  closed,
  moved,
  NO_TABS,
  readdressed,
  refreshed,
  updated,
  visited,
  type Tab,
  type TabsState,
} from './tabs-state.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined

/** S-09: stored for this browser tab alone, so that a reload restores them. `pinned` are always there. */
export function createTabs(storage: TabStorage, pinned: () => readonly Tab[] = () => []) {
  const initial = { ...NO_TABS, visitedViews: restored(storage) }
  const store = createStore<TabsState>(initial, ({ visitedViews }) =>
    visitedViews.length > 0 ? writeStored(storage, STORED.tabs, visitedViews) : forget(storage, STORED.tabs),
  )
  const set = (change: Partial<TabsState>) => store.set({ ...change, cachedViews: cachedNames({ ...store.state, ...change }) })

  /** Removes a tab unless it is pinned. Returns the tab to show if the removed one was on the screen. */
  function close(path: string): Tab | null {
    const at = store.state.visitedViews.findIndex((tab) => tab.path === path)
    if (at < 0 || store.state.visitedViews[at]!.meta.affix) return null
    set(closed(store.state, new Set([path])))
    return store.state.visitedViews[at] ?? store.state.visitedViews[at - 1] ?? null
  }

  function setUnsaved(path: string, isUnsaved: boolean): void {
    const others = store.state.unsaved.filter((other) => other !== path)
    if (isUnsaved || others.length < store.state.unsaved.length) set({ unsaved: isUnsaved ? [...others, path] : others })
  }

  return Object.assign(store, {
    /** Puts tabs that are always there before the others, unless they are there. */
    pin: (always: readonly Tab[]) => {
      const missing = always.filter(({ path }) => !store.state.visitedViews.some((tab) => tab.path === path))
      if (missing.length > 0) set({ visitedViews: [...missing, ...store.state.visitedViews] })
    },
    visit: (tab: Tab) => set(visited(store.state, tab)),
    close,
    closeOthers: (path: string) => set(closed(store.state, closablePaths(store.state, path))),
    closeAll: () => set(closed(store.state, closablePaths(store.state))),
    /** Changes a tab by what became known later, such as its title. */
    update: (path: string, change: Partial<Omit<Tab, 'path'>>) => set(updated(store.state, path, change)),
    readdress: (path: string, to: Pick<Tab, 'path' | 'fullPath' | 'title'>) => set(readdressed(store.state, path, to)),
    move: (path: string, to: number) => set(moved(store.state, path, to)),
    refresh: (path: string) => set(refreshed(store.state, path)),
    setUnsaved,
    /** T-07, T-09: leaves the pinned tabs only. */
    reset: () => set({ ...NO_TABS, versions: store.state.versions, visitedViews: pinned() }),
  })
}

/** The tabs that a reload finds again. Stored values of another shape are dropped. */
function restored(storage: TabStorage): Tab[] {
  const found = readStored(storage, STORED.tabs)
  return Array.isArray(found) ? found.filter(isTab) : []
}

const isTab = (value: unknown): value is Tab =>
  isRecord(value) &&
  ['path', 'fullPath', 'title', 'icon'].every((name) => typeof value[name] === 'string') &&
  isRecord(value['query']) &&
  isRecord(value['meta'])

export const tabs = createTabs(typeof sessionStorage === 'undefined' ? undefined : sessionStorage)
