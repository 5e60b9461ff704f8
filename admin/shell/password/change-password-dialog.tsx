import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { ChangePassword } from './change-password.tsx'

/** S-12: closes once the password is changed. */
export default function ChangePasswordDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal open title={t('admin.password.title')} footer={null} onCancel={close}>
      <ChangePassword done={close} />
    </Modal>
  )
}
