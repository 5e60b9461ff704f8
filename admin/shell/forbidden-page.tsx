import { LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Outcome } from './parts/outcome.tsx'

export const Component = () => {
  const { t } = useTranslation()
  return (
    <Outcome icon={<LockOutlined />} title={<h1 className="shell-title">{t('admin.forbidden.title')}</h1>} lead={t('admin.forbidden.lead')}>
      <Link to="/dashboard">
        <Button type="primary">{t('admin.forbidden.back')}</Button>
      </Link>
    </Outcome>
  )
}
