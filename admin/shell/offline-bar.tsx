import { DisconnectOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../browser/use-online.ts'

/** Says that there is no network. The region is always there, so that screen readers notice when it speaks. */
export function OfflineBar() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  return (
    <div role="status" className={isOnline ? undefined : 'shell-offline'}>
      {!isOnline && (
        <>
          <DisconnectOutlined aria-hidden /> {t('admin.shell.offline')}
        </>
      )}
    </div>
  )
}
