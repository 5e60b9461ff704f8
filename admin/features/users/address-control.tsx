import { ConfigProvider } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Control } from '../../resource/kinds/controls.ts'
import type { ControlProps } from '../../resource/kinds/props/control.ts'
import { useSession } from '../../session/session.ts'
import { useCan } from '../../session/use-can.ts'

/** The mail address and the phone of somebody else are changed by those who may reset passwords (B-100c), one's own in the profile (B-110a). */
export default function AddressControl(props: ControlProps) {
  const { t } = useTranslation()
  const mayReset = useCan('User/ResetPassword')
  const { userid } = useSession()
  const isOwn = props.item?.id === userid
  if (props.item === null || (mayReset && !isOwn)) return <Control {...props} />
  return (
    <>
      <ConfigProvider componentDisabled>
        <Control {...props} />
      </ConfigProvider>
      <div className="kit-quiet">
        {isOwn ? <Link to="/profile">{t('admin.password.ownAddresses')}</Link> : t('admin.password.addresses')}
      </div>
    </>
  )
}
