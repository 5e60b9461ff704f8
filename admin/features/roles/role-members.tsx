import { members } from '../../../contract/features/members.ts'
import type { Item } from '../../resource/data/item.ts'
import { quietly } from '../../session/session.ts'
import { Members } from '../users/members.tsx'

/** The users to whom a role is given, added and removed at once. */
export const RoleMembers = ({ item: { id } }: { item: Item }) => (
  <Members
    of={{ roleIds: id }}
    add={async (userIds) => {
      for (const userId of userIds) await quietly(members.addUserToRole, { roleId: id, userId })
    }}
    remove={(userId) => quietly(members.removeUserFromRole, { roleId: id, userId })}
  />
)
