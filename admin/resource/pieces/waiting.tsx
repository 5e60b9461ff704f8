import { DisconnectOutlined } from '@ant-design/icons'
import { Empty } from 'antd'
import { useTranslation } from 'react-i18next'

/** In place of rows that wait for the network. */
export const Waiting = () => {
  const { t } = useTranslation()
  return <Empty className="kit-waiting" image={<DisconnectOutlined aria-hidden />} description={t('admin.listing.waiting')} />
}
