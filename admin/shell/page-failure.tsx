import { Button, Result } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

/** A page that could not be drawn; the frame around it stands, and so do the other tabs. */
export function PageFailure() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <Result
      status="error"
      title={<h1 className="shell-title">{t('admin.failure.title')}</h1>}
      subTitle={t('admin.shell.failureLead')}
      extra={
        <Button type="primary" onClick={() => void navigate(`/redirect${pathname}${search}`)}>
          {t('admin.shell.failureAgain')}
        </Button>
      }
    />
  )
}
