import { ExportOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { bringIntoSight } from '../browser/into-sight.ts'
import { groupsOf, sidebarOf, type SidebarEntry } from '../session/menu-tree.ts'
import { addressOf, builtKeys, screenNamed, type Screen } from '../../contract/back-office/screens.ts'
import { useSession } from '../session/session.ts'
import { useStore } from '../state/store.ts'
import { tabs } from '../state/tabs.ts'
import { MenuIcon } from './icons/menu-icon.tsx'
import { focusHeading } from './parts/jump.ts'
import { prefetch } from './prefetch.ts'
import { useListRoles } from './use-list-roles.ts'
import { useCurrentKey } from './use-tab.ts'

type Item = NonNullable<MenuProps['items']>[number]

/** S-01: the user's menu tree. */
export function Sidebar({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useTranslation()
  const { menus } = useSession()
  const current = useCurrentKey()
  const [closed, setClosed] = useState<readonly string[]>([])
  // All groups are open at first, so that every entry can be seen.
  const groups = groupsOf(menus)
  const items = useMemo(() => sidebarOf(menus, builtKeys).map(itemOf), [menus])
  const nav = useRef<HTMLElement>(null)
  useEffect(() => showSelected(nav.current), [current, items])
  useListRoles(nav)
  return (
    <nav ref={nav} aria-label={t('admin.shell.menu')}>
      <Menu
        mode="inline"
        inlineIndent={16}
        className="shell-menu"
        inlineCollapsed={collapsed}
        // Names that stand beside their icons need no tooltip, and each would be drawn again with each page.
        {...(collapsed ? {} : { tooltip: false })}
        items={items}
        selectedKeys={current ? [current] : []}
        {...(collapsed
          ? {}
          : {
              openKeys: groups.filter((id) => !closed.includes(id)),
              onOpenChange: (open) => setClosed(groups.filter((id) => !open.includes(id))),
            })}
      />
    </nav>
  )
}

/** Scrolls the entry of the open page into sight. The menu scrolls in its own box, or in that of the drawer. */
function showSelected(nav: HTMLElement | null): void {
  const selected = nav?.querySelector<HTMLElement>('.ant-menu-item-selected')
  if (nav && selected) bringIntoSight(selected, nav.scrollHeight > nav.clientHeight ? nav : nav.parentElement!)
}

function itemOf(entry: SidebarEntry): Item {
  if (entry.kind === 'group')
    return { key: entry.id, label: entry.text, icon: <MenuIcon names={[entry.icon]} />, children: entry.entries.map(itemOf) }
  if (entry.kind === 'link')
    return { key: entry.id, icon: <MenuIcon names={[entry.icon, 'link']} />, label: <OutLink url={entry.url} text={entry.text} /> }
  const page = screenNamed(entry.key)!
  return {
    key: entry.key,
    icon: <MenuIcon names={[entry.icon, page.icon]} />,
    label: <PageLink page={page} text={entry.text} />,
  }
}

/** Leads to the open tab with its query; on the page itself, to the page without a query. Hovering fetches the code of the screen. */
const PageLink = ({ page, text }: { page: Screen; text: string }) => {
  const { pathname } = useLocation()
  const { visitedViews } = useStore(tabs)
  const address = addressOf(page)
  const open = pathname === address ? undefined : visitedViews.find(({ path }) => path === address)
  return (
    <Link to={open?.fullPath ?? address} onClick={focusHeading} onPointerEnter={() => prefetch(page.key)}>
      {text}
    </Link>
  )
}

const OutLink = ({ url, text }: { url: string; text: string }) => {
  const { t } = useTranslation()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${text} (${t('admin.shell.newWindow')})`}>
      {text} <ExportOutlined aria-hidden />
    </a>
  )
}
