import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CellComponent } from '../../resource/kinds/props/cell.ts'
import { YesNoCell } from '../../resource/kinds/yes-no/cell.tsx'
import { momentOf } from '../../resource/data/moment.ts'
import { Portrait } from '../../shell/portrait.tsx'
import { useLocked } from './use-locked.ts'

/** The portrait of a user in a list. */
export const PortraitCell: CellComponent = ({ item }) => (
  <Portrait address={item['avatar'] as string | null} name={String(item['name'] ?? item['userName'])} />
)

/** The names of the roles that are given to a user; they come with the row. */
export const RolesCell: CellComponent = ({ item }) =>
  ((item['roleDisplayNames'] as string[] | undefined) ?? []).map((name) => (
    <Tag key={name} variant="filled">
      {name}
    </Tag>
  ))

/** The state of an account in a list: active, disabled, or locked for a while by wrong passwords. */
export const StateCell: CellComponent = (props) => {
  const { item } = props
  const { t } = useTranslation()
  const until = useLocked().get(item.id)
  return (
    <>
      {item['isActive'] === false ? <Tag>{t('admin.account.disabled')}</Tag> : <YesNoCell {...props} />}
      {until && (
        <Tag color="warning" title={t('admin.account.lockedUntil', { when: momentOf(until) })}>
          {t('admin.account.locked')}
        </Tag>
      )}
    </>
  )
}
