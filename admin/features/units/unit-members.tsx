import { useTranslation } from 'react-i18next'
import { members } from '../../../contract/features/members.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { Item } from '../../resource/data/item.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { quietly } from '../../session/session.ts'
import { Members } from '../users/members.tsx'

/** The code of a unit, by which single sign-on names it, and its members, added and removed at once. */
export function UnitMembers({ item: { id, code } }: { item: Item }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="kit-quiet">{t('admin.members.unitCode', { code: String(code) })}</p>
      <Members
        of={{ unitIds: id }}
        add={(userIds) => quietly(members.addUsersToUnit, { organizationUnitId: id, userIds: [...userIds] })}
        remove={(userId) => quietly(members.removeUserFromUnit, { organizationUnitId: id, userId })}
        changed={() => rowChanged(organizationUnit)}
      />
    </>
  )
}
