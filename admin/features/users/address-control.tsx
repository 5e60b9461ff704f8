import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { Control } from '../../resource/kinds/controls.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useSession } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'

/** The mail address and the phone of somebody else are changed by those who may reset passwords (B-100c). */
export default function AddressControl(props: ControlProps) {
  const { t } = useTranslation()
  const mayReset = useCan('User/ResetPassword')
  const { userid } = useSession()
  const isFixed = !mayReset && props.item !== null && props.item.id !== userid
  if (!isFixed) return <Control {...props} />
  return (
    <>
      <ConfigProvider componentDisabled>
        <Control {...props} />
      </ConfigProvider>
      <div className="kit-quiet">{t('admin.password.addresses')}</div>
    </>
  )
}
