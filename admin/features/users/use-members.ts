import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { users } from '../../../contract/features/identity.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { user } from '../../../contract/resources/identity.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../../resource/data/data.ts'
import { messageOf } from '../../resource/data/restore-rows.ts'
import { call } from '../../session/session.ts'

export type Member = OutputOf<typeof users.getAll>['items'][number]

export interface MembersProps {
  /** The filter of users that finds them. */
  of: { unitIds: number } | { roleIds: number }
  add: (ids: readonly number[]) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
  /** Called after each change, beside what follows for users. */
  changed?: () => void
}

export const MEMBERS_PAGE = 10

/** A page of members, and their changes, each with a notice; that of a removal undoes it. */
export function useMembers({ of, changed, ...calls }: MembersProps, { keyword, page }: { keyword: string; page: number }) {
  const { t } = useTranslation()
  const input = { ...of, maxResultCount: MEMBERS_PAGE, skipCount: (page - 1) * MEMBERS_PAGE, ...(keyword && { keyword }) }
  const rows = useQuery({
    queryKey: [user.name, 'list', 'members', input],
    queryFn: () => call(users.getAll, { ...input, sorting: 'userName asc' } as never),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  /** Does a change and says so; a refusal is said by the server. */
  async function change(work: () => Promise<unknown>, done: () => void): Promise<boolean> {
    try {
      await work()
      done()
      return true
    } catch (error) {
      notify({ kind: 'error', text: messageOf(error), seconds: 10 })
      return false
    } finally {
      rowChanged(user)
      changed?.()
    }
  }

  const said = (text: string) => () => notify({ kind: 'success', text, seconds: 3 })
  const add = (ids: readonly number[]) =>
    change(() => calls.add(ids), said(t(`admin.members.added.${ids.length === 1 ? 'one' : 'other'}`, { count: ids.length })))
  const remove = (member: Member) => {
    const name = member.fullName || String(member.userName)
    const undo = () => void change(() => calls.add([member.id]), said(t('admin.members.back', { name })))
    return change(
      () => calls.remove(member.id),
      () =>
        notify({
          kind: 'success',
          text: t('admin.members.removed', { name }),
          seconds: 8,
          action: { label: t('admin.bin.undo'), run: undo },
        }),
    )
  }
  return { rows, add, remove }
}
