import { WarningOutlined } from '@ant-design/icons'
import { Button, Empty } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'

/** A page that could not be drawn; the frame around it stands, and so do the other tabs. It comes along with every page, so it needs little. */
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
