import { WarningOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

/** Shown in place of a page that failed to render; the shell and the other tabs stay. Every page loads it, so it imports little. */
export function PageFailure() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Empty
      className="shell-failure"
      image={<WarningOutlined />}
      description={
        <>
          <h1 className="shell-title">{t('admin.failure.title')}</h1>
          {t('admin.shell.failureLead')}
        </>
      }
    >
      <Button type="primary" onClick={() => void navigate(`/redirect${pathname}${search}`)}>
        {t('admin.shell.failureAgain')}
      </Button>
    </Empty>
  )
}
