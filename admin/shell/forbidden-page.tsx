import { LockOutlined } from '@ant-design/icons'
import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export const Component = () => {
  const { t } = useTranslation()
  return (
    <Result
      icon={<LockOutlined style={{ color: 'var(--ant-color-link)' }} />}
      title={<h1 className="shell-title">{t('admin.forbidden.title')}</h1>}
      subTitle={t('admin.forbidden.lead')}
      extra={
        <Link to="/dashboard">
          <Button type="primary">{t('admin.forbidden.back')}</Button>
        </Link>
      }
    />
  )
}
