import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { leaverOf, type Leaver, type Owner } from './leaver.ts'
import './leaving.css'

interface OwnersDialogProps {
  owners: readonly Owner[]
  /** The number of selected users to whom no row belongs. */
  others: number
  deleteOthers: () => void
  handOver: (leaver: Leaver) => void
  close: () => void
}

/** Names the selected users who cannot be deleted yet, and leads to the hand-over of each (B-60i). */
export default function OwnersDialog({ owners, others, deleteOthers, handOver, close }: OwnersDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  return (
    <Modal
      open
      title={t('admin.leaving.owners.title')}
      onCancel={close}
      onOk={deleteOthers}
      okText={t('admin.leaving.owners.others', { count: others })}
      okButtonProps={{ danger: true, hidden: others === 0 }}
    >
      <p>{t('admin.leaving.owners.lead')}</p>
      <ul className="leaving-owners">
        {owners.map((owner) => (
          <li key={owner.id}>
            <span>{t('admin.leaving.owners.line', { name: owner.fullName || owner.userName, count: owner.count })}</span>
            <Button size="small" onClick={() => handOver(leaverOf(owner))}>
              {t('admin.account.leave')}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
