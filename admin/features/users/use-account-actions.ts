import { useTranslation } from 'react-i18next'
import { accounts } from '../../../contract/features/accounts.ts'
import { users } from '../../../contract/features/users.ts'
import { permitOf } from '../../../contract/resource.ts'
import { user } from '../../../contract/resources/identity.ts'
import { notify } from '../../browser/notice.ts'
import { rowChanged } from '../../resource/data/data.ts'
import type { Item } from '../../resource/data/item.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { queries } from '../../session/queries.ts'
import { call, useSession } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'
import { useLocked } from './use-locked.ts'

type AccountAction = {
  key: string
  label: string
  onClick: () => void
}

/** The actions for the account of one user: enabling, disabling and unlocking. Nobody disables themselves. */
export function useAccountActions(): (item: Item) => AccountAction[] {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const locked = useLocked()
  const mayEdit = useCan(permitOf(user, 'Edit'))
  const { userName: ownName } = useSession()

  async function change(work: () => Promise<unknown>, done: string) {
    await work()
    accountChanged()
    notify({ kind: 'success', text: done, seconds: 3 })
  }
  const actionsOf = (item: Item): AccountAction[] => {
    const who = String(item['fullName'] || item['userName'])
    const disable = () =>
      confirm({
        title: `${t('admin.account.disable')} ${who}`,
        content: t('admin.account.askDisable'),
        okText: t('admin.account.disable'),
        danger: true,
        then: () => change(() => call(users.deactivate, { id: item.id }), t('admin.account.disabledDone', { who })),
      })
    // A failed call has announced itself.
    const enable = () =>
      void change(() => call(users.activate, { id: item.id }), t('admin.account.enabledDone', { who })).catch(() => undefined)
    const unlock = () =>
      void change(() => call(accounts.unlock, { id: item.id }), t('admin.account.unlockedDone', { who })).catch(() => undefined)
    return [
      ...(locked.has(item.id) ? [{ key: 'unlock', label: t('admin.account.unlock'), onClick: unlock }] : []),
      ...(item['isActive'] === false ? [{ key: 'enable', label: t('admin.account.enable'), onClick: enable }] : []),
      ...(item['isActive'] === true && item['userName'] !== ownName
        ? [{ key: 'disable', label: t('admin.account.disable'), onClick: disable }]
        : []),
    ]
  }
  return (item) => (mayEdit ? actionsOf(item) : [])
}

/** After a change by a call of its own: lists are read again, and so is every open form of a user. */
export function accountChanged(): void {
  rowChanged(user)
  void queries.invalidateQueries({ queryKey: [user.name, 'row'] })
  void queries.invalidateQueries({ queryKey: [user.name, 'account'] })
}
