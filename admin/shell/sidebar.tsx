import { ExportOutlined } from '@ant-design/icons'
import { Menu, type MenuProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useMatches } from 'react-router'
import { groupsOf, sidebarOf, type SidebarEntry } from '../menu.ts'
import { addressOf, builtKeys, pageNamed } from '../pages.ts'
import type { AdminHandle } from '../routes.tsx'
import { useSession } from '../session.ts'
import { MenuIcon } from './icons.tsx'

type Item = NonNullable<MenuProps['items']>[number]

/** The row of the predefined table that is open. */
export const useCurrentKey = (): string | undefined => (useMatches().at(-1)?.handle as AdminHandle | undefined)?.page

/** S-01: the user's menu tree. */
export function Sidebar({ collapsed = false }: { collapsed?: boolean }) {
  const { t } = useTranslation()
  const { menus } = useSession()
  const current = useCurrentKey()
  const [closed, setClosed] = useState<readonly string[]>([])
  // All open at first: what is folded away is not found.
  const groups = groupsOf(menus)
  return (
    <nav aria-label={t('admin.shell.menu')}>
      <Menu
        mode="inline"
        className="shell-menu"
        inlineCollapsed={collapsed}
        items={sidebarOf(menus, builtKeys).map(itemOf)}
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

function itemOf(entry: SidebarEntry): Item {
  if (entry.kind === 'group')
    return { key: entry.id, label: entry.text, icon: <MenuIcon names={[entry.icon]} />, children: entry.entries.map(itemOf) }
  if (entry.kind === 'link')
    return { key: entry.id, icon: <MenuIcon names={[entry.icon, 'link']} />, label: <OutLink url={entry.url} text={entry.text} /> }
  const page = pageNamed(entry.key)!
  return {
    key: entry.key,
    icon: <MenuIcon names={[entry.icon, page.icon]} />,
    // Whoever points at an entry will likely press it: its code is fetched meanwhile.
    label: (
      <Link to={addressOf(page)} onPointerEnter={() => void page.load()}>
        {entry.text}
      </Link>
    ),
  }
}

const OutLink = ({ url, text }: { url: string; text: string }) => {
  const { t } = useTranslation()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${text} (${t('admin.shell.newWindow')})`}>
      {text} <ExportOutlined aria-hidden />
    </a>
  )
}
