import { CloseOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { useSorting } from '../browser/use-sorting.ts'
import { bringIntoSight } from '../browser/into-sight.ts'
import { useStore } from '../state/store.ts'
import type { Tab } from '../state/tabs-state.ts'
import { tabs } from '../state/tabs.ts'
import { MenuIcon } from './icons/menu-icon.tsx'
import './tab-bar.css'
import { useClosing, useUnsavedQuestion } from './use-closing.ts'

/** S-09: the open pages, as links and buttons: antd's editable tabs are not valid ARIA. */
export function TabBar() {
  const { t } = useTranslation()
  const { visitedViews, unsaved } = useStore(tabs)
  const { pathname } = useLocation()
  const list = useSorting<HTMLUListElement>({ place: tabs.move })
  return (
    <nav className="tab-bar" aria-label={t('admin.tabs.label')}>
      <ul ref={list}>
        {visitedViews.map((tab, at) => (
          <OpenTab
            key={tab.path}
            tab={tab}
            isCurrent={tab.path === pathname}
            isUnsaved={unsaved.includes(tab.path)}
            move={(by) => tabs.move(tab.path, at + by)}
          />
        ))}
      </ul>
    </nav>
  )
}

interface OpenTabProps {
  tab: Tab
  isCurrent: boolean
  isUnsaved: boolean
  move: (by: number) => void
}

function OpenTab({ tab, isCurrent, isUnsaved, move }: OpenTabProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLLIElement>(null)
  const { close } = useClosing()
  const items = useMenu(tab)

  useEffect(() => {
    const item = ref.current
    // Depends on the title because a longer title makes the tab wider.
    if (isCurrent && item) bringIntoSight(item, item.parentElement!)
  }, [isCurrent, tab.title])

  const middle = (event: MouseEvent) => {
    if (event.button !== 1 || tab.meta.affix) return
    event.preventDefault()
    close(tab)
  }
  // The keys can do everything that dragging can.
  const keys = (event: KeyboardEvent) => {
    if (event.shiftKey && event.key === 'ArrowLeft') move(-1)
    else if (event.shiftKey && event.key === 'ArrowRight') move(1)
    else if (event.key === 'Delete' && !tab.meta.affix) close(tab)
  }
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, className: 'tab-menu' }}>
      <li ref={ref} data-sort={tab.path} className={isCurrent ? 'is-current' : ''}>
        <Link to={tab.fullPath} aria-current={isCurrent ? 'page' : undefined} title={tab.title} onAuxClick={middle} onKeyDown={keys}>
          <MenuIcon names={[tab.icon]} />
          <span>{tab.title}</span>
          {isUnsaved && <i className="tab-unsaved" role="img" aria-label={t('admin.tabs.unsaved')} />}
        </Link>
        {!tab.meta.affix && (
          <button type="button" aria-label={t('admin.tabs.closeOne', { title: tab.title })} onClick={() => close(tab)}>
            <CloseOutlined />
          </button>
        )}
      </li>
    </Dropdown>
  )
}

/** Its right-click menu. */
function useMenu(tab: Tab): NonNullable<MenuProps['items']> {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { close, closeOthers, closeAll } = useClosing()
  const ask = useUnsavedQuestion()
  return [
    { key: 'refresh', label: t('admin.tabs.refresh'), onClick: () => ask([tab], () => void navigate(`/redirect${tab.fullPath}`)) },
    ...(tab.meta.affix ? [] : [{ key: 'close', label: t('admin.tabs.close'), onClick: () => close(tab) }]),
    { key: 'others', label: t('admin.tabs.closeOthers'), onClick: () => closeOthers(tab) },
    { key: 'all', label: t('admin.tabs.closeAll'), onClick: () => closeAll() },
  ]
}
