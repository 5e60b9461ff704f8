import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from './search-box.tsx'

/** Starts with an empty search each time it opens. */
export default function SearchDialog({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { t } = useTranslation()
  const [isChosen, setChosen] = useState(false)
  if (isOpen && isChosen) setChosen(false)
  const leave = () => {
    setChosen(true)
    close()
  }
  return (
    <Modal
      open={isOpen}
      onCancel={close}
      title={<span className="shell-hidden">{t('admin.bar.search.open')}</span>}
      className="search-dialog"
      closable={false}
      mask={{ closable: true }}
      footer={null}
      // The heading of the chosen page takes the focus; after Escape the element from before has it again.
      focusable={{ focusTriggerAfterClose: !isChosen }}
      destroyOnHidden
      width={620}
    >
      <SearchBox close={leave} />
    </Modal>
  )
}
