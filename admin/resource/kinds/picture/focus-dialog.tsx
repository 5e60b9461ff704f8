import { Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOf, withFocus } from '../../../../contract/picture-files.ts'
import { useFocusBack } from '../../../browser/use-focus-back.ts'
import { FocusField } from './focus-field.tsx'
import { isMiddle, MIDDLE } from './focus-steps.ts'

interface FocusDialogProps {
  address: string
  /** Is told the address with the chosen focus point. */
  choose: (address: string) => void
  close: () => void
}

/** Chooses the focus point of a picture at the place where it is used. */
export default function FocusDialog({ address, choose, close }: FocusDialogProps) {
  const { t } = useTranslation()
  useFocusBack()
  const [focus, setFocus] = useState(() => focusOf(address) ?? MIDDLE)
  const done = () => {
    choose(withFocus(address, isMiddle(focus) ? null : focus))
    close()
  }
  return (
    <Modal open width={760} title={t('admin.focus.title')} okText={t('admin.focus.choose')} onOk={done} onCancel={close}>
      <p className="kit-quiet">{t('admin.focus.lead')}</p>
      <FocusField address={address} focus={focus} set={setFocus} />
    </Modal>
  )
}
