import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { users } from '../../../contract/features/users.ts'
import { notify } from '../../browser/notice.ts'
import type { Item } from '../../resource/data/item.ts'
import { call } from '../../session/session.ts'

/** B-56f: asks, and removes the second factors of somebody who has lost them. */
export function useResetFactors(): (user: Item) => void {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  return (user) =>
    void modal.confirm({
      title: t('admin.factors.resetWho', { name: String(user['userName']) }),
      content: t('admin.factors.resetLead'),
      okText: t('admin.factors.reset'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await call(users.resetSecondFactors, { id: user.id })
        notify({ kind: 'success', text: t('admin.factors.resetDone'), seconds: 3 })
      },
    })
}
