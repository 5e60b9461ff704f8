import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Way } from '../../../contract/features/ways.ts'

/** The ways in which a role is held, as words: directly, or by a unit. */
export function useWayWords(): (ways: readonly Way[]) => string {
  const { t } = useTranslation()
  return (ways) =>
    ways
      .map(({ unitName }) => (unitName === null ? t('admin.people.ways.own') : t('admin.people.ways.unit', { unit: unitName })))
      .join(t('admin.tabs.comma'))
}

/** The roles of a user, each with all ways in which it is held. */
export const byRole = (ways: readonly Way[]): Way[][] => [...Map.groupBy(ways, ({ roleId }) => roleId).values()]

/** The roles that a permit comes from, each with the ways in which it is held. */
export function WayTags({ ways }: { ways: readonly Way[] }) {
  const { t } = useTranslation()
  const words = useWayWords()
  return byRole(ways).map((own) => (
    <Tag key={own[0]!.roleId}>{t('admin.people.ways.role', { role: own[0]!.roleName, ways: words(own) })}</Tag>
  ))
}
