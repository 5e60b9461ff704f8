import { MoreOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'

export const MoreButton = (props: ButtonProps) => {
  const { t } = useTranslation()
  return <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('admin.list.more')} aria-haspopup="menu" {...props} />
}
