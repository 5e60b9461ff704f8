import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { LibraryChoices } from './library-choices.tsx'
import { useLibraryChoice } from './use-library-choice.ts'

interface LibraryDialogProps {
  isSingle: boolean
  /** Is told the addresses of the chosen pictures, in the order of the choice. */
  taken: (addresses: string[]) => void
  close: () => void
}

/** Chooses pictures of the library for a field (B-116f). */
export default function LibraryDialog({ isSingle, taken, close }: LibraryDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const choice = useLibraryChoice(true)
  const number = choice.chosen.length
  return (
    <Modal
      open
      width={820}
      title={t('admin.library.choose')}
      okText={isSingle || number === 0 ? t('admin.library.use') : t('admin.library.useSome', { number })}
      okButtonProps={{ disabled: number === 0 }}
      onOk={() => {
        taken(choice.chosen.map(({ url }) => url))
        close()
      }}
      onCancel={close}
    >
      <LibraryChoices {...choice} isSingle={isSingle} />
    </Modal>
  )
}
