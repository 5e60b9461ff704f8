import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Spin } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { roleChanges } from '../../../contract/features/role-changes.ts'
import { role } from '../../../contract/resources/identity.ts'
import { quietly } from '../../session/session.ts'
import { MenuTree } from '../menus/menu-tree.tsx'

/** The server is asked this long after the last tick. */
const SETTLED_MS = 250

/** The menu that people with these permits would see, as the server builds it from the unsaved choice. */
export function OpenedMenu({ permits }: { permits: readonly string[] }) {
  const { t } = useTranslation()
  const [settled, setSettled] = useState(permits)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(permits), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [permits])
  const { data, isFetching, error } = useQuery({
    queryKey: [role.name, 'menus', settled],
    queryFn: () => quietly(roleChanges.previewMenus, { grantedPermissions: [...settled] }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section className="permits-menu" aria-labelledby="permits-menu" aria-busy={isFetching}>
      <h3 id="permits-menu">{t('admin.people.tree.menu')}</h3>
      <span className="kit-hint">{t('admin.people.tree.menuLead')}</span>
      {error && <p role="alert">{error.message}</p>}
      {data ? <MenuTree nodes={data.items} empty={t('admin.people.tree.menuEmpty')} /> : !error && <Spin />}
    </section>
  )
}
