/** A visited page (T-10). */
export interface Tab {
  /** Identifies the tab. */
  path: string
  /** The address that the tab leads to: its path with the query. */
  fullPath: string
  /** The key of its screen. */
  name: string | null
  title: string
  icon: string
  query: Record<string, string>
  /** `own`: the page itself has set the title, which no menu has. */
  meta: { affix?: boolean; noCache?: boolean; own?: boolean }
}

export interface TabsState {
  visitedViews: readonly Tab[]
  /** The names of the screens that have a page which is kept alive. */
  cachedViews: readonly string[]
  /** Paths of the pages that are kept alive; the last one was visited last. A screen has a page for each row that is open. */
  kept: readonly string[]
  /** The number of fresh starts of each view: another number makes another view. */
  versions: Readonly<Record<string, number>>
  /** Paths of forms with unsaved changes. */
  unsaved: readonly string[]
}

/** At most so many pages are kept alive, so that a day's work does not fill the memory. Pages with unsaved changes are never dropped. */
export const MOST_KEPT = 16

export const NO_TABS: TabsState = { visitedViews: [], cachedViews: [], kept: [], versions: {}, unsaved: [] }

/** The names that belong to the pages that are kept alive, each once. */
export const cachedNames = ({ visitedViews, kept }: TabsState): string[] => [
  ...new Set(kept.flatMap((path) => visitedViews.find((tab) => tab.path === path)?.name ?? [])),
]

/** Adds the tab if it is not open; an open tab takes over the new query. */
export function visited(state: TabsState, tab: Tab): Partial<TabsState> {
  const { visitedViews } = state
  const at = visitedViews.findIndex(({ path }) => path === tab.path)
  const { fullPath, query } = tab
  return {
    visitedViews: at < 0 ? [...visitedViews, tab] : visitedViews.with(at, { ...visitedViews[at]!, fullPath, query }),
    kept: cachedAfter(state, tab),
  }
}

function cachedAfter({ kept, unsaved }: TabsState, { path, meta }: Tab): readonly string[] {
  const others = kept.filter((other) => other !== path)
  const spare = others.filter((other) => !unsaved.includes(other)).slice(0, Math.max(0, others.length + 1 - MOST_KEPT))
  return [...others.filter((other) => !spare.includes(other)), ...(meta.noCache ? [] : [path])]
}

export function closed({ visitedViews, kept, unsaved, versions }: TabsState, paths: ReadonlySet<string>): Partial<TabsState> {
  const stays = (path: string) => !paths.has(path)
  return {
    visitedViews: visitedViews.filter((tab) => stays(tab.path)),
    kept: kept.filter(stays),
    unsaved: unsaved.filter(stays),
    versions: { ...versions, ...Object.fromEntries([...paths].map((path) => [path, (versions[path] ?? 0) + 1])) },
  }
}

/** Gives a tab another address and title, such as those of the row that its form has made. The page of the old address is dropped. */
export function readdressed(state: TabsState, path: string, to: Pick<Tab, 'path' | 'fullPath' | 'title'>): Partial<TabsState> {
  const at = state.visitedViews.findIndex((tab) => tab.path === path)
  if (at < 0) return {}
  const { meta, ...tab } = state.visitedViews[at]!
  const others = closed(state, new Set([path, to.path]))
  return { ...others, visitedViews: others.visitedViews!.toSpliced(at, 0, { ...tab, ...to, meta: { ...meta, own: true } }) }
}

/** The paths of the tabs that may be closed, except one. */
export const closablePaths = ({ visitedViews }: TabsState, except?: string): ReadonlySet<string> =>
  new Set(visitedViews.filter(({ path, meta }) => !meta.affix && path !== except).map(({ path }) => path))

export function moved({ visitedViews }: TabsState, path: string, to: number): Partial<TabsState> {
  const tab = visitedViews.find((other) => other.path === path)
  if (!tab) return {}
  const others = visitedViews.filter((other) => other !== tab)
  return { visitedViews: others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, tab) }
}

export const updated = ({ visitedViews }: TabsState, path: string, change: Partial<Omit<Tab, 'path'>>): Partial<TabsState> => ({
  visitedViews: visitedViews.map((tab) => (tab.path === path ? { ...tab, ...change } : tab)),
})

/** The next visit starts the view afresh (R-10, `/redirect`). */
export function refreshed({ kept, unsaved, versions }: TabsState, path: string): Partial<TabsState> {
  const isOther = (other: string) => other !== path
  return {
    kept: kept.filter(isOther),
    unsaved: unsaved.filter(isOther),
    versions: { ...versions, [path]: (versions[path] ?? 0) + 1 },
  }
}
