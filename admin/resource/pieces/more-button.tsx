import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

export const MoreButton = (props: ComponentProps<typeof Button>) => {
  const { t } = useTranslation()
  return <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('admin.list.more')} aria-haspopup="menu" {...props} />
}
