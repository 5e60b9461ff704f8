import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { ClearAll } from './clear-all.tsx'
import { ErrorList } from './error-list.tsx'

/** S-04: the errors, and Clear All, which closes the dialog. */
export default function ErrorLogDialog({ close }: { close: () => void }) {
  const { t } = useTranslation()
  const cleared = () => {
    close()
    // The button that opened the dialog is gone with the last error.
    document.getElementById('shell-content')?.focus()
  }
  return (
    <Modal
      open
      mask={{ closable: true }}
      title={t('admin.bar.errors.title')}
      width={880}
      onCancel={close}
      footer={<ClearAll cleared={cleared} />}
    >
      <ErrorList />
    </Modal>
  )
}
