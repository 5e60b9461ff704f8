import type { MenuNode } from '../../../contract/features/menu-node.ts'
import { builtKeys, screenNamed } from '../../../contract/back-office/screens.ts'
import { sidebarOf, type SidebarEntry } from '../../session/menu-tree.ts'
import { toMenuItem } from '../../session/menu.ts'
import { MenuIcon } from '../../shell/icons/menu-icon.tsx'
import './menus.css'

/** A menu as the sidebar shows it, to be looked at: no hidden entry, no entry that leads nowhere. */
export function MenuTree({ nodes, empty }: { nodes: readonly MenuNode[]; empty: string }) {
  const entries = sidebarOf(nodes.map(toMenuItem), builtKeys)
  return entries.length > 0 ? <Entries entries={entries} /> : <p className="kit-quiet">{empty}</p>
}

const Entries = ({ entries }: { entries: readonly SidebarEntry[] }) => (
  <ul className="menu-tree">
    {entries.map((entry) => (
      <li key={entry.id}>
        <span className="menu-tree-entry">
          <span className="menu-icon" aria-hidden>
            <MenuIcon names={[entry.icon, entry.kind === 'page' ? screenNamed(entry.key)?.icon : null]} />
          </span>
          {entry.text}
        </span>
        {entry.kind === 'group' && <Entries entries={entry.entries} />}
      </li>
    ))}
  </ul>
)
