import { isRecord, readStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

/** A visited page (T-10). */
export interface Tab {
  /** What it is known by. */
  path: string
  /** With its query: where the tab leads. */
  fullPath: string
  /** The row of the predefined table. */
  name: string | null
  title: string
  icon: string
  query: Record<string, string>
  /** `own`: the page itself said its title, which no menu knows. */
  meta: { affix?: boolean; noCache?: boolean; own?: boolean }
}

export interface TabsState {
  visitedViews: readonly Tab[]
  /** The paths of those that are kept alive, the one looked at last at the end. */
  cachedViews: readonly string[]
  /** Counts how often a view was begun anew: another number, another view. */
  versions: Readonly<Record<string, number>>
  /** Paths of forms with changes that are not saved. */
  unsaved: readonly string[]
}

/** More than these are not kept alive, so that a day's work does not fill the memory; what is not saved always is. */
export const MOST_KEPT = 16

const NAME = 'portico.tabs'
const EMPTY: TabsState = { visitedViews: [], cachedViews: [], versions: {}, unsaved: [] }

type Kept = Pick<Storage, 'getItem' | 'setItem'> | undefined

/** S-09: kept in the storage of this one browser tab, so that a reload restores them. `pinned` are always there. */
export function createTabs(storage: Kept, pinned: () => readonly Tab[] = () => []) {
  const store = createStore<TabsState>({ ...EMPTY, visitedViews: restored(storage) }, ({ visitedViews }) =>
    writeStored(storage, NAME, visitedViews),
  )
  const { set } = store

  const without = (paths: ReadonlySet<string>) => {
    const { visitedViews, cachedViews, unsaved, versions } = store.state
    const stays = (path: string) => !paths.has(path)
    set({
      visitedViews: visitedViews.filter((tab) => stays(tab.path)),
      cachedViews: cachedViews.filter(stays),
      unsaved: unsaved.filter(stays),
      versions: { ...versions, ...Object.fromEntries([...paths].map((path) => [path, (versions[path] ?? 0) + 1])) },
    })
  }

  /** Adds it if it is not open; one that is takes the query it was looked at with last. */
  function visit(tab: Tab): void {
    const { visitedViews } = store.state
    const at = visitedViews.findIndex(({ path }) => path === tab.path)
    const { fullPath, query } = tab
    set({
      visitedViews: at < 0 ? [...visitedViews, tab] : visitedViews.with(at, { ...visitedViews[at]!, fullPath, query }),
      cachedViews: kept(tab),
    })
  }

  function kept({ path, meta }: Tab): readonly string[] {
    const { cachedViews, unsaved } = store.state
    const others = cachedViews.filter((one) => one !== path)
    const spare = others.filter((one) => !unsaved.includes(one)).slice(0, Math.max(0, others.length + 1 - MOST_KEPT))
    return [...others.filter((one) => !spare.includes(one)), ...(meta.noCache ? [] : [path])]
  }

  /** Removes it, unless it is pinned; returns the one to show next when `current` was it. */
  function close(path: string): Tab | null {
    const { visitedViews } = store.state
    const at = visitedViews.findIndex((tab) => tab.path === path)
    if (at < 0 || visitedViews[at]!.meta.affix) return null
    without(new Set([path]))
    return store.state.visitedViews[at] ?? store.state.visitedViews[at - 1] ?? null
  }

  const closable = (wanted: (tab: Tab) => boolean) =>
    new Set(store.state.visitedViews.filter((tab) => !tab.meta.affix && wanted(tab)).map(({ path }) => path))

  function move(path: string, to: number): void {
    const { visitedViews } = store.state
    const tab = visitedViews.find((one) => one.path === path)
    if (!tab) return
    const others = visitedViews.filter((one) => one !== tab)
    set({ visitedViews: others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, tab) })
  }

  return {
    ...store,
    get state() {
      return store.state
    },
    visit,
    close,
    closeOthers: (path: string) => without(closable((tab) => tab.path !== path)),
    closeAll: () => without(closable(() => true)),
    /** What is known of it by now, such as its title. */
    update: (path: string, change: Partial<Omit<Tab, 'path'>>) =>
      set({ visitedViews: store.state.visitedViews.map((tab) => (tab.path === path ? { ...tab, ...change } : tab)) }),
    move,
    /** Begins the view anew when it is next looked at (R-10, `/redirect`). */
    refresh: (path: string) => {
      const { cachedViews, unsaved, versions } = store.state
      const other = (one: string) => one !== path
      set({
        cachedViews: cachedViews.filter(other),
        unsaved: unsaved.filter(other),
        versions: { ...versions, [path]: (versions[path] ?? 0) + 1 },
      })
    },
    setUnsaved: (path: string, isUnsaved: boolean) => {
      const others = store.state.unsaved.filter((one) => one !== path)
      if (isUnsaved || others.length < store.state.unsaved.length) set({ unsaved: isUnsaved ? [...others, path] : others })
    },
    /** T-07, T-09: none but the pinned ones. */
    reset: () => set({ ...EMPTY, versions: store.state.versions, visitedViews: pinned() }),
  }
}

/** What a reload finds again; anything else in the storage is nothing. */
function restored(storage: Kept): Tab[] {
  const found = readStored(storage, NAME)
  return Array.isArray(found) ? found.filter(isTab) : []
}

const isTab = (value: unknown): value is Tab =>
  isRecord(value) &&
  ['path', 'fullPath', 'title', 'icon'].every((name) => typeof value[name] === 'string') &&
  isRecord(value['query']) &&
  isRecord(value['meta'])

export const tabs = createTabs(typeof sessionStorage === 'undefined' ? undefined : sessionStorage)
