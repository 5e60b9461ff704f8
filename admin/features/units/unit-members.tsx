import { members } from '../../../contract/features/members.ts'
import { organizationUnit } from '../../../contract/resources/identity.ts'
import type { Item } from '../../resource/data/item.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { quietly } from '../../session/session.ts'
import { Members } from '../users/members.tsx'

/** The members of a unit, added and removed at once. */
export const UnitMembers = ({ item: { id } }: { item: Item }) => (
  <Members
    of={{ unitIds: id }}
    add={(userIds) => quietly(members.addUsersToUnit, { organizationUnitId: id, userIds: [...userIds] })}
    remove={(userId) => quietly(members.removeUserFromUnit, { organizationUnitId: id, userId })}
    changed={() => rowChanged(organizationUnit)}
  />
)
