import { useQuery } from '@tanstack/react-query'
import { Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '../../../contract/features/menu-node.ts'
import { members } from '../../../contract/features/members.ts'
import { menu } from '../../../contract/resources/identity.ts'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { permitOf } from '../../../contract/resource.ts'
import { useRowChoice } from '../../resource/data/row-choice.ts'
import { quietly } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { MenuTree } from './menu-tree.tsx'

const role = resourceNamed('role')

/** The sidebar as the people of a chosen role see it, by the server's own function (B-58b). */
export function MenuPreview() {
  const mayView = useCan(permitOf(role, 'View'))
  return mayView ? <Preview /> : null
}

function Preview() {
  const { t, i18n } = useTranslation()
  const [chosen, choose] = useState<number | null>(null)
  const choice = useRowChoice(role, chosen === null ? [] : [chosen])
  // Begins with the first role, so that the panel is never empty.
  const id = chosen ?? choice.options[0]?.value ?? null
  const { data, error } = useQuery({
    // The key is below that of the list: whenever an entry changes, the preview is read again.
    queryKey: [menu.name, 'list', 'preview', id, i18n.language],
    queryFn: () => quietly(members.menusInRole, { id: id! }),
    enabled: id !== null,
    staleTime: 0,
  })
  return (
    <aside className="kit-card menu-preview" aria-labelledby="menu-preview">
      <h2 id="menu-preview" className="kit-section-title">
        {t('admin.people.menus.title')}
      </h2>
      <p className="kit-hint">{t('admin.people.menus.lead')}</p>
      <Select
        {...choice}
        className="kit-wide"
        aria-label={t('admin.people.menus.role')}
        value={id}
        onChange={(next: number | null) => choose(next)}
      />
      {error && <p role="alert">{error.message}</p>}
      {data ? <MenuTree nodes={nested(data.items)} empty={t('admin.people.menus.empty')} /> : !error && <Skeleton active title={false} />}
    </aside>
  )
}

/** The tree of a flat list of entries, each of which comes before its children. */
function nested(items: readonly MenuNode[]): MenuNode[] {
  const ids = new Set(items.map(({ id }) => id))
  const below = Map.groupBy(items, ({ pid }) => (ids.has(pid) ? pid : null))
  const branch = (parent: string | null): MenuNode[] => (below.get(parent) ?? []).map((node) => ({ ...node, children: branch(node.id) }))
  return branch(null)
}
