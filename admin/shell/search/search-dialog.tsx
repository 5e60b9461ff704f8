import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { SearchBox } from './search-box.tsx'

/** Starts with an empty search each time it opens. */
export default function SearchDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal
      open={isOpen}
      onCancel={close}
      title={<span className="shell-hidden">{t('admin.bar.search.open')}</span>}
      className="search-dialog"
      closable={false}
      footer={null}
      destroyOnHidden
      width={620}
    >
      <SearchBox close={close} />
    </Modal>
  )
}
