import { describe, expect, test } from 'vitest'
import { MOST_KEPT, type Tab } from './tabs-state.ts'
import { createTabs } from './tabs.ts'

const tab = (path: string, more: Partial<Tab> = {}): Tab => ({
  path,
  fullPath: path,
  name: path.slice(1),
  title: path,
  icon: 'bars',
  query: {},
  meta: {},
  ...more,
})

const home = tab('/dashboard', { meta: { affix: true, noCache: true } })

function opened(...paths: string[]) {
  const tabs = createTabs(undefined, () => [home])
  for (const page of [home, ...paths.map((path) => tab(path))]) tabs.visit(page)
  return tabs
}

const pathsOf = (tabs: ReturnType<typeof createTabs>) => tabs.state.visitedViews.map(({ path }) => path)

describe('the tabs', () => {
  test('T-10a a page is added once; a second visit keeps its place and takes the new query', () => {
    const tabs = opened('/user', '/role')
    tabs.visit(tab('/user', { fullPath: '/user?page=2', query: { page: '2' }, title: 'other' }))
    expect(pathsOf(tabs)).toEqual(['/dashboard', '/user', '/role'])
    expect(tabs.state.visitedViews[1]).toMatchObject({ fullPath: '/user?page=2', query: { page: '2' }, title: '/user' })
    expect(tabs.state.kept).toEqual(['/role', '/user'])
  })

  test('T-10b after a tab is closed the next tab, else the one before it, is shown', () => {
    const tabs = opened('/user', '/role')
    expect(tabs.close('/user')).toMatchObject({ path: '/role' })
    expect(tabs.close('/role')).toMatchObject({ path: '/dashboard' })
    expect(tabs.close('/nowhere')).toBeNull()
    expect(tabs.state.kept).toEqual([])
  })

  test('B-79d the tab of a form leads to the row that it made: under its name, in its place, and without the page of the form', () => {
    const tabs = opened('/user', '/sitenews/new', '/role')
    tabs.setUnsaved('/sitenews/new', true)
    tabs.readdress('/sitenews/new', { path: '/sitenews/7', fullPath: '/sitenews/7?page=2', title: '新闻七' })
    expect(pathsOf(tabs)).toEqual(['/dashboard', '/user', '/sitenews/7', '/role'])
    expect(tabs.state.visitedViews[2]).toMatchObject({ title: '新闻七', fullPath: '/sitenews/7?page=2', meta: { own: true } })
    expect(tabs.state.kept).toEqual(['/user', '/role'])
    expect(tabs.state.unsaved).toEqual([])
    tabs.readdress('/nowhere', { path: '/sitenews/8', fullPath: '/sitenews/8', title: 'x' })
    expect(pathsOf(tabs)).toEqual(['/dashboard', '/user', '/sitenews/7', '/role'])
  })

  test('S-09f T-10c a pinned tab cannot be closed and survives close-others and close-all', () => {
    const tabs = opened('/user', '/role', '/menu')
    expect(tabs.close('/dashboard')).toBeNull()
    tabs.closeOthers('/role')
    expect(pathsOf(tabs)).toEqual(['/dashboard', '/role'])
    tabs.closeAll()
    expect(pathsOf(tabs)).toEqual(['/dashboard'])
  })

  test('S-09g a noCache page is not kept alive, others are', () => {
    const tabs = opened('/user')
    expect(tabs.state.kept).toEqual(['/user'])
    expect(tabs.state.cachedViews).toEqual(['user'])
  })

  test('T-10e T-10f the state holds the visited tabs, and the names of the screens that are kept alive, each once', () => {
    const tabs = opened('/role')
    for (const path of ['/sitenews', '/sitenews/7']) tabs.visit(tab(path, { name: 'sitenews', title: '新闻', icon: 'read' }))
    tabs.visit(tab('/unnamed', { name: null }))
    expect(tabs.state.visitedViews[2]).toMatchObject({ path: '/sitenews', title: '新闻', icon: 'read', meta: {} })
    expect(tabs.state.kept).toEqual(['/role', '/sitenews', '/sitenews/7', '/unnamed'])
    expect(tabs.state.cachedViews).toEqual(['role', 'sitenews'])
    tabs.close('/sitenews')
    expect(tabs.state.cachedViews).toEqual(['role', 'sitenews'])
    tabs.refresh('/sitenews/7')
    expect(tabs.state.cachedViews).toEqual(['role'])
    tabs.reset()
    expect(tabs.state.cachedViews).toEqual([])
  })

  test('T-10g a tab has path, fullPath, name, title, query and meta', () => {
    const tabs = createTabs(undefined)
    const page = tab('/user', { fullPath: '/user?page=2', query: { page: '2' }, meta: { affix: true } })
    tabs.visit(page)
    expect(tabs.state.visitedViews).toEqual([page])
    expect(Object.keys(tabs.state.visitedViews[0]!)).toEqual(['path', 'fullPath', 'name', 'title', 'icon', 'query', 'meta'])
  })

  test('S-09 a refreshed view starts afresh and is no longer cached', () => {
    const tabs = opened('/user')
    tabs.refresh('/user')
    expect(tabs.state.versions['/user']).toBe(1)
    expect(tabs.state.kept).toEqual([])
    expect(pathsOf(tabs)).toContain('/user')
  })

  test('S-09 the pages unvisited for longest are dropped from the cache, but never a page with unsaved changes', () => {
    const paths = Array.from({ length: MOST_KEPT + 3 }, (_, at) => `/sitenews/${at}`)
    const tabs = opened(paths[0]!)
    tabs.setUnsaved(paths[0]!, true)
    for (const path of paths.slice(1)) tabs.visit(tab(path))
    expect(tabs.state.kept).toHaveLength(MOST_KEPT)
    expect(tabs.state.kept).toContain(paths[0])
    expect(tabs.state.kept).not.toContain(paths[1])
    expect(tabs.state.visitedViews).toHaveLength(paths.length + 1)
  })

  test('S-09 a tab moves within the row, and not past its ends', () => {
    const tabs = opened('/user', '/role')
    tabs.move('/role', 1)
    expect(pathsOf(tabs)).toEqual(['/dashboard', '/role', '/user'])
    tabs.move('/user', -5)
    tabs.move('/role', 99)
    expect(pathsOf(tabs)).toEqual(['/user', '/dashboard', '/role'])
  })

  test('T-10d S-09d a title that becomes known later is updated', () => {
    const tabs = opened('/sitenews/7')
    tabs.update('/sitenews/7', { title: '新品发布' })
    expect(tabs.state.visitedViews[1]!.title).toBe('新品发布')
    tabs.update('/nowhere', { title: 'x' })
    expect(pathsOf(tabs)).not.toContain('/nowhere')
  })

  test('a form counts as unsaved until it is saved or its tab is closed', () => {
    const tabs = opened('/sitenews/7')
    tabs.setUnsaved('/sitenews/7', true)
    expect(tabs.state.unsaved).toEqual(['/sitenews/7'])
    tabs.setUnsaved('/sitenews/7', false)
    expect(tabs.state.unsaved).toEqual([])
    tabs.setUnsaved('/sitenews/7', true)
    tabs.close('/sitenews/7')
    expect(tabs.state.unsaved).toEqual([])
  })

  test('T-07d T-09b a reset leaves the pinned tabs', () => {
    const tabs = opened('/user')
    tabs.reset()
    expect(pathsOf(tabs)).toEqual(['/dashboard'])
    expect(tabs.state.kept).toEqual([])
  })
})

describe('the storage of the tabs', () => {
  const storageOf = (kept: string | null) => {
    const values = new Map(kept === null ? [] : [['portico.tabs', kept]])
    return {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }
  }

  test('T-07d after a reset the storage names no tab', () => {
    const storage = storageOf(null)
    const tabs = createTabs(storage)
    tabs.visit(tab('/user'))
    expect(storage.getItem('portico.tabs')).toContain('/user')
    tabs.reset()
    expect(storage.getItem('portico.tabs')).toBeNull()
  })

  test('S-09 a reload restores them', () => {
    const storage = storageOf(null)
    createTabs(storage).visit(tab('/user', { fullPath: '/user?page=3' }))
    expect(createTabs(storage).state.visitedViews).toMatchObject([{ path: '/user', fullPath: '/user?page=3' }])
  })

  test.each(['', 'not json', '{}', '[1, null, "x"]', '[{"path": "/user"}]', '[{"path": 1, "fullPath": 2}]'])(
    'a stored value that is no list of tabs is dropped: %s',
    (kept) => {
      expect(createTabs(storageOf(kept)).state.visitedViews).toEqual([])
    },
  )

  test('tabs work with a storage that refuses, and last as long as the page', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const tabs = createTabs({ getItem: refuse, setItem: refuse, removeItem: refuse })
    tabs.visit(tab('/user'))
    expect(pathsOf(tabs)).toEqual(['/user'])
    tabs.reset()
    expect(pathsOf(tabs)).toEqual([])
  })
})
